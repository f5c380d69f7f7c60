import { holdClock } from '../../tests/support/clock';

import { afterNextPaint } from './afterNextPaint';

const setHidden = (isHidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

beforeEach(() => holdClock());

test('runs in a task after the frame', () => {
  setHidden(false);
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  afterNextPaint(() => order.push('after'));
  jest.advanceTimersToNextFrame();
  expect(order).toEqual(['frame']);
  jest.advanceTimersByTime(1);
  expect(order).toEqual(['frame', 'after']);
});

test('in a hidden page it waits for no frame', () => {
  setHidden(true);
  const run = jest.fn();
  afterNextPaint(run);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
