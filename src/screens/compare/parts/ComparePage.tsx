import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';

import { ComparisonTable } from '../../../blocks/comparison/ComparisonTable';
import { useToastsInAppBar } from '../../../blocks/comparison/useToastsInAppBar';
import { attributeMatrixOf, matrixOf } from '../../../domain/comparison';
import type { Tool } from '../../../domain/tool';

interface Props {
  tools: readonly Tool[];
  onRemove: (tool: Tool) => void;
}

/** The names and the table. */
export function ComparePage({ tools, onRemove }: Props) {
  const titleId = useId();
  useToastsInAppBar();
  const attributes = attributeMatrixOf(tools);
  const features = matrixOf(tools.map((tool) => tool.features));
  const useCases = matrixOf(tools.map((tool) => tool.useCases));
  const differ = [...attributes, ...features, ...useCases].some(({ differs }) => differs);
  return (
    <>
      <Box component="header" sx={{ mb: 7 }}>
        <Typography variant="h1" id={titleId} sx={{ mt: 2 }}>
          {tools.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 ? (
                <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 400 }}>
                  {' vs '}
                </Box>
              ) : null}
              {/* A name wraps only when it does not fit. */}
              <Box
                component="span"
                sx={{ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }}
              >
                {name}
              </Box>
            </Fragment>
          ))}
        </Typography>
        {differ ? (
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>Shaded rows are where they differ.</Typography>
        ) : null}
      </Box>
      <ComparisonTable labelledBy={titleId} tools={tools} onRemove={onRemove} />
    </>
  );
}
