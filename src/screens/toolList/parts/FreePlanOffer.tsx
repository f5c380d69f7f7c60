import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';

import type { ListingFilters } from '../../../domain/listing';
import { facetCountOf } from '../../../domain/listingChoices';
import type { IdPage } from '../../../domain/normalizeResponse';
import { formatCount } from '../../../lib/text';
import type { OnFiltersChange } from '../useListFilters';

interface Props {
  filters: ListingFilters;
  result: IdPage | undefined;
  onChange: OnFiltersChange;
}

/**
 * For the filter Free: shows how many tools have a free plan instead, and switches to them when pressed
 * (list-48).
 */
export function FreePlanOffer({ filters, result, onChange }: Props) {
  const count = facetCountOf(result, 'pricingModel', 'freemium') ?? 0;
  if (filters.pricingModel !== 'free' || count === 0) return null;
  return (
    <Button endIcon={<ArrowForward />} onClick={() => onChange({ pricingModel: 'freemium' })}>
      {`${formatCount(count)} more ${count === 1 ? 'has' : 'have'} a free plan`}
    </Button>
  );
}
