import Box from '@mui/material/Box';
import { memo, Suspense, useRef, useState } from 'react';

import { categoryOf } from '../../../domain/categories';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { lazyComponent } from '../../../ui/lazyComponent';
import { SearchBox } from '../../../ui/SearchBox';
import { SearchHead } from '../../../ui/SearchHead';
import type { OnFiltersChange } from '../useListFilters';

import { listCrumbs } from './listCrumbs';
import { listTexts } from './listTexts';

const suggestions = lazyComponent(() =>
  import(/* webpackChunkName: "search" */ '../../../blocks/search/ListSuggestions').then(
    ({ ListSuggestions }) => ListSuggestions,
    // The list can be searched without them.
    () => () => null,
  ),
);

interface Props {
  category: string;
  search: string;
  onChange: OnFiltersChange;
}

/** Breadcrumb, title, lead and search box of the tool list. */
export const ListHead = memo(function ListHead({ category, search, onChange }: Props) {
  const { title, description } = listTexts(categoryOf(category));
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  return (
    <>
      <Breadcrumbs items={listCrumbs(category)} />
      <SearchHead title={title} lead={description} marginBottom={6}>
        <Box
          sx={{ position: 'relative' }}
          onFocus={() => void suggestions.preload()}
          onInput={() => setIsTyping(true)}
        >
          <SearchBox
            label="Search for tools..."
            value={search}
            onSearch={(text) => onChange({ search: text })}
            inputRef={field}
          />
          {isTyping ? (
            <Suspense>
              <suggestions.Component field={field} searched={search} />
            </Suspense>
          ) : null}
        </Box>
      </SearchHead>
    </>
  );
});
