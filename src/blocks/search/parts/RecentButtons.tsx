import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useDispatch, useSelector } from 'react-redux';

import {
  searchesCleared,
  searchRemoved,
  selectRecentSearches,
} from '../../../features/recentSearches/recentSearchesSlice';
import { searchLimits } from '../searchLimits';

import { RecentControls } from './searchOverlay.styles';

/** Removes recent searches, one by one or all (search-9). */
export function RecentButtons({ onRemoved }: { onRemoved: () => void }) {
  const dispatch = useDispatch();
  const recent = useSelector(selectRecentSearches).slice(0, searchLimits.recentShown);
  return recent.length === 0 ? null : (
    <RecentControls>
      <Button
        variant="text"
        size="small"
        aria-label="Clear recent searches"
        onClick={() => {
          dispatch(searchesCleared());
          onRemoved();
        }}
        sx={{
          alignSelf: 'end',
          px: 2,
          color: 'primary.text',
          height: 32,
          '@media (pointer: coarse)': { height: 32 },
        }}
      >
        Clear
      </Button>
      {recent.map((text) => (
        <IconButton
          key={text}
          size="small"
          aria-label={`Remove ${text}`}
          onClick={() => {
            dispatch(searchRemoved(text));
            onRemoved();
          }}
        >
          <Close sx={{ fontSize: 18 }} />
        </IconButton>
      ))}
    </RecentControls>
  );
}
