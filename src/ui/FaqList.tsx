import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';

import { Fold } from './Fold';

interface FaqEntry {
  question: string;
  answer: ReactNode;
}

const Item = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  '&:first-of-type': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '& h3': { margin: 0 },
}));

const Question = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  // The ring runs past the text and stays inside the hairlines.
  width: 'calc(100% + 16px)',
  minHeight: 60,
  margin: '0 -8px',
  padding: '8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.primary,
  ...theme.typography.h4,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
  '& > svg': { flexShrink: 0, marginRight: 4, color: theme.vars.palette.text.tertiary },
}));

const Answer = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  paddingBottom: 20,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
  '& > p': { margin: 0 },
  '& > p + p': { marginTop: 12 },
}));

function FaqItem({ question, answer }: FaqEntry) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Item>
      <h3>
        <Question type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {question}
          {isOpen ? <Remove aria-hidden="true" /> : <Add aria-hidden="true" />}
        </Question>
      </h3>
      <Fold isOpen={isOpen} id={id} durationMs={180}>
        <Answer>{answer}</Answer>
      </Fold>
    </Item>
  );
}

/** Questions with their answers below them; several may be open, and closed answers stay in the document. */
export function FaqList({ items }: { items: readonly FaqEntry[] }) {
  return (
    <div>
      {items.map((item) => (
        <FaqItem key={item.question} {...item} />
      ))}
    </div>
  );
}
