import { formatDate } from './dates';

// proves blog-11
test.each([
  ['2026-11-14T12:00:00.000Z', 'November 14, 2026'],
  ['2026-01-01T00:00:00.000Z', 'January 1, 2026'],
  ['2026-12-31T23:59:59.999Z', 'December 31, 2026'],
  ['2025-05-09', 'May 9, 2025'],
  ['2026-11-14T23:30:00-05:00', 'November 15, 2026'],
])('%p is %p, the same day for every visitor', (time, expected) => {
  expect(formatDate(time)).toBe(expected);
});

test.each(['', 'yesterday', '2026-13-45'])('%p is no date and shows nothing', (time) => {
  expect(formatDate(time)).toBe('');
});
