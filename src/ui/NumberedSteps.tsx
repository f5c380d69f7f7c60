import { styled } from '@mui/material/styles';

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
  /** Small in a card; medium in two columns where there is room. */
  size: 'small' | 'medium';
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 12 },
  '& strong': { display: 'block', ...theme.typography.body2, fontWeight: 500 },
  '& p': { margin: 0, ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&[data-size="medium"]': {
    gap: '28px 48px',
    '& > li': { columnGap: 14 },
    '& strong': { ...theme.typography.h4, lineHeight: '1.75rem' },
    '& p': { fontSize: '0.9375rem', lineHeight: '1.5rem' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

const Ring = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  '[data-size="medium"] &': { width: 28, height: 28 },
}));

/** An ordered list, with each number in a ring. */
export function NumberedSteps({ steps, size }: NumberedStepsProps) {
  return (
    // Safari removes lists without markers from the accessibility tree.
    <List data-size={size} role="list">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Ring aria-hidden="true">{index + 1}</Ring>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
