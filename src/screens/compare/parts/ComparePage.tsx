import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';

import { matrixOf } from '../../../domain/comparison';
import type { Tool } from '../../../domain/tool';

import { CompareTable } from './CompareTable';

const Head = styled('header')(({ theme }) => ({
  marginBottom: 28,
  // A name wraps only when it does not fit.
  '& .name': { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' },
  '& .vs': { color: theme.vars.palette.text.tertiary, fontWeight: 400 },
}));

interface Props {
  tools: readonly Tool[];
  onRemove: (tool: Tool) => void;
}

/** The names and the table. */
export function ComparePage({ tools, onRemove }: Props) {
  const titleId = useId();
  const features = matrixOf(tools.map((tool) => tool.features));
  const useCases = matrixOf(tools.map((tool) => tool.useCases));
  const differ = [...features, ...useCases].some(({ differs }) => differs);
  return (
    <>
      <Head>
        <Typography variant="h1" id={titleId} sx={{ mt: 2 }}>
          {tools.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 ? <span className="vs"> vs </span> : null}
              <span className="name">{name}</span>
            </Fragment>
          ))}
        </Typography>
        {differ ? (
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>Shaded rows are where they differ.</Typography>
        ) : null}
      </Head>
      <CompareTable
        labelledBy={titleId}
        tools={tools}
        onRemove={onRemove}
        sections={[
          { title: 'Feature-by-Feature Comparison', rows: features },
          { title: 'Use Cases Comparison', rows: useCases },
        ]}
      />
    </>
  );
}
