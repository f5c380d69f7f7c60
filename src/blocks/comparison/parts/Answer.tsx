import type { MatrixAnswer } from '../../../domain/comparison';
import { iconBox, iconMask } from '../../../ui/theme/iconMask';
import { styled } from '../../../ui/theme/styled';

/** A line with one of three marks, which differ in shape as well as in colour. Drawn with CSS. */
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: 20,
    height: 20,
    border: `1px solid ${theme.vars.palette.line.field}`,
    borderRadius: 4,
  },
  '&::after': { ...iconBox(12), position: 'absolute', left: 4 },
  '&[data-mark="check"]::after': iconMask('Check'),
  '&[data-mark="close"]::after': iconMask('Close'),
  '&[data-mark="remove"]::after': iconMask('Remove'),
  '&[data-answer="yes"]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    '&::before': {
      borderColor: theme.vars.palette.success.border,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.success.subtle,
    },
    '&::after': { color: theme.vars.palette.success.main },
  },
  '&[data-answer="unlisted"]': {
    color: theme.vars.palette.text.tertiary,
    '&::before': { borderStyle: 'dashed', borderRadius: '50%' },
  },
}));

const answers = {
  yes: { mark: 'check', word: 'Yes' },
  no: { mark: 'close', word: 'No' },
  unlisted: { mark: 'remove', word: 'Not listed' },
} as const;

interface Props {
  answer: MatrixAnswer;
  /** Whether the row is a feature or use case: a cross means that the tool's list lacks it (compare-14). */
  isOfList?: boolean;
}

/** Shows Yes, No or Not listed, always as both mark and word (trust-8). */
export function Answer({ answer, isOfList = false }: Props) {
  const { mark, word } = answers[answer];
  return (
    <Line data-answer={answer} data-mark={isOfList && answer === 'unlisted' ? 'close' : mark}>
      {word}
    </Line>
  );
}
