import type { Ref } from 'react';

import { categoryOf } from '../../../domain/categories';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { SearchBox } from '../../../ui/SearchBox';
import { SearchHead } from '../../../ui/SearchHead';

import { listCrumbs } from './listCrumbs';
import { listTexts } from './listTexts';

interface Props {
  category: string;
  search: string;
  onSearch: (text: string) => void;
  searchField: Ref<HTMLInputElement>;
}

/** Breadcrumb, title, lead and search box of the tool list. */
export function ListHead({ category, search, onSearch, searchField }: Props) {
  const { title, description } = listTexts(categoryOf(category));
  return (
    <>
      <Breadcrumbs items={listCrumbs(category)} />
      <SearchHead title={title} lead={description} marginBottom={6}>
        <SearchBox label="Search for tools..." value={search} onSearch={onSearch} inputRef={searchField} />
      </SearchHead>
    </>
  );
}
