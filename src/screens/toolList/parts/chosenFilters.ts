import type { ListingFilters } from '../../../domain/listing';
import type { NarrowingField } from '../../../domain/listingMetadata';
import { industries, labelOf, pricingModels } from '../../../domain/options';

/** A chosen filter: its field, and its label and value for display. */
export interface ChosenFilter {
  field: Exclude<NarrowingField, 'category'>;
  label: string;
  value: string;
}

/** Returns the chosen filters that can be removed one by one (list-23). */
export function chosenFilters(filters: ListingFilters): ChosenFilter[] {
  const { pricingModel, platform, subcategory, industry, tag, search } = filters;
  const all: ChosenFilter[] = [
    { field: 'pricingModel', label: 'Pricing', value: labelOf(pricingModels, pricingModel) },
    { field: 'platform', label: 'Platform', value: platform },
    { field: 'subcategory', label: 'Subcategory', value: subcategory },
    { field: 'industry', label: 'Industry', value: labelOf(industries, industry) },
    { field: 'tag', label: 'Tag', value: tag },
    { field: 'search', label: 'Search', value: search },
  ];
  return all.filter(({ value }) => value !== '');
}
