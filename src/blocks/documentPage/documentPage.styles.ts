import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { TextLink } from '../../ui/TextLink';
import { styled } from '../../ui/theme/styled';

const textLine = 27 / 16;

export const Paragraph = styled(Typography)({
  lineHeight: textLine,
  'p + &, ul + &': { marginTop: 16 },
});

export const BulletList = styled(List)(({ theme }) => ({
  marginTop: 8,
  '& > li': {
    position: 'relative',
    paddingLeft: 24,
    ...theme.typography.body1,
    lineHeight: textLine,
    '& + li': { marginTop: 6 },
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 11,
      left: 4,
      width: 5,
      height: 5,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.text.tertiary,
    },
  },
}));

/** Opens the list of sections on narrow viewports. */
export const FoldButton = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 56,
  marginTop: 20,
  border: `solid ${theme.vars.palette.line.main}`,
  borderWidth: '1px 0',
  ...theme.typography.h4,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 500,
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
  '& > svg': { color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** A link to a section; the current section's is highlighted. */
export const SectionLink = styled(TextLink)(({ theme }) => ({
  display: 'block',
  padding: '11px 0 11px 16px',
  borderLeft: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 0,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2, borderRadius: 4 },
  '&[aria-current]': {
    borderLeft: `2px solid ${theme.vars.palette.primary.text}`,
    paddingLeft: 15,
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.up('lg')]: { paddingTop: 5, paddingBottom: 5 },
}));
