import Typography, { type TypographyProps } from '@mui/material/Typography';

import { formatDate } from '../../lib/dates';
import { styled } from '../../ui/theme/styled';

const Line = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  fontVariantNumeric: 'tabular-nums',
}) as typeof Typography;

interface Props {
  date: string;
  /** In minutes. */
  readTime: number;
  component: NonNullable<TypographyProps<'p'>['component']>;
}

/** An article's date and reading time. */
export function PostMeta({ date, readTime, component }: Props) {
  const day = formatDate(date);
  return (
    <Line variant="caption" color="textTertiary" component={component}>
      {day === '' ? null : (
        <>
          <time dateTime={date}>{day}</time>
          <span aria-hidden="true">·</span>
        </>
      )}
      <span>{readTime} min read</span>
    </Line>
  );
}
