import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { SearchBox } from '../../../ui/SearchBox';

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
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: '1fr 420px' },
        gap: { xs: 5, lg: 12 },
        alignItems: 'end',
        mb: 7,
      }}
    >
      <div>
        <Typography variant="h1" ref={titleRef} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
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
    </Box>
  );
}
