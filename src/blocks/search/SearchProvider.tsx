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
import { useLocation } from 'react-router-dom';

import { OpenSearchContext, searchOverlay } from './openSearch';
import { PendingSearch } from './parts/PendingSearch';
import { isSearchKey } from './searchKey';

/** The search overlay, opened by a key or by `useOpenSearch` (search-1, search-2). */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const [typed, setTyped] = useState('');
  const opener = useRef<HTMLElement | null>(null);
  // Back and Forward close it for good.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);

  const currentKey = useRef(key);
  useLayoutEffect(() => {
    currentKey.current = key;
  }, [key]);
  const open = useCallback((from: Element | null) => {
    opener.current = from as HTMLElement | null;
    setTyped('');
    setOpenAt(currentKey.current);
  }, []);
  const close = () => setOpenAt(undefined);

  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    open(document.activeElement);
  });
  useEffect(() => {
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, []);

  // In the commit that closes it: a navigation may then focus the new page.
  useLayoutEffect(
    () => (isOpen ? () => opener.current?.focus({ preventScroll: true }) : undefined),
    [isOpen],
  );

  return (
    <OpenSearchContext value={open}>
      {children}
      {isOpen ? (
        <Suspense fallback={<PendingSearch onType={setTyped} onClose={close} />}>
          <searchOverlay.Component typed={typed} onType={setTyped} onClose={close} />
        </Suspense>
      ) : null}
    </OpenSearchContext>
  );
}
