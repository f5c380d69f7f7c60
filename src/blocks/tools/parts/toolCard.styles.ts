import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { oneLine } from '../../../ui/textCuts';

export const Name = styled(Link)(oneLine);

export const Content = styled(CardContent)({ padding: '12px 20px 14px' });

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
  // Bold text would compete with the name on a card.
  '& strong': { fontWeight: 'inherit' },
}));

export const Pricing = styled('div')(({ theme }) => ({
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

export const Rating = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: theme.vars.palette.text.tertiary,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));
