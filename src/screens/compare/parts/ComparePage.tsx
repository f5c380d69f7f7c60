import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';

import { ComparisonTable } from '../../../blocks/comparison/ComparisonTable';
import { CopyVersusLink } from '../../../blocks/comparison/CopyVersusLink';
import { useToastsInAppBar } from '../../../blocks/comparison/useToastsInAppBar';
import type { Comparison } from '../useComparison';

import { HiddenTools } from './HiddenTools';

/** The tools' names and the table. */
export function ComparePage({
  tools,
  named,
  remove,
  add,
  arrange,
  clear,
}: Omit<Comparison, 'isLoading' | 'failed' | 'isRetrying' | 'retry'>) {
  const titleId = useId();
  useToastsInAppBar();
  return (
    <>
      <HiddenTools named={named} shown={tools} />
      <Stack
        component="header"
        direction={{ xs: 'column', md: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { md: 'flex-end' }, gap: 4, mt: 2, mb: 6 }}
      >
        <Typography variant="h1" id={titleId} sx={{ minWidth: 0 }}>
          {tools.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 ? (
                <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 400 }}>
                  {' vs '}
                </Box>
              ) : null}
              {/* A name only wraps when it does not fit on a line. */}
              <Box
                component="span"
                sx={{ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }}
              >
                {name}
              </Box>
            </Fragment>
          ))}
        </Typography>
        <Stack direction="row" sx={{ flexShrink: 0, gap: 2, displayPrint: 'none' }}>
          <CopyVersusLink tools={tools} />
          {clear ? (
            <Button variant="text" onClick={clear}>
              Clear
            </Button>
          ) : null}
        </Stack>
      </Stack>
      <ComparisonTable labelledBy={titleId} tools={tools} onRemove={remove} onAdd={add} onArrange={arrange} />
    </>
  );
}
