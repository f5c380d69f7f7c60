import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Remove from '@mui/icons-material/Remove';
import { svgIconClasses } from '@mui/material/SvgIcon';

import type { MatrixAnswer } from '../../../domain/comparison';
import { styled } from '../../../ui/theme/styled';

/** Three marks that differ in shape, not only in colour. */
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
  [`& > .${svgIconClasses.root}`]: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: 20,
    height: 20,
    padding: 3,
    border: `1px solid ${theme.vars.palette.line.field}`,
    borderRadius: 4,
    fontSize: 20,
  },
  '&[data-answer="yes"]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    [`& > .${svgIconClasses.root}`]: {
      borderColor: theme.vars.palette.success.border,
      borderRadius: '50%',
      color: theme.vars.palette.success.main,
      backgroundColor: theme.vars.palette.success.subtle,
    },
  },
  '&[data-answer="unlisted"]': {
    color: theme.vars.palette.text.tertiary,
    [`& > .${svgIconClasses.root}`]: { borderStyle: 'dashed', borderRadius: '50%' },
  },
}));

const answers = {
  yes: { Icon: Check, word: 'Yes' },
  no: { Icon: Close, word: 'No' },
  unlisted: { Icon: Remove, word: 'Not listed' },
} as const;

interface Props {
  answer: MatrixAnswer;
  /** Of a list of features or use cases: a cross marks what the tool's list does not have (compare-14). */
  isOfList?: boolean;
}

/** Yes, No or Not listed: always the mark and the word (trust-8). */
export function Answer({ answer, isOfList = false }: Props) {
  const { Icon, word } = answers[answer];
  const Mark = isOfList && answer === 'unlisted' ? Close : Icon;
  return (
    <Line data-answer={answer}>
      <Mark aria-hidden="true" />
      {word}
    </Line>
  );
}
