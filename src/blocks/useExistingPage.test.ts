import { renderHook } from '@testing-library/react';

import { useExistingPage } from './useExistingPage';

/** The page that is turned to from `page`, if any. */
function turned(page: number, pageCount: number | undefined, fallback: 'first' | 'last'): number | undefined {
  const turnTo = jest.fn<undefined, [number]>();
  const { rerender } = renderHook(
    (shown: number) => useExistingPage({ page: shown, pageCount, fallback, turnTo }),
    { initialProps: page },
  );
  const [chosen] = turnTo.mock.calls[0] ?? [];
  if (chosen !== undefined) {
    turnTo.mockClear();
    rerender(chosen);
    expect(turnTo).not.toHaveBeenCalled();
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
