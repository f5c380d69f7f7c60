import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';

interface FaqListProps {
  items: readonly { question: string; answer: ReactNode }[];
}

const List = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  // The ring runs past the text and stays inside the hairlines.
  '& .MuiAccordionSummary-root': {
    width: 'calc(100% + 16px)',
    margin: '0 -8px',
    padding: '0 8px',
    borderRadius: 6,
    '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
  },
}));

const Sign = styled('span')({
  display: 'flex',
  padding: '0 4px',
  '& > svg:last-of-type, .Mui-expanded > & > svg:first-of-type': { display: 'none' },
  '.Mui-expanded > & > svg:last-of-type': { display: 'block' },
});

const Answer = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
  '& > p': { margin: 0 },
  '& > p + p': { marginTop: 12 },
}));

const plusToMinus = (
  <Sign aria-hidden="true">
    <Add />
    <Remove />
  </Sign>
);

/** Questions with their answers below them; several may be open, and closed answers stay in the document. */
export function FaqList({ items }: FaqListProps) {
  return (
    <List>
      {items.map(({ question, answer }) => (
        <Accordion key={question} slotProps={{ transition: { timeout: 180 } }}>
          <AccordionSummary expandIcon={plusToMinus}>{question}</AccordionSummary>
          <AccordionDetails>
            <Answer>{answer}</Answer>
          </AccordionDetails>
        </Accordion>
      ))}
    </List>
  );
}
