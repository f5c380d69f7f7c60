import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { iconSpriteFile, spriteIconNames } from './iconSprite';

const svg = readFileSync(path.join(__dirname, '../../public', iconSpriteFile));

// proves design-5
test('every category and every network has an icon, and no two the same', () => {
  const shapes = new Map(
    [...svg.toString().matchAll(/ id="([^"]+)"(?: transform="[^"]+")?(.*)/g)].map(
      ([, id = '', shape = '']) => [id, shape] as const,
    ),
  );
  expect([...shapes.keys()]).toEqual(spriteIconNames);
  expect(new Set(shapes.values()).size).toBe(shapes.size);
});

test('each icon stands one place below the one before', () => {
  const places = [...svg.toString().matchAll(/ id=.*?transform="translate\(0 (\d+)\)/g)].map(([, y]) =>
    Number(y),
  );
  expect(svg.toString()).toContain(`viewBox="0 0 24 ${24 * spriteIconNames.length}"`);
  expect(places).toEqual(spriteIconNames.slice(1).map((_, index) => 24 * (index + 1)));
});

test('the name of the file changes with its content', () => {
  const hash = createHash('sha256').update(svg).digest('hex');
  expect(iconSpriteFile).toBe(`/assets/icons.${hash.slice(0, 6)}.svg`);
});
