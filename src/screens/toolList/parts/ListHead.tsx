import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { categoryOf } from '../../../domain/categories';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { SearchBox } from '../../../ui/SearchBox';

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
      <Box
        component="header"
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: '1fr 420px' },
          gap: { xs: 5, lg: 12 },
          alignItems: 'end',
          mb: 6,
        }}
      >
        <div>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead" component="p" sx={{ mt: 2, color: 'text.secondary', maxWidth: '34em' }}>
            {description}
          </Typography>
        </div>
        <SearchBox label="Search for tools..." value={search} onSearch={onSearch} inputRef={searchField} />
      </Box>
    </>
  );
}
