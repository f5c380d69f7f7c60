import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { svgIconClasses } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const Line = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.tertiary,
  [`& > .${svgIconClasses.root}`]: { color: theme.vars.palette.line.field },
  '&[data-yes]': {
    color: theme.vars.palette.text.secondary,
    [`& > .${svgIconClasses.root}`]: { color: theme.vars.palette.success.main },
  },
})) as typeof Typography;

/** Yes or No: always the icon and the word. */
export function Answer({ isYes }: { isYes: boolean }) {
  const Icon = isYes ? Check : Close;
  return (
    <Line variant="inherit" component="span" data-yes={isYes ? '' : undefined}>
      <Icon aria-hidden="true" />
      {isYes ? 'Yes' : 'No'}
    </Line>
  );
}
