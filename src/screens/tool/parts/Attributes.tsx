import Paper from '@mui/material/Paper';

import { attributesOf } from '../../../domain/attributes';
import type { Tool } from '../../../domain/tool';
import { iconBox, iconMask } from '../../../ui/theme/iconMask';
import { styled } from '../../../ui/theme/styled';

import { Section } from './Section';

/**
 * A name with its definition, and the answer. One styled element for all descendants: each of up to a dozen
 * rows has five elements.
 */
const Answers = styled(Paper)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '12px 18px',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& dt': { ...theme.typography.body2, minWidth: 0, fontWeight: 500 },
  '& dt > span': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.tertiary,
  },
  '& dd': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    margin: 0,
    fontWeight: 500,
  },
  '& dd::before': iconBox(18),
  '& [data-answer="yes"]::before': { ...iconMask('Check'), color: theme.vars.palette.success.main },
  '& [data-answer="no"]::before': { ...iconMask('Close'), color: theme.vars.palette.text.tertiary },
})) as typeof Paper;

/**
 * The attributes, of those that matter in the tool's category, for which a source says yes or no (trust-8).
 */
export function Attributes({ tool: { category, attributes } }: { tool: Tool }) {
  const known = attributesOf(category).filter(({ key }) => attributes[key] !== undefined);
  if (known.length === 0) return null;
  return (
    <Section title="Key attributes">
      <Answers component="dl" variant="cells">
        {known.map(({ key, label, definition }) => (
          <div key={key}>
            <dt>
              {label}
              <span>{definition}</span>
            </dt>
            <dd data-answer={attributes[key]}>{attributes[key] === 'yes' ? 'Yes' : 'No'}</dd>
          </div>
        ))}
      </Answers>
    </Section>
  );
}
