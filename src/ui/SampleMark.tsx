import { styled } from './theme/styled';

const Mark = styled('span')(({ theme }) => ({
  padding: '0 6px',
  border: `1px dashed ${theme.vars.palette.line.field}`,
  borderRadius: 6,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
}));

/** Marks a figure or quote as sample data. */
export function SampleMark() {
  return <Mark>Sample</Mark>;
}
