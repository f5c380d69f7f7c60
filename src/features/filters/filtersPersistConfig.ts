import { categoryOf } from '../../domain/categories';
import { noFilters } from '../../domain/listing';
import { largestPage } from '../../domain/listingUrl';
import { pricingModels } from '../../domain/options';
import { parseJson } from '../../lib/parseJson';
import { readCount, readObject, readText } from '../../lib/read';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';

import { filtersSlice, type FiltersState } from './filtersSlice';

const storedFields = ['category', 'subcategory', 'pricingModel', 'platform', 'page'] as const;

type StoredFilters = Pick<FiltersState, (typeof storedFields)[number]>;

const storedOf = (state: StoredFilters) =>
  Object.fromEntries(storedFields.map((field) => [field, state[field]])) as StoredFilters;

const isChosen = (stored: StoredFilters) => storedFields.some((field) => stored[field] !== noFilters[field]);

/** `filterPreferences` (storage-4, list-32, list-33, list-34), not stored unless a filter is chosen. */
export const filtersPersistConfig: SlicePersistConfig<FiltersState, 'filters'> = {
  name: 'filters',
  keys: ['filterPreferences'],
  fields: storedFields,
  acrossTabs: 'none',
  merge: (state, stored) => ({ ...state, ...storedOf(stored), areRestored: isChosen(stored) }),
  read: ({ filterPreferences }, _isStart, onUnusable) => {
    if (filterPreferences === null || filterPreferences === undefined) return undefined;
    const record = readObject(parseJson(filterPreferences));
    if (!record) {
      onUnusable({
        key: 'filterPreferences',
        message: 'The stored filterPreferences cannot be read and were ignored.',
      });
      return undefined;
    }
    const category = readText(record.category) ?? '';
    const pricingModel = readText(record.pricingModel) ?? '';
    return {
      ...filtersSlice.getInitialState(),
      category: categoryOf(category) ? category : '',
      subcategory: readText(record.subcategory) ?? '',
      pricingModel: pricingModels.some(({ value }) => value === pricingModel) ? pricingModel : '',
      platform: readText(record.platform) ?? '',
      page: Math.min(largestPage, Math.max(1, readCount(record.page) ?? 1)),
    };
  },
  write: (state) => {
    const stored = storedOf(state);
    return { filterPreferences: isChosen(stored) ? JSON.stringify(stored) : null };
  },
};
