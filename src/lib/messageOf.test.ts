import { messageOf } from './messageOf';

test.each([
  ['an Error', new TypeError('No such slice.'), 'No such slice.'],
  ['a text', 'closed', 'closed'],
  ['nothing', undefined, 'undefined'],
])('the message of %s', (_name, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
