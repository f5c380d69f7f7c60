import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

export const DetailsPanel = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { marginTop: 40 },
  [theme.breakpoints.up('lg')]: {
    padding: '14px 20px 6px',
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderTop: 0,
    borderRadius: '0 0 12px 12px',
    background: theme.vars.palette.background.paper,
  },
}));

export const DetailsTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: '0 0 16px',
  [theme.breakpoints.up('lg')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));

export const DetailsList = styled('dl')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  [theme.breakpoints.down('lg')]: {
    padding: '2px 20px',
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: 12,
    background: theme.vars.palette.background.paper,
    '& > div:first-of-type': { borderTop: 0 },
  },
  '& > div': { padding: '14px 0', borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '& > [data-row]': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: theme.vars.palette.text.tertiary, fontSize: '0.8125rem' },
  '& dd': { margin: 0, minWidth: 0 },
  '& > :not([data-row]) dd': { marginTop: 6 },
  '& a': {
    borderRadius: 4,
    color: theme.vars.palette.primary.text,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
}));

export const Badges = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > *': {
    maxWidth: '100%',
    height: 'auto',
    minHeight: 22,
    '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});

export const PremiumLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 12,
  padding: '14px 20px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  color: theme.vars.palette.text.primary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  textDecoration: 'none',
  transition: 'border-color 120ms ease',
  '&:hover': { borderColor: theme.vars.palette.line.strong },
  '& strong': { display: 'block', fontWeight: 500 },
  '& strong + span': { color: theme.vars.palette.text.tertiary, fontSize: '0.8125rem' },
  '& svg': { fontSize: 18, color: theme.vars.palette.text.tertiary },
}));
