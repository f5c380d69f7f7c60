import type { SliceStorage } from '../../platform/persistSlice';

import { type ThemeState, themeToggled } from './themeSlice';

/** The plain word `light` or `dark` under `theme`; nothing until the visitor chooses (CONTRACT 3). */
export const themeStorage: SliceStorage<ThemeState> = {
  name: 'theme',
  keys: ['theme'],
  fields: ['scheme', 'isChosen'],
  read: ({ theme }) => {
    const word = theme?.trim().replace(/^"(.*)"$/, '$1');
    if (word === undefined) return undefined;
    if (word === 'light' || word === 'dark') return { scheme: word, isChosen: true };
    console.warn(`The stored theme "${word}" is neither light nor dark and was ignored.`);
    return undefined;
  },
  write: ({ scheme, isChosen }) => ({ theme: isChosen ? scheme : null }),
  changes: (before, after, at) =>
    after.scheme && after.scheme !== before.scheme ? [themeToggled(after.scheme, at)] : [],
};
