import { renderHook } from '@testing-library/react';

import { useRedirectFromMissingPage } from './useRedirectFromMissingPage';

/** Returns the page to which the hook redirects from `page`, if any. */
function turned(page: number, pageCount: number | undefined, fallback: 'first' | 'last'): number | undefined {
  const redirectTo = jest.fn<undefined, [number]>();
  const { rerender } = renderHook(
    (shown: number) => useRedirectFromMissingPage({ page: shown, pageCount, fallback, redirectTo }),
    { initialProps: page },
  );
  const [chosen] = redirectTo.mock.calls[0] ?? [];
  if (chosen !== undefined) {
    redirectTo.mockClear();
    rerender(chosen);
    expect(redirectTo).not.toHaveBeenCalled();
  }
  return chosen;
}

// proves blog-2, list-36
test.each([
  [9, 3, 'last', 3],
  [9, 3, 'first', 1],
  [0, 3, 'last', 1],
  [2, 0, 'last', 1],
  [3, 3, 'last', undefined],
  [1, 0, 'first', undefined],
  [9, undefined, 'last', undefined],
] as const)('page %p of %p, else the %s: turns to %p', (page, pageCount, fallback, expected) => {
  expect(turned(page, pageCount, fallback)).toBe(expected);
});
