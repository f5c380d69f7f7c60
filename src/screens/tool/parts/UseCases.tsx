import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { limits } from '../../../domain/limits';
import type { Tool } from '../../../domain/tool';
import { ShowMoreButton } from '../../../ui/ShowMoreButton';

import { Section } from './Section';

const Cells = styled('ul')(({ theme }) => ({
  display: 'grid',
  // The lines between the cells are the background of the grid.
  gap: 1,
  margin: '0 0 16px',
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.line.main,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  '& > li': {
    minWidth: 0,
    padding: '14px 20px',
    background: theme.vars.palette.background.default,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

/** Use cases: four, and all on demand (tool-4). */
export function UseCases({ tool }: { tool: Tool }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const { useCases } = tool;
  if (useCases.length === 0) return null;
  const hidden = useCases.length - limits.useCasesPreview;
  return (
    <Section title="Use Cases">
      <Cells id={id}>
        {(isExpanded ? useCases : useCases.slice(0, limits.useCasesPreview)).map((useCase) => (
          <li key={useCase}>{useCase}</li>
        ))}
      </Cells>
      {hidden > 0 ? (
        <ShowMoreButton
          expanded={isExpanded}
          moreLabel={`Show ${hidden} More Use Cases`}
          lessLabel="Show Less"
          onToggle={() => setIsExpanded(!isExpanded)}
          controls={id}
        />
      ) : null}
    </Section>
  );
}
