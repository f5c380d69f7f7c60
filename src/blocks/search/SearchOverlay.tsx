import { Overlay } from './parts/searchOverlay.styles';
import { SearchPanel } from './parts/SearchPanel';
import type { SearchOverlayProps } from './searchOverlayProps';

/** The site-wide search (search-1). `SearchProvider` returns focus to what had it before this was loaded. */
export function SearchOverlay({ typed, onClose }: SearchOverlayProps) {
  return (
    <Overlay
      open
      onClose={(event: MouseEvent) => {
        // The second click of a double click on what opens the search falls on the backdrop.
        if (!(event.detail > 1)) onClose();
      }}
      onMouseDown={(event) => {
        // Nor does it take the focus from the field.
        const isOnBackdrop = (event.target as Element).closest('[role="dialog"]') === null;
        if (event.detail > 1 && isOnBackdrop) event.preventDefault();
      }}
      disableRestoreFocus
      slotProps={{ paper: { 'aria-label': 'Search', 'aria-labelledby': undefined } }}
    >
      <SearchPanel typed={typed} onClose={onClose} />
    </Overlay>
  );
}
