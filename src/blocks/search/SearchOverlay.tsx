import { Overlay } from './parts/searchOverlay.styles';
import { SearchPanel } from './parts/SearchPanel';
import type { SearchOverlayProps } from './searchOverlayProps';

/** The search of the whole site (search-1). It gives the focus back itself, to what had it before its code was there. */
export function SearchOverlay({ typed, onClose }: SearchOverlayProps) {
  return (
    <Overlay
      open
      onClose={onClose}
      disableRestoreFocus
      slotProps={{ paper: { 'aria-label': 'Search', 'aria-labelledby': undefined } }}
    >
      <SearchPanel typed={typed} onClose={onClose} />
    </Overlay>
  );
}
