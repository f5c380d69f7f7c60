import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { ExpandTransition } from './ExpandTransition';

interface FaqEntry {
  question: string;
  answerText: string;
  /** Replaces the plain text, for example with one that contains links. */
  answer?: ReactNode;
}

function FaqItem({ question, answerText, answer = answerText }: FaqEntry) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const itemRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const item = itemRef.current;
    const expand = () => setIsExpanded(true);
    item?.addEventListener('beforematch', expand);
    return () => item?.removeEventListener('beforematch', expand);
  }, []);

  return (
    <Accordion
      ref={itemRef}
      expanded={isExpanded}
      onChange={(_, expanded) => setIsExpanded(expanded)}
      slots={{ transition: ExpandTransition }}
    >
      <AccordionSummary aria-controls={id}>{question}</AccordionSummary>
      <AccordionDetails>{answer}</AccordionDetails>
    </Accordion>
  );
}

/** An FAQ accordion. Several answers may be open, and Find in page also finds closed ones. */
export function FaqList({ items }: { items: readonly FaqEntry[] }) {
  return (
    <div>
      {items.map((item) => (
        <FaqItem key={item.question} {...item} />
      ))}
    </div>
  );
}
