import type { Ref } from 'react';

import { SearchBox } from '../../../ui/SearchBox';
import { SearchHead } from '../../../ui/SearchHead';

interface Props {
  /** Without a saved tool there is nothing to search. */
  hasSearch: boolean;
  search: string;
  onSearch: (text: string) => void;
  titleRef: Ref<HTMLHeadingElement>;
  searchField: Ref<HTMLInputElement>;
}

export function SavedHead({ hasSearch, search, onSearch, titleRef, searchField }: Props) {
  return (
    <SearchHead
      title="Saved tools"
      lead="A shelf of your own, kept in this browser."
      titleRef={titleRef}
      marginBottom={7}
    >
      {hasSearch ? (
        <SearchBox
          label="Search your saved tools..."
          value={search}
          onSearch={onSearch}
          inputRef={searchField}
          searchOnType
        />
      ) : null}
    </SearchHead>
  );
}
