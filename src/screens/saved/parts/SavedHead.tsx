import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { SearchBox } from '../../../ui/SearchBox';

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'end',
  marginBottom: 28,
  '& h1:focus': { outline: 'none' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 420px', gap: 48 },
}));

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
    <Head>
      <div>
        <Typography variant="h1" ref={titleRef} tabIndex={-1}>
          Saved tools
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
          A shelf of your own, kept in this browser.
        </Typography>
      </div>
      {hasSearch ? (
        <SearchBox
          label="Search your saved tools..."
          value={search}
          onSearch={onSearch}
          inputRef={searchField}
          searchOnType
        />
      ) : null}
    </Head>
  );
}
