import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';

import { TextLink } from '../../../ui/TextLink';
import { styled } from '../../../ui/theme/styled';

/** From this width on, the top bar has room between its links. */
export const fromSpaced = '@media (min-width: 900px)';

/** A border, because forced colours mode draws no backgrounds. */
const lineOfCurrent = (theme: Theme) => `2px solid ${theme.vars.palette.primary.text}`;

export const BarLink = styled(TextLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  padding: '0 9px 1px',
  borderRadius: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  transition: 'color 120ms ease',
  [fromSpaced]: { padding: '0 12px 1px' },
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: theme.vars.palette.text.primary },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 12px 0',
    borderTop: lineOfCurrent(theme),
  },
}));

/** From this width on, the top bar has room for a search button that looks like a field. */
const fromField = '@media (min-width: 1100px)';

/** The styles of the key cap at the end of the search button. */
export const keyCap = (theme: Theme) => ({
  marginLeft: 'auto',
  minWidth: 20,
  padding: '0 6px',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: 5,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  textAlign: 'center' as const,
});

export const SearchButton = styled(IconButton)(({ theme }) => ({
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  '& > span, & > kbd': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
  [fromField]: {
    justifyContent: 'start',
    gap: 8,
    // Shrinks if large text needs the room.
    flex: '0 1 196px',
    overflow: 'hidden',
    minWidth: 36,
    height: 36,
    marginRight: 8,
    padding: '0 8px 0 12px',
    border: `1px solid ${theme.vars.palette.line.strong}`,
    backgroundColor: theme.vars.palette.background.subtle,
    transition: 'border-color 120ms ease',
    '&:hover': {
      color: theme.vars.palette.text.tertiary,
      borderColor: theme.vars.palette.line.field,
      backgroundColor: theme.vars.palette.background.subtle,
    },
    '& > svg': { fontSize: 18 },
    '& > span, & > kbd': { display: 'block' },
    '& > kbd': {
      ...keyCap(theme),
      background: theme.vars.palette.background.default,
    },
  },
}));

/** An icon button of the top bar. All share one style, so that a page includes it only once. */
export const BarButton = styled(IconButton)(({ theme }) => ({
  // A visual badge; the link's description has the number for screen readers.
  '&[data-saved]::before': {
    content: 'attr(data-saved)',
    position: 'absolute',
    top: 1,
    left: 18,
    minWidth: 17,
    padding: '0 4px',
    borderRadius: 9,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: '17px',
  },
  '&[aria-current]': { color: theme.vars.palette.text.primary },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 6px -13px',
    borderTop: lineOfCurrent(theme),
  },
  '@media (pointer: coarse)': { '&[aria-current]::after': { bottom: -9 } },
  ...theme.applyStyles('dark', { '& > [data-hidden-in="dark"]': { display: 'none' } }),
  ...theme.applyStyles('light', { '& > [data-hidden-in="light"]': { display: 'none' } }),
})) as typeof IconButton;
