import { styled } from '@mui/material/styles';

/** The edge, the hover and the focus of a card whose title is its link. */
export const CardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  transition: 'border-color 120ms ease, box-shadow 120ms ease, background-color 80ms linear',
  '&:hover': { borderColor: theme.vars.palette.line.strong, boxShadow: 'var(--sh2)' },
  '&:has(h2 > a:active, h3 > a:active)': { background: theme.vars.palette.background.subtle },
  '&:has(h2 > a:focus-visible, h3 > a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.text}`,
    outlineOffset: 2,
  },
}));
