import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { categories } from '../domain/categories';

import { categoryIconsFile } from './CategoryIcon';

const svg = readFileSync(path.join(__dirname, '../../public', categoryIconsFile));

// proves design-5
test('every category has an icon, and no two the same', () => {
  const shapes = new Map(
    [...svg.toString().matchAll(/ id="([^"]+)"(.*)/g)].map(([, id = '', shape = '']) => [id, shape]),
  );
  expect([...shapes.keys()].sort()).toEqual([...categories.map(({ slug }) => slug), 'other'].sort());
  expect(new Set(shapes.values()).size).toBe(shapes.size);
});

test('the name of the file changes with its content', () => {
  const hash = createHash('sha256').update(svg).digest('hex');
  expect(categoryIconsFile).toBe(`/assets/category-icons.${hash.slice(0, 6)}.svg`);
});
