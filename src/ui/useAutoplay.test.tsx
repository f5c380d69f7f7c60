import { act, renderHook } from '@testing-library/react';

import { holdClock } from '../../tests/support/clock';
import { limits } from '../domain/limits';

import { useAutoplay } from './useAutoplay';

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => jest.restoreAllMocks());

// proves tool-18
test('a hidden tab holds it, and its visibility renders nothing', () => {
  holdClock();
  const advance = jest.fn();
  const ref = { current: document.createElement('div') };
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return useAutoplay(ref, 0, advance);
  });
  const before = renders;
  act(() => setVisibility('hidden'));
  jest.advanceTimersByTime(limits.carouselAutoplayMs * 3);
  expect(advance).not.toHaveBeenCalled();
  act(() => setVisibility('visible'));
  jest.advanceTimersByTime(limits.carouselAutoplayMs);
  expect(advance).toHaveBeenCalledTimes(1);
  expect(renders).toBe(before);
});
