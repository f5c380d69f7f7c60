import { holdClock } from '../../tests/support/clock';

import { whenIdle } from './idle';

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

test('where the browser tells when it is idle, it is asked', () => {
  const ask = jest.fn();
  Object.assign(window, { requestIdleCallback: ask });
  const run = () => undefined;
  whenIdle(run);
  expect(ask).toHaveBeenCalledWith(run, { timeout: 5000 });
});

test('where it does not, some time passes', () => {
  holdClock();
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
