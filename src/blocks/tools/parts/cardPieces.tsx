import { styled } from '@mui/material/styles';

import { CardFrame } from '../../../ui/CardFrame';
import { oneLine } from '../../../ui/textCuts';

export const Card = styled(CardFrame)({
  // Above the link that is stretched over the card.
  '& button': { position: 'relative', zIndex: 1 },
});

export const Body = styled('div')({ flex: 1, padding: '20px 20px 14px' });

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginBottom: 12,
  '& .names': { flex: 1, minWidth: 0, paddingTop: 1 },
  '& h2, & h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    fontSize: '1rem',
    lineHeight: '1.5rem',
    fontWeight: 600,
    letterSpacing: '-0.012em',
    '& svg': { flexShrink: 0, fontSize: 16, color: theme.vars.palette.primary.text },
  },
  '& a': {
    ...oneLine,
    textDecoration: 'none',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  },
  '& p': {
    ...oneLine,
    margin: 0,
    color: theme.vars.palette.text.tertiary,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  '& button': { margin: '-8px -8px 0 0' },
}));

export const Description = styled('p')(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: '0 0 10px',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
}));

export const Features = styled('ul')(({ theme }) => ({
  margin: '0 0 10px',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, padding: '2px 0' },
  '& svg': { flexShrink: 0, fontSize: 16, color: theme.vars.palette.text.tertiary },
  '& span': oneLine,
  // On a card the mark-up's weight would compete with the name.
  '& strong': { fontWeight: 'inherit' },
}));

export const Pricing = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  margin: 0,
  color: theme.vars.palette.text.tertiary,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& > span:last-child': oneLine,
}));

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 56,
  padding: '0 12px 0 20px',
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  '& .rating': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    color: theme.vars.palette.text.tertiary,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .rating strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));
