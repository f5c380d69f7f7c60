import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

import { clamped, oneLine } from '../../../ui/textCuts';
import { iconBox, iconMask } from '../../../ui/theme/iconMask';
import { styled } from '../../../ui/theme/styled';

export const Content = styled(CardContent)({ padding: '12px 20px 14px' });

export const Description = styled(Typography)(({ theme }) => ({
  ...clamped(2),
  marginBottom: 10,
  color: theme.vars.palette.text.secondary,
}));

export const Features = styled(Typography)(({ theme }) => ({
  margin: '0 0 10px',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { ...oneLine, position: 'relative', padding: '2px 0 2px 24px' },
  // A tick. As an icon element in each line, ticks would be a fifth of a card's elements (docs/adr/0019).
  '& li::before': {
    ...iconBox(16),
    ...iconMask('Check'),
    position: 'absolute',
    top: 4,
    left: 0,
    backgroundColor: theme.vars.palette.text.tertiary,
  },
})) as typeof Typography;

export const EditorLine = styled(Typography)(({ theme }) => ({
  ...clamped(2),
  margin: '0 0 10px',
  paddingLeft: 12,
  borderLeft: `2px solid ${theme.vars.palette.line.strong}`,
  color: theme.vars.palette.text.secondary,
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 500 },
})) as typeof Typography;

/** A phrase in the caption line. */
export const Status = styled('span')(({ theme }) => ({
  '&[data-tone="error"]': { color: theme.vars.palette.error.text },
  '&[data-tone="warning"]': { color: theme.vars.palette.warning.text },
}));

export const Pricing = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  '& > span': oneLine,
  '& strong': { color: theme.vars.palette.text.primary },
})) as typeof Typography;

/** The stars and the rating, above the number of reviews. */
export const Rating = styled(Typography)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 6,
  minWidth: 0,
  color: theme.vars.palette.text.tertiary,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.vars.palette.text.primary, fontSize: '0.8125rem' },
  '& > span:last-child': { gridColumn: '1 / -1' },
})) as typeof Typography;
