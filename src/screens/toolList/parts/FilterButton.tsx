import ExpandMore from '@mui/icons-material/ExpandMore';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import { memo, type Ref } from 'react';

import { countOf } from '../../../lib/text';
import { ToggleButton } from '../../../ui/ToggleButton';

interface Props {
  ref: Ref<HTMLButtonElement>;
  /** The id of the element that it opens. */
  controls: string;
  /** How many filters are chosen. */
  count: number;
  isPanelOpen: boolean;
  isExpanded: boolean;
  /** Called when a press is likely. */
  onIntent: () => void;
  onPress: () => void;
}

/** The button that opens the filter panel or sheet, with the number of filters (list-24). */
export const FilterButton = memo(function FilterButton({
  ref,
  controls,
  count,
  isPanelOpen,
  isExpanded,
  onIntent,
  onPress,
}: Props) {
  return (
    <ToggleButton
      ref={ref}
      // Phones only show the second word.
      aria-label="Advanced filters"
      isOn={isPanelOpen || count > 0}
      aria-description={count > 0 ? countOf(count, 'active filter', 'active filters') : undefined}
      aria-expanded={isExpanded}
      aria-controls={controls}
      startIcon={<TuneOutlined />}
      endIcon={
        <ExpandMore
          sx={{
            display: { xs: 'none', md: 'block' },
            transform: isPanelOpen ? 'rotate(180deg)' : 'none',
            transition: 'transform 220ms cubic-bezier(.2, 0, 0, 1)',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        />
      }
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onPress}
    >
      <Box component="span" sx={{ textTransform: { xs: 'capitalize', md: 'none' } }}>
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {'Advanced '}
        </Box>
        filters
      </Box>
      {count > 0 ? (
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            display: 'grid',
            placeItems: 'center',
            minWidth: 20,
            height: 20,
            px: '5px',
            borderRadius: '10px',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontSize: '0.75rem',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count}
        </Box>
      ) : null}
    </ToggleButton>
  );
});
