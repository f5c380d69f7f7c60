import { parsePost } from '../src/domain/parsePost';
import { byNewest } from '../src/domain/post';
import { readCatalogue } from '../src/server/catalogue/catalogueFolder';

const { posts, articles } = readCatalogue();

// proves blog-14
test('posts that stand side by side or one above the other have covers of different colours', () => {
  const listed = [...posts, ...articles].sort(byNewest);
  const tints = listed.map(({ slug, coverTint }) => coverTint ?? slug);
  const alike = listed.filter((_, at) => tints.slice(at + 1, at + 3).includes(tints[at] ?? ''));
  expect(listed.length).toBeGreaterThan(3);
  expect(alike.map(({ slug }) => slug)).toEqual([]);
});

// proves blog-14
test('a background that nobody knows is none', () => {
  const tintOf = (coverTint: unknown) =>
    parsePost({ _id: 'a', slug: 'a', title: 'A', coverTint }, '').fields?.coverTint;
  expect(tintOf('sage')).toBe('sage');
  expect(['mauve', 1, null].map(tintOf)).toEqual([undefined, undefined, undefined]);
});
