import { paths } from '../../../domain/paths';
import type { SearchOverlayProps } from '../searchOverlayProps';

const focus = (input: HTMLInputElement | null) => input?.focus();

/** A plain form that takes input while the overlay's code is loading, and can search by itself (search-3). */
export function PendingSearch({ onType, onClose }: Omit<SearchOverlayProps, 'typed'>) {
  return (
    <form
      role="dialog"
      aria-label="Search"
      action={paths.tools}
      style={{ position: 'fixed', zIndex: 1300, inset: '88px 0 auto', textAlign: 'center' }}
    >
      <input
        ref={focus}
        name="search"
        aria-label="Search tools, categories and articles"
        maxLength={200}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key, nativeEvent: { isComposing } }) => {
          if (key === 'Escape' && !isComposing) onClose();
        }}
      />
    </form>
  );
}
