import { getContrastRatio } from '@mui/material/styles';

import { darkPalette, lightPalette } from '../../ui/theme/palettes';

import { featureColor, featureColors } from './featureColor';

/** The value of a path such as `text.primary` in a palette. */
const valueAt = (palette: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], palette);

// proves state-20
test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the mark of every feature can be seen in the %s scheme', (_, palette) => {
  for (const feature of [...Object.keys(featureColors), 'another']) {
    const color = valueAt(palette, featureColor(feature)) as string;
    for (const background of ['background.default', 'background.raised']) {
      const ratio = getContrastRatio(color, valueAt(palette, background) as string);
      expect([feature, ratio >= 3]).toEqual([feature, true]);
    }
  }
});
