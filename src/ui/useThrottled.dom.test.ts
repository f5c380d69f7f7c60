import { act, renderHook } from '@testing-library/react';

import { useThrottled } from './useThrottled';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

// proves search-41
test('changes at once after a pause, then at most once in the time, to the last value', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottled(value, 100), {
    initialProps: { value: '' },
  });
  const type = (value: string, milliseconds: number) => {
    rerender({ value });
    act(() => jest.advanceTimersByTime(milliseconds));
    return result.current;
  };
  expect([type('c', 0), type('cu', 40), type('cur', 40)]).toEqual(['c', 'c', 'c']);
  expect(type('curs', 20)).toBe('curs');
  expect(type('curso', 99)).toBe('curs');
  expect(type('cursor', 1)).toBe('cursor');
  act(() => jest.advanceTimersByTime(500));
  expect(type('cursor a', 0)).toBe('cursor a');
});
