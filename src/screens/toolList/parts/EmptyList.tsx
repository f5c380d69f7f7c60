import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';

import type { ListingFilters } from '../../../domain/listing';
import type { IdPage } from '../../../domain/normalizeResponse';
import { EmptyState } from '../../../ui/EmptyState';
import type { OnFiltersChange } from '../useListFilters';

import { NearestMatches } from './NearestMatches';
import { NoResults } from './NoResults';

interface Props {
  filters: ListingFilters;
  result: IdPage | undefined;
  onChange: OnFiltersChange;
  onReset: () => void;
}

/** Shown when no tool matches (list-11), with what other filters would find (list-50). */
export function EmptyList({ filters, result, onChange, onReset }: Props) {
  const title = 'No tools found';
  const text = "Try adjusting your search or filters to find what you're looking for.";
  return result?.elsewhere ? (
    <>
      <NoResults
        title={title}
        text={text}
        filters={filters}
        result={result}
        elsewhere={result.elsewhere}
        onChange={onChange}
        onReset={onReset}
      />
      <NearestMatches filters={filters} elsewhere={result.elsewhere} />
    </>
  ) : (
    <EmptyState
      icon={<SearchOutlined />}
      headingLevel="h2"
      title={title}
      text={text}
      action={<Button onClick={onReset}>Reset all filters</Button>}
    />
  );
}
