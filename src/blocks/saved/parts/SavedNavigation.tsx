import Stack from '@mui/material/Stack';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import { selectPostBookmarks, selectToolBookmarks } from '../../../features/bookmarks/bookmarksSlice';
import { formatCount } from '../../../lib/text';
import { TextLink } from '../../../ui/TextLink';
import { styled } from '../../../ui/theme/styled';
import { useIsHydrating } from '../../../ui/useIsHydrating';

const Tab = styled(TextLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 4px',
  borderRadius: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '& > span': {
    minWidth: 22,
    padding: '0 7px',
    borderRadius: 6,
    backgroundColor: theme.vars.palette.background.muted,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    lineHeight: '22px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 -1px',
      // A border, because forced colours mode draws no backgrounds.
      borderTop: `2px solid ${theme.vars.palette.primary.text}`,
    },
    '& > span': {
      backgroundColor: theme.vars.palette.primary.subtle,
      color: theme.vars.palette.primary.text,
    },
  },
}));

/** The links between the saved tools and the saved articles (saved-20). */
export function SavedNavigation() {
  const { pathname } = useLocation();
  const { length: tools } = useSelector(selectToolBookmarks);
  const { length: posts } = useSelector(selectPostBookmarks);
  // Persisted state is only known in the browser.
  const isHydrating = useIsHydrating();
  const links = [
    { to: paths.savedTools, label: 'Tools', count: tools },
    { to: paths.bookmarks, label: 'Articles', count: posts },
  ];
  return (
    <Stack
      component="nav"
      aria-label="Saved"
      direction="row"
      spacing={6}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {links.map(({ to, label, count }) => (
        <Tab key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {label} <span>{isHydrating ? '\u00a0' : formatCount(count)}</span>
        </Tab>
      ))}
    </Stack>
  );
}
