import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import ThumbDownOutlined from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import { styled } from '@mui/material/styles';

import type { Tool } from '../../../domain/tool';

import { Section } from './Section';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  [theme.breakpoints.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
}));

const Half = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: '20px 24px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
  [theme.breakpoints.up('md')]: {
    '& + &': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.line.main}` },
  },
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: '0 0 10px',
    fontSize: '0.9375rem',
    lineHeight: '1.5rem',
    fontWeight: 600,
    letterSpacing: 0,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', color: theme.vars.palette.text.secondary },
  '& li': {
    display: 'flex',
    gap: 12,
    padding: '3px 0',
    fontSize: '0.9375rem',
    lineHeight: '1.5rem',
    overflowWrap: 'anywhere',
  },
  '& svg': { flexShrink: 0, fontSize: 18 },
  '& li svg': { marginTop: 3 },
  '&[data-kind="pros"] svg': { color: theme.vars.palette.success.main },
  '&[data-kind="cons"] svg': { color: theme.vars.palette.error.main },
}));

/** Pros and cons; one alone has the full width. */
export function ProsAndCons({ tool: { pros, cons } }: { tool: Tool }) {
  if (pros.length === 0 && cons.length === 0) return null;
  return (
    <Section title="Pros and Cons">
      <Card>
        {pros.length > 0 ? (
          <Half data-kind="pros">
            <h3>
              <ThumbUpOutlined aria-hidden="true" />
              Pros
            </h3>
            <ul>
              {pros.map((text) => (
                <li key={text}>
                  <Add aria-hidden="true" />
                  {text}
                </li>
              ))}
            </ul>
          </Half>
        ) : null}
        {cons.length > 0 ? (
          <Half data-kind="cons">
            <h3>
              <ThumbDownOutlined aria-hidden="true" />
              Cons
            </h3>
            <ul>
              {cons.map((text) => (
                <li key={text}>
                  <Remove aria-hidden="true" />
                  {text}
                </li>
              ))}
            </ul>
          </Half>
        ) : null}
      </Card>
    </Section>
  );
}
