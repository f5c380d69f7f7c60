import { holdClock } from '../../../tests/support/clock';

import { createToastTimer } from './toastTimer';

function hideTab(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function started() {
  const end = jest.fn();
  const timer = createToastTimer(1000, end);
  return { end, timer, stop: timer.start() };
}

beforeEach(() => holdClock());

test('ends once, when its time has passed', () => {
  const { end } = started();
  jest.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('restarted, it counts its whole time again', () => {
  const { end, timer } = started();
  jest.advanceTimersByTime(600);
  timer.restart();
  jest.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('held, it stands still, until nothing holds it any more', () => {
  const { end, timer } = started();
  jest.advanceTimersByTime(600);
  timer.hold('hover');
  timer.hold('focus');
  jest.advanceTimersByTime(5000);
  timer.release('hover');
  jest.advanceTimersByTime(5000);
  timer.release('focus');
  jest.advanceTimersByTime(399);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('restarted while it is held, it has its whole time afterwards', () => {
  const { end, timer } = started();
  timer.hold('hover');
  timer.restart();
  jest.advanceTimersByTime(5000);
  timer.release('hover');
  jest.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a hidden tab holds it', () => {
  const { end } = started();
  jest.advanceTimersByTime(600);
  hideTab(true);
  jest.advanceTimersByTime(5000);
  expect(end).not.toHaveBeenCalled();
  hideTab(false);
  jest.advanceTimersByTime(400);
  expect(end).toHaveBeenCalledTimes(1);
});

test('stopped, it never ends', () => {
  const { end, timer, stop } = started();
  stop();
  timer.hold('hover');
  timer.release('hover');
  jest.advanceTimersByTime(5000);
  expect(end).not.toHaveBeenCalled();
});
