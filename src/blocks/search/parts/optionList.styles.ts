import { type Theme } from '@mui/material/styles';

import { oneLine } from '../../../ui/textCuts';
import { iconUrl } from '../../../ui/theme/iconMask';
import { styled } from '../../../ui/theme/styled';

const keyCap = (theme: Theme) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  padding: '0 5px',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: 5,
  backgroundColor: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.secondary,
});

const enterIcon = iconUrl('KeyboardReturn');

/**
 * The listbox: a heading and rows for each group. It styles its descendants, because every keystroke renders
 * each row, and styled components for the parts of a row took a fifth of the time to the suggestions.
 */
export const List = styled('ul')(({ theme }) => ({
  margin: 0,
  listStyle: 'none',
  padding: '0 8px 8px',
  outline: 'none',
  '--row': '48px',
  '--tall-row': '60px',
  '--heading': '40px',
  [theme.breakpoints.up('md')]: { '--row': '40px', '--tall-row': '52px', '--heading': '44px' },
  '& .SearchOptions-heading': {
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    height: 'var(--heading)',
    padding: '0 12px 6px',
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .SearchOptions-chips': { display: 'flex', flexWrap: 'wrap', gap: 8, padding: '2px 12px 4px' },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 'var(--row)',
    padding: '0 12px',
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: '1.25rem',
    textDecoration: 'none',
    cursor: 'pointer',
    '& > svg': { color: theme.vars.palette.text.tertiary },
    '&[data-tall]': { minHeight: 'var(--tall-row)' },
    '&.Mui-focused': { backgroundColor: theme.vars.palette.primary.subtle },
    '&[data-chip]': {
      minHeight: 38,
      border: `1px solid ${theme.vars.palette.line.strong}`,
      fontSize: '0.8125rem',
      [theme.breakpoints.up('md')]: { minHeight: 30 },
    },
    '&[data-chip].Mui-focused': { borderColor: theme.vars.palette.primary.text },
    '& mark': {
      borderRadius: 3,
      backgroundColor: theme.vars.palette.primary.subtleStrong,
      color: theme.vars.palette.text.primary,
    },
    // Forced colours mode draws no backgrounds.
    '@media (forced-colors: active)': {
      '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  },
  '& .SearchOptions-texts': { flex: 1, minWidth: 0, '& > span': { ...oneLine, display: 'block' } },
  '& .SearchOptions-label > svg': {
    marginLeft: 6,
    color: theme.vars.palette.primary.text,
    fontSize: 16,
    verticalAlign: -3,
  },
  '& .SearchOptions-detail': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.tertiary,
    '& > [data-aside]': { [theme.breakpoints.up('md')]: { display: 'none' } },
  },
  '& .SearchOptions-aside': {
    ...theme.typography.caption,
    ...oneLine,
    color: theme.vars.palette.text.tertiary,
  },
  '& .SearchOptions-tile': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 36,
    height: 36,
    borderRadius: 9,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.raisedHover,
  },
  '& .Mui-focused > .SearchOptions-aside': { color: theme.vars.palette.text.secondary },
  '& [data-tall] > .SearchOptions-aside': { [theme.breakpoints.down('md')]: { display: 'none' } },
  // Marks the row that Enter opens. With CSS, because extra elements in each row slowed down every keystroke.
  '& .Mui-focused:not([data-chip], [data-recent])': {
    [theme.breakpoints.up('md')]: {
      '&::before': { ...keyCap(theme), content: '""', order: 1, width: 26 },
      '&::after': {
        content: '""',
        order: 1,
        width: 14,
        height: 14,
        // Positions it over the key cap.
        margin: '0 6px 0 -32px',
        backgroundColor: theme.vars.palette.primary.text,
        mask: enterIcon,
        '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
      },
    },
  },
}));

/** A key cap. Screen readers get the field's hints instead. */
export const KeyCap = styled('kbd')(({ theme }) => ({
  ...keyCap(theme),
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1,
  '& > svg': { fontSize: 14 },
}));
