import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { labelOf, pricingModels } from '../../../domain/options';
import type { Tool } from '../../../domain/tool';
import { MarkedText } from '../../../ui/MarkedText';
import { SampleMark } from '../../../ui/SampleMark';
import { StarRating } from '../../../ui/StarRating';

import { TryButton } from './TryButton';

interface ComparisonRow {
  label: string;
  /** The text to compare; a row without it is never hidden as being the same. */
  textOf?: (tool: Tool) => string;
  show: (tool: Tool) => ReactNode;
}

const unknown = '-';
const ratingOf = ({ rating }: Tool) => `${rating > 0 ? rating.toFixed(1) : unknown}/5`;
const pricingOf = ({ pricing, pricingModel }: Tool) =>
  pricing || labelOf(pricingModels, pricingModel) || unknown;
const descriptionOf = ({ shortDescription, description }: Tool) => shortDescription || description || unknown;

/** The rows of the comparison (compare-13). */
const rows: readonly ComparisonRow[] = [
  {
    label: 'Rating',
    textOf: ratingOf,
    show: (tool) => (
      <Stack
        component="span"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span aria-hidden="true">
          <StarRating rating={tool.rating} isSample={tool.areFiguresSamples} />
        </span>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {ratingOf(tool)}
        </Box>
        {tool.areFiguresSamples ? <SampleMark /> : null}
      </Stack>
    ),
  },
  {
    label: 'Pricing',
    textOf: pricingOf,
    show: (tool) => (
      <Typography variant="inherit" component="span" sx={{ color: 'text.primary' }}>
        {pricingOf(tool)}
      </Typography>
    ),
  },
  { label: 'Description', textOf: descriptionOf, show: descriptionOf },
  {
    label: 'Features',
    textOf: ({ features }) => features.join('\n'),
    show: ({ features }) =>
      features.length === 0 ? (
        unknown
      ) : (
        <List disablePadding sx={{ display: 'grid', gap: 1.5, '& strong': { fontWeight: 500 } }}>
          {features.map((feature) => (
            <li key={feature}>
              <MarkedText text={feature} />
            </li>
          ))}
        </List>
      ),
  },
  { label: 'Visit', show: (tool) => (tool.websiteUrl === '' ? unknown : <TryButton tool={tool} />) },
];

/** The rows for some tools: whether all have the same text, and a cell for each tool. */
export function comparisonRowsOf(tools: readonly Tool[]) {
  return rows.map(({ label, textOf, show }) => ({
    label,
    isSame: textOf !== undefined && new Set(tools.map(textOf)).size === 1,
    cells: tools.map((tool) => ({ id: tool.id, content: show(tool) })),
  }));
}
