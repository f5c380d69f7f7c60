import { styled } from '@mui/material/styles';

import type { Tool } from '../../../domain/tool';

import { Section } from './Section';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li:only-child': { gridColumn: '1 / -1' },
  },
}));

const Card = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 14,
  margin: 0,
  padding: '20px 24px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  overflowWrap: 'anywhere',
  '& blockquote': { margin: 0, fontSize: '0.9375rem', lineHeight: '1.5rem' },
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
  },
  '& figcaption > div': { minWidth: 0 },
  '& figcaption strong': { display: 'block', fontWeight: 500 },
  '& figcaption div > span': { color: theme.vars.palette.text.tertiary },
  '& .initials': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 36,
    height: 36,
    borderRadius: '50%',
    background: theme.vars.palette.background.muted,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
    fontWeight: 500,
  },
}));

/** The initials of up to two words, without articles: 'A freelance editor' to 'FE'. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/^(an?|the)$/i.test(word) && word !== '');
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('en-US') ?? '')
    .join('');
}

export function Testimonials({ tool: { testimonials } }: { tool: Tool }) {
  if (testimonials.length === 0) return null;
  return (
    <Section title="What Users Say">
      <Grid>
        {testimonials.map(({ name, company, comment }) => (
          <li key={comment}>
            <Card>
              <blockquote>“{comment}”</blockquote>
              {name === '' && company === '' ? null : (
                <figcaption>
                  {initialsOf(name) === '' ? null : (
                    <span className="initials" aria-hidden="true">
                      {initialsOf(name)}
                    </span>
                  )}
                  <div>
                    <strong>{name}</strong>
                    <span>{company}</span>
                  </div>
                </figcaption>
              )}
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
