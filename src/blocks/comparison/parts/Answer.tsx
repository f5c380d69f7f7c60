import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { svgIconClasses } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

import type { MatrixAnswer } from '../../../domain/comparison';

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

const answers = {
  yes: { Icon: Check, word: 'Yes' },
  no: { Icon: Close, word: 'No' },
  unlisted: { Icon: Remove, word: 'Not listed' },
} as const;

/** Yes, No or Not listed: always the icon and the word (trust-8). */
export function Answer({ answer }: { answer: MatrixAnswer }) {
  const { Icon, word } = answers[answer];
  return (
    <Line variant="inherit" component="span" data-yes={answer === 'yes' ? '' : undefined}>
      <Icon aria-hidden="true" />
      {word}
    </Line>
  );
}
