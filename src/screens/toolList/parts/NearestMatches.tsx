import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { ToolGrid } from '../../../blocks/tools/ToolGrid';
import { listToolsArgOf, useListToolsQuery } from '../../../catalogue/catalogueApi';
import { changeFilters, type ListingFilters } from '../../../domain/listing';
import type { Elsewhere } from '../../../domain/listingMetadata';

import { type ChosenFilter, chosenFilters } from './chosenFilters';

const maxShown = 3;

interface Props {
  filters: ListingFilters;
  elsewhere: Elsewhere;
}

/**
 * Up to three tools that match all filters but one: the first filter without which there are results
 * (list-50).
 */
export function NearestMatches({ filters, elsewhere }: Props) {
  const chosen = chosenFilters(filters);
  const missed = chosen.find(({ field }) => (elsewhere.without[field] ?? 0) > 0);
  // Without it, every tool of the catalogue would match.
  const isOnlyFilter = chosen.length === 1 && filters.category === '';
  return missed && !isOnlyFilter ? <Matches filters={filters} missed={missed} /> : null;
}

function Matches({ filters, missed }: { filters: ListingFilters; missed: ChosenFilter }) {
  const { field, label, value } = missed;
  const arg = listToolsArgOf(changeFilters(filters, { [field]: '' }));
  const { currentData, isFetching } = useListToolsQuery(arg);
  if (!isFetching && !currentData) return null;
  return (
    <section aria-labelledby="nearest-matches">
      <Stack
        direction="row"
        sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 4, mt: 10, mb: 5 }}
      >
        <Typography variant="h3" component="h2" id="nearest-matches">
          Nearest matches
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
          Without {label}: {value}
        </Typography>
      </Stack>
      <ToolGrid
        ids={currentData?.ids.slice(0, maxShown)}
        isFetching={isFetching}
        skeletons={maxShown}
        headingLevel="h3"
      />
    </section>
  );
}
