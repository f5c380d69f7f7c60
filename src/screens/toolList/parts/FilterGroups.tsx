import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';

import { usePlatformOptions, useSubcategoryOptions } from '../../../catalogue/filterOptions';
import { categoryOf } from '../../../domain/categories';
import type { ListingFilters } from '../../../domain/listing';
import { facetCountOf, facetValuesOf } from '../../../domain/listingChoices';
import type { FacetField } from '../../../domain/listingMetadata';
import type { IdPage } from '../../../domain/normalizeResponse';
import { pricingModels } from '../../../domain/options';
import { countOf } from '../../../lib/text';
import { type Choice, ChoiceGroup } from '../../../ui/ChoiceGroup';
import { useFrozenValue } from '../../../ui/useFrozenValue';
import type { OnFiltersChange } from '../useListFilters';

/** With more options than this, a text field filters them (list-47). */
const maxWithoutField = 10;

const countTools = (count: number) => countOf(count, 'tool', 'tools');

/**
 * Returns the chosen platform as it is written in the options: a URL may differ in case, which this filter
 * ignores (list-31).
 */
const asOffered = (platforms: readonly string[], chosen: string) =>
  platforms.includes(chosen)
    ? chosen
    : (platforms.find((value) => value.toLowerCase() === chosen.toLowerCase()) ?? chosen);

/** Removes duplicates, and adds the chosen value even if no known tool has it. */
const withChosen = (values: readonly string[], chosen: string) => [
  ...new Set(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]),
];

/** Returns a callback that chooses a filter's value; stable while `onChange` is. */
const useChoose = (field: 'platform' | 'pricingModel' | 'subcategory', onChange: OnFiltersChange) =>
  useCallback((value: string) => onChange({ [field]: value }), [field, onChange]);

export interface FilterGroupsProps {
  filters: ListingFilters;
  /** The list that is shown; its counts stay until those of the next one arrive. */
  result: IdPage | undefined;
  /** The list for these filters, once loaded. */
  currentResult: IdPage | undefined;
  onChange: OnFiltersChange;
}

/** Pricing model, platform and subcategory: one choice each (list-25 to list-27). */
export function FilterGroups({ filters, result, currentResult, onChange }: FilterGroupsProps) {
  const { pricingModel, platform } = filters;
  const choosePricing = useChoose('pricingModel', onChange);
  const choosePlatform = useChoose('platform', onChange);
  const platforms = usePlatformOptions();
  const counted = (field: FacetField, options: readonly Choice[]) =>
    options.map((option) => ({ ...option, count: facetCountOf(result, field, option.value) }));
  const offered = [...platforms, ...facetValuesOf(result, 'platform')];
  const chosenPlatform = asOffered(offered, platform);
  return (
    <>
      <ChoiceGroup
        legend="Pricing model"
        options={counted('pricingModel', pricingModels)}
        countedAs={countTools}
        chosen={pricingModel}
        onChoose={choosePricing}
      />
      <ChoiceGroup
        legend="Platform"
        columns={2}
        options={counted(
          'platform',
          withChosen(offered, chosenPlatform).map((value) => ({ value, label: value })),
        )}
        countedAs={countTools}
        chosen={chosenPlatform}
        onChoose={choosePlatform}
      />
      <SubcategoryGroup
        // Resets the state for another category, which has other subcategories.
        key={filters.category}
        filters={filters}
        areCounted={result?.facets !== undefined}
        currentResult={currentResult}
        onChange={onChange}
      />
    </>
  );
}

type SubcategoryProps = Omit<FilterGroupsProps, 'result'> & { areCounted: boolean };

/**
 * The subcategories of the chosen category: all of them if the host counts them, else those of the known
 * tools (list-26, list-47).
 */
function SubcategoryGroup({ filters, areCounted, currentResult, onChange }: SubcategoryProps) {
  const { category, subcategory } = filters;
  const choose = useChoose('subcategory', onChange);
  const [text, setText] = useState('');
  const result = useFrozenValue(currentResult, currentResult === undefined);
  const known = useSubcategoryOptions(category);
  const needsCategory = areCounted && category === '';
  const offered = result?.facets?.subcategory ? facetValuesOf(result, 'subcategory') : known;
  const values = withChosen(needsCategory ? [] : offered, subcategory);
  const wanted = text.trim().toLowerCase();
  const shown = values.filter((value) => value.toLowerCase().includes(wanted));
  const name = categoryOf(category)?.name;
  return (
    <ChoiceGroup
      legend="Subcategory"
      note={name && `in ${name}`}
      columns={2}
      options={shown.map((value) => ({
        value,
        label: value,
        count: facetCountOf(result, 'subcategory', value),
      }))}
      countedAs={countTools}
      chosen={subcategory}
      onChoose={choose}
    >
      {values.length > maxWithoutField ? (
        <InputBase
          fullWidth
          placeholder="Find a subcategory"
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Escape first clears the field, then closes the panel.
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.stopPropagation();
            // Nor does the browser ask the sheet to close.
            event.preventDefault();
            setText('');
          }}
          inputProps={{ 'aria-label': 'Find a subcategory', autoComplete: 'off' }}
          sx={{ clear: 'both', mb: 1, '& input': { height: { xs: 44, md: 36 }, mt: 1 } }}
        />
      ) : null}
      {needsCategory || shown.length === 0 ? (
        <Typography variant="body2" sx={{ clear: 'both', py: 2, color: 'text.secondary' }}>
          {needsCategory ? 'Choose a category to filter by subcategory.' : 'No subcategory to choose.'}
        </Typography>
      ) : null}
    </ChoiceGroup>
  );
}
