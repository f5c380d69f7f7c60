import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import ExploreOutlined from '@mui/icons-material/ExploreOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import Backdrop from '@mui/material/Backdrop';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { type SxProps, type Theme } from '@mui/material/styles';
import { type ComponentProps, type ElementType, useEffect, useEffectEvent } from 'react';

import { paths } from '../../domain/paths';
import { SiteLink } from '../../ui/SiteLink';
import { selectedInForcedColors } from '../../ui/theme/selectedInForcedColors';
import { styled } from '../../ui/theme/styled';
import { useCloseWatcher } from '../../ui/useCloseWatcher';
import { resetScroll } from '../navigationState';

import { isCurrent, type NavigationLink, navigationLinks } from './navigation';

const savedLinks: readonly NavigationLink[] = [
  { label: 'Saved tools', to: paths.savedTools, sections: ['saved-tools'] },
  { label: 'Saved articles', to: paths.bookmarks, sections: ['bookmarks'] },
];

/** Icons by the path of a link. */
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

const scrim: SxProps<Theme> = {
  // Not fixed: the top bar's filter makes it the containing block of fixed descendants.
  position: 'absolute',
  inset: '60px 0 auto',
  height: '100vh',
  zIndex: 'drawer',
  backgroundColor: 'rgb(0 0 0 / .32)',
  display: { md: 'none' },
};

const panel: SxProps<Theme> = {
  position: 'absolute',
  inset: '61px 0 auto',
  maxHeight: 'calc(100dvh - 61px)',
  overscrollBehavior: 'contain',
  p: '8px 12px 16px',
  border: 0,
  backgroundColor: 'background.default',
  boxShadow: 'var(--sh3)',
  display: { xs: 'block', md: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'menu-in 180ms cubic-bezier(.2, 0, 0, 1)',
    '@keyframes menu-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  },
};

const Row = styled(ListItemButton)<ListItemButtonProps & ComponentProps<typeof SiteLink>>(({ theme }) => ({
  gap: 14,
  height: 48,
  padding: '0 12px',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  '&:hover': { backgroundColor: 'transparent' },
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2, backgroundColor: 'transparent' },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    backgroundColor: theme.vars.palette.primary.subtle,
    color: theme.vars.palette.primary.text,
  },
  '&.Mui-selected': selectedInForcedColors,
}));

interface Props {
  section: string;
  /** Called when the menu is closed without following a link; focus then returns to the button. */
  onClose: () => void;
  onChoose: () => void;
}

/** The collapsed top bar's menu (shell-3, shell-5, shell-6). The page behind is inert and cannot scroll. */
export function MobileMenu({ section, onClose, onChoose }: Props) {
  useCloseWatcher(true, onClose);
  const closeWhenWide = useEffectEvent(onChoose);
  useEffect(() => {
    document.documentElement.style.overflow = 'hidden';
    const wide = window.matchMedia('(min-width: 768px)');
    const close = () => closeWhenWide();
    wide.addEventListener('change', close);
    return () => {
      document.documentElement.style.overflow = '';
      wide.removeEventListener('change', close);
    };
  }, []);

  const row = (link: NavigationLink) => {
    const Icon = icons[link.to];
    const isSelected = isCurrent(link, section);
    return (
      <li key={link.to}>
        <Row
          component={SiteLink}
          to={link.to}
          state={resetScroll}
          onClick={onChoose}
          selected={isSelected}
          aria-current={isSelected ? 'page' : undefined}
        >
          <ListItemIcon sx={{ minWidth: 0, color: isSelected ? 'inherit' : 'text.tertiary' }}>
            {Icon ? <Icon aria-hidden="true" /> : null}
          </ListItemIcon>
          {link.label}
        </Row>
      </li>
    );
  };
  return (
    <>
      {/* Clicking outside closes the menu; keyboard users have Escape and the button. */}
      <Backdrop open transitionDuration={0} onClick={onClose} sx={scrim} />
      {/* Not modal, because the top bar above it, with the button that closes it, stays usable. */}
      <Drawer
        open
        anchor="top"
        variant="persistent"
        slotProps={{ paper: { component: 'nav', id: 'mobile-menu', 'aria-label': 'Main', sx: panel } }}
      >
        <List>{navigationLinks.map(row)}</List>
        <Divider sx={{ my: 2, mx: 3 }} />
        <List>{savedLinks.map(row)}</List>
      </Drawer>
    </>
  );
}
