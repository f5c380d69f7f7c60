import CompareArrows from '@mui/icons-material/CompareArrows';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import type { CompareFirst } from '../../../blocks/saved/useCompareFirst';
import { CloseOnLoadError } from '../../../ui/CloseOnLoadError';
import { lazyComponent } from '../../../ui/lazyComponent';
import { SearchBox } from '../../../ui/SearchBox';
import { type SortMenuProps, SortSelect } from '../../../ui/SortSelect';
import { savedOrders } from '../savedOrder';

const sortMenu = lazyComponent<SortMenuProps>(
  async () => (await import(/* webpackChunkName: "list-actions" */ '../../../ui/SortMenu')).SortMenu,
  CloseOnLoadError,
);

interface Props {
  search: string;
  onSearch: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** '' until it is known. */
  count: string;
  order: string;
  onOrder: (order: string) => void;
  compare: CompareFirst | undefined;
}

/** Search, count, order and comparison of the saved tools (saved-6, saved-22, saved-23). */
export function SavedControls({ search, onSearch, searchRef, count, order, onOrder, compare }: Props) {
  return (
    <>
      <Box sx={{ gridArea: 'search', '& > form': { height: { md: 40 } } }}>
        <SearchBox
          label="Search your saved tools..."
          value={search}
          onSearch={onSearch}
          inputRef={searchRef}
          searchOnType
        />
      </Box>
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{
          gridArea: 'count',
          px: { md: 2 },
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          textWrap: 'balance',
        }}
      >
        {count}
      </Typography>
      <Box sx={{ gridArea: 'sort' }}>
        <SortSelect options={savedOrders} chosen={order} onChoose={onOrder} menu={sortMenu} />
      </Box>
      {compare ? (
        <Button
          startIcon={<CompareArrows />}
          onClick={compare.compare}
          sx={{ gridArea: 'compare', display: { xs: 'none', md: 'inline-flex' } }}
        >
          {compare.label}
        </Button>
      ) : null}
    </>
  );
}
