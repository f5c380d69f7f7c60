import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import ExploreOutlined from '@mui/icons-material/ExploreOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { styled } from '@mui/material/styles';
import { type ElementType, useEffect } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../domain/paths';

import { isCurrent, type NavigationLink, navigationLinks } from './navigation';

const savedLinks: readonly NavigationLink[] = [
  { label: 'Saved tools', to: paths.savedTools, sections: ['saved-tools'] },
  { label: 'Saved articles', to: paths.bookmarks, sections: ['bookmarks'] },
];

/** The icons by the path of a link. */
const icons: Readonly<Record<string, ElementType>> = {
  [paths.home]: HomeOutlined,
  [paths.landing]: ExploreOutlined,
  [paths.tools]: GridViewOutlined,
  [paths.trending]: TrendingUpOutlined,
  [paths.blog]: ArticleOutlined,
  [paths.submit]: AddCircleOutlineOutlined,
  [paths.about]: InfoOutlined,
  [paths.savedTools]: BookmarksOutlined,
  [paths.bookmarks]: BookmarkBorderOutlined,
};

const Scrim = styled('div')(({ theme }) => ({
  // The bar's filter makes it the containing block of fixed descendants.
  position: 'absolute',
  inset: '60px 0 auto',
  height: '100vh',
  zIndex: theme.zIndex.drawer,
  background: 'rgb(0 0 0 / .32)',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Panel = styled('nav')(({ theme }) => ({
  position: 'absolute',
  inset: '61px 0 auto',
  zIndex: theme.zIndex.drawer,
  maxHeight: 'calc(100dvh - 61px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 12px 16px',
  background: theme.vars.palette.background.default,
  boxShadow: 'var(--sh3)',
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'menu-in 180ms cubic-bezier(.2, 0, 0, 1)',
    '@keyframes menu-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  },
  '& hr': { border: 0, borderTop: `1px solid ${theme.vars.palette.line.main}`, margin: '8px 12px' },
}));

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  height: 48,
  padding: '0 12px',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  textDecoration: 'none',
  '& svg': { fontSize: 20, color: theme.vars.palette.text.tertiary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    background: theme.vars.palette.primary.subtle,
    color: theme.vars.palette.primary.text,
    '& svg': { color: 'inherit' },
  },
}));

interface Props {
  pathname: string;
  /** Closed without following a link: focus returns to the button. */
  onClose: () => void;
  onChoose: () => void;
}

/** The collapsed bar's menu (shell-3, shell-5, shell-6). The page behind it is inert and does not scroll. */
export function MobileMenu({ pathname, onClose, onChoose }: Props) {
  useEffect(() => {
    document.documentElement.style.overflow = 'hidden';
    const wide = window.matchMedia('(min-width: 768px)');
    wide.addEventListener('change', onChoose);
    return () => {
      document.documentElement.style.overflow = '';
      wide.removeEventListener('change', onChoose);
    };
  }, [onChoose]);

  const row = (link: NavigationLink) => {
    const Icon = icons[link.to];
    return (
      <Row
        key={link.to}
        to={link.to}
        onClick={onChoose}
        aria-current={isCurrent(link, pathname) ? 'page' : undefined}
      >
        {Icon ? <Icon aria-hidden="true" /> : null}
        {link.label}
      </Row>
    );
  };
  return (
    <>
      {/* A click outside closes the menu; keyboard users have Escape and the button. */}
      <Scrim aria-hidden="true" onClick={onClose} />
      <Panel id="mobile-menu" aria-label="Main">
        {navigationLinks.map(row)}
        <hr />
        {savedLinks.map(row)}
      </Panel>
    </>
  );
}
