import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { activeFilterCount } from '../../../features/filters/filtersSlice';
import { countOf } from '../../../lib/text';
import { sheetPaper } from '../../../ui/sheetPaper';
import { noPanelFilters } from '../useListFilters';

import { FilterGroups, type FilterGroupsProps } from './FilterGroups';

interface Props extends FilterGroupsProps {
  onClose: () => void;
}

const line = { borderColor: 'line.main', borderStyle: 'solid', borderWidth: 0 };

/** The filters on phones: a sheet whose choices apply at once, with the number of tools on its button (list-51). */
export function FilterSheet({ filters, result, answer, onChange, onClose }: Props) {
  const count = activeFilterCount(filters);
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': 'filter-sheet-title', sx: sheetPaper } }}
    >
      <Stack
        direction="row"
        sx={{ ...line, alignItems: 'center', gap: 2, p: '12px 12px 12px 20px', borderBottomWidth: 1 }}
      >
        <Typography id="filter-sheet-title" variant="h3" component="h2">
          Filters
        </Typography>
        <Typography variant="caption" sx={{ mr: 'auto', color: 'text.tertiary' }}>
          {countOf(count, 'active filter', 'active filters')}
        </Typography>
        <Button variant="text" color="primary" size="small" onClick={() => onChange(noPanelFilters)}>
          Clear all
        </Button>
        <IconButton aria-label="Close filters" onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          px: 5,
          '& > fieldset': { ...line, py: 4 },
          '& > fieldset + fieldset': { borderTopWidth: 1 },
        }}
      >
        <FilterGroups filters={filters} result={result} answer={answer} onChange={onChange} />
      </Box>
      <Box sx={{ ...line, p: '12px 20px 20px', borderTopWidth: 1 }}>
        <Button fullWidth variant="contained" color="primary" size="large" onClick={onClose}>
          {result ? `Show ${countOf(result.totalItems, 'tool', 'tools')}` : 'Show tools'}
        </Button>
      </Box>
    </Drawer>
  );
}
