import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { darkPalette, lightPalette } from './palettes';
import { theme } from './theme';
import { unusedPalettes, withoutUnused } from './unusedVariables';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n');

test.each([...unusedPalettes])('no screen has a %s, whose colours are not generated', (component) => {
  expect(JSON.stringify(theme.generateStyleSheets())).toContain(`--mui-palette-${component}-`);
  expect(JSON.stringify(withoutUnused(theme.generateStyleSheets()))).not.toContain(`palette-${component}-`);
  expect(sources).not.toContain(`@mui/material/${component}'`);
});

test.each([lightPalette, darkPalette])(
  'a hovered row can be told from a raised surface',
  ({ background }) => {
    expect(background?.raisedHover).toMatch(/^#[\da-f]{6}$/);
    expect(background?.raisedHover).not.toBe(background?.raised);
  },
);
