import { withoutUndefined } from './withoutUndefined';

test('a record without its undefined fields has all others, empty ones too', () => {
  const fields = { name: 'Alpha', slug: undefined, tags: [], note: '', rating: 0, isFree: false, end: null };
  const kept = withoutUndefined<Record<keyof typeof fields, unknown>>(fields);
  expect(Object.keys(kept)).toEqual(['name', 'tags', 'note', 'rating', 'isFree', 'end']);
  expect(kept).toEqual({ name: 'Alpha', tags: [], note: '', rating: 0, isFree: false, end: null });
  expect(fields).toHaveProperty('slug');
});
