import Box from '@mui/material/Box';
import { Suspense, useRef, useState } from 'react';

import { categoryOf } from '../../../domain/categories';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { lazyComponent } from '../../../ui/lazyComponent';
import { SearchBox } from '../../../ui/SearchBox';
import { SearchHead } from '../../../ui/SearchHead';

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
  onSearch: (text: string) => void;
}

/** Breadcrumb, title, lead and search box of the tool list. */
export function ListHead({ category, search, onSearch }: Props) {
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
          <SearchBox label="Search for tools..." value={search} onSearch={onSearch} inputRef={field} />
          {isTyping ? (
            <Suspense>
              <suggestions.Component field={field} searched={search} />
            </Suspense>
          ) : null}
        </Box>
      </SearchHead>
    </>
  );
}
