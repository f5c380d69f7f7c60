import { styled } from '@mui/material/styles';

import { VisuallyHidden } from '../../../ui/VisuallyHidden';

import { Section } from './landing.styles';

const Figures = styled('dl')(({ theme }) => {
  const hairline = `1px solid ${theme.vars.palette.line.main}`;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    borderBottom: hairline,
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      padding: '24px 8px',
      borderTop: hairline,
      textAlign: 'center',
    },
    '& > div:nth-of-type(even)': { borderLeft: hairline },
    '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.375rem' },
    '& dd': {
      margin: '0 0 4px',
      fontSize: '2.25rem',
      lineHeight: '2.75rem',
      fontWeight: 600,
      letterSpacing: '-0.036em',
    },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& > div': { padding: '32px 8px' },
      '& > div + div': { borderLeft: hairline },
      '& dd': { fontSize: '2.75rem', lineHeight: '3rem' },
    },
  };
});

/** The marketing figures (landing-10). */
const stats = [
  { figure: '500+', label: 'AI Tools' },
  { figure: '50K+', label: 'Happy Users' },
  { figure: '25+', label: 'Categories' },
  { figure: '99%', label: 'Satisfaction' },
];

export function Stats() {
  return (
    <Section aria-labelledby="landing-stats">
      <VisuallyHidden as="h2" id="landing-stats">
        In numbers
      </VisuallyHidden>
      <Figures>
        {stats.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
    </Section>
  );
}
