import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { limits } from '../../../domain/limits';
import type { Tool } from '../../../domain/tool';
import { ShowMoreButton } from '../../../ui/ShowMoreButton';
import { useIsPrinting } from '../../../ui/useIsPrinting';

import { Section } from './Section';

/** Use cases: four at first, all on demand (tool-4). */
export function UseCases({ tool }: { tool: Tool }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const areAllShown = useIsPrinting() || isExpanded;
  const id = useId();
  const { useCases } = tool;
  if (useCases.length === 0) return null;
  const hidden = useCases.length - limits.useCasesPreview;
  return (
    <Section title="Use Cases">
      <Paper
        component="ul"
        role="list"
        variant="cells"
        id={id}
        sx={{ gridTemplateColumns: { md: '1fr 1fr' }, mb: 4 }}
      >
        {(areAllShown ? useCases : useCases.slice(0, limits.useCasesPreview)).map((useCase) => (
          <Typography
            key={useCase}
            variant="detail"
            component="li"
            sx={{
              minWidth: 0,
              px: 5,
              py: 3.5,
              bgcolor: 'background.default',
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              '&:last-child:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
            }}
          >
            {useCase}
          </Typography>
        ))}
      </Paper>
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
