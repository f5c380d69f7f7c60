import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { useCloseWatcher } from '../../ui/useCloseWatcher';
import { useLocationState } from '../../ui/useLocationState';

import { OpenSearchContext, searchOverlay } from './openSearch';
import { PendingSearch } from './parts/PendingSearch';
import { isSearchKey } from './searchKey';

/** Provides the search overlay, opened by a key or by `useOpenSearch` (search-1, search-2). */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useLocationState(false);
  const [typed, setTyped] = useState('');
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback(
    (from: Element | null) => {
      opener.current = from as HTMLElement | null;
      setTyped('');
      setIsOpen(true);
    },
    [setIsOpen],
  );
  const close = () => setIsOpen(false);
  useCloseWatcher(isOpen, close);

  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    open(document.activeElement);
  });
  useEffect(() => {
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, []);

  // Returns focus in the commit that closes the overlay, so that a navigation can still focus the new page.
  useLayoutEffect(
    () => (isOpen ? () => opener.current?.focus({ preventScroll: true }) : undefined),
    [isOpen],
  );

  return (
    <OpenSearchContext value={open}>
      {children}
      {isOpen ? (
        <Suspense fallback={<PendingSearch typed="" onType={setTyped} onClose={close} />}>
          <searchOverlay.Component typed={typed} onType={setTyped} onClose={close} />
        </Suspense>
      ) : null}
    </OpenSearchContext>
  );
}
