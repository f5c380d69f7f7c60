import { now } from '../../platform/clock';

import { recordedPage } from './recordedPage';
import { makeReproducible } from './reproducible';

// proves state-11
test('saving a reproducible recording takes no time of its clock', () => {
  makeReproducible(7);
  const first = Date.parse(now());
  const step = Date.parse(now()) - first;
  recordedPage();
  expect(Date.parse(now())).toBe(first + 2 * step);
});
