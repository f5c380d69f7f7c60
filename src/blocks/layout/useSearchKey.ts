import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { filtersInUrl } from '../../domain/listingUrl';
import { paths } from '../../domain/paths';

/** Navigation state that makes the tool list focus its search box. */
export const focusSearch = { focusSearch: true } as const;

/** Whether a navigation's state is `focusSearch`. */
export const wantsSearchFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'focusSearch' in state;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** The '/' key, outside of fields, goes to the search box of the tool list. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
        return;
      }
      event.preventDefault();
      const isOnList = filtersInUrl({ pathname, search }) !== undefined;
      void navigate(isOnList ? pathname + search : paths.tools, { state: focusSearch, replace: isOnList });
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [navigate, pathname, search]);
}
