import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';

import { listToolsArgOf, useListToolsQuery } from '../../../catalogue/catalogueApi';
import { changeFilters, type ListingFilters } from '../../../domain/listing';
import { activeFilterCount } from '../../../features/filters/filtersSlice';
import { countOf } from '../../../lib/text';
import { BottomSheet } from '../../../ui/BottomSheet';
import { useDebounced } from '../../../ui/useDebounced';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { noPanelFilters, type OnFiltersChange } from '../useListFilters';

import { FilterGroups } from './FilterGroups';

interface Props {
  filters: ListingFilters;
  onChange: OnFiltersChange;
  onClosed: () => void;
}

const line = { borderColor: 'line.main', borderStyle: 'solid', borderWidth: 0 };

/** Announces the number of results to screen readers: the page, which also does, is hidden from them. */
function CountStatus({ text }: { text: string }) {
  return <VisuallyHidden aria-live="polite">{useDebounced(text, 300)}</VisuallyHidden>;
}

/**
 * The filters on phones: a sheet whose choices apply when its button, which shows the number of results, is
 * pressed (list-51).
 */
export function FilterSheet({ filters, onChange, onClosed }: Props) {
  const [draft, setDraft] = useState(filters);
  const { data, currentData } = useListToolsQuery(listToolsArgOf(draft));
  const { pricingModel, platform, subcategory } = draft;
  const change: OnFiltersChange = useCallback(
    (changed) => setDraft((before) => changeFilters(before, changed)),
    [],
  );
  const count = activeFilterCount(draft);
  return (
    <BottomSheet labelledBy="filter-sheet-title" onClosed={onClosed}>
      {(close) => (
        <>
          <Stack
            direction="row"
            sx={{
              ...line,
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              p: '12px 12px 12px 20px',
              borderBottomWidth: 1,
            }}
          >
            <Typography id="filter-sheet-title" variant="h3" component="h2">
              Filters
            </Typography>
            <Typography variant="caption" sx={{ mr: 'auto', color: 'text.tertiary' }}>
              {countOf(count, 'active filter', 'active filters')}
            </Typography>
            <Button variant="text" color="primary" size="small" onClick={() => change(noPanelFilters)}>
              Clear all
            </Button>
            <IconButton aria-label="Close filters" onClick={close}>
              <Close />
            </IconButton>
          </Stack>
          <Box
            sx={{
              flex: 1,
              minHeight: 0,
              overflowY: 'auto',
              // The whole sheet scrolls if its head and button would leave no room (accessibility-17).
              '@media (max-height: 479.95px)': { flex: 'none', overflowY: 'visible' },
              px: 5,
              '& > fieldset': { ...line, py: 4 },
              '& > fieldset + fieldset': { borderTopWidth: 1 },
            }}
          >
            <FilterGroups filters={draft} result={data} currentResult={currentData} onChange={change} />
          </Box>
          <Box sx={{ ...line, p: '12px 20px 20px', borderTopWidth: 1 }}>
            <Button
              fullWidth
              variant="contained"
              color="primary"
              size="large"
              onClick={() => {
                close();
                if (draft !== filters) onChange({ pricingModel, platform, subcategory });
              }}
            >
              {data ? `Show ${countOf(data.totalItems, 'tool', 'tools')}` : 'Show tools'}
            </Button>
            <CountStatus
              text={
                currentData && draft !== filters
                  ? `${countOf(currentData.totalItems, 'tool', 'tools')} found`
                  : ''
              }
            />
          </Box>
        </>
      )}
    </BottomSheet>
  );
}
