import type { SlicePersistConfig } from '../../platform/slicePersistConfig';

import type { ThemeState } from './themeSlice';

/** `light` or `dark` as plain text under `theme`; not stored until the visitor chooses (storage-3). */
export const themePersistConfig: SlicePersistConfig<ThemeState, 'theme'> = {
  name: 'theme',
  keys: ['theme'],
  fields: ['scheme', 'isChosen'],
  acrossTabs: 'replaced',
  merge: (state, { scheme }) =>
    state.isChosen && state.scheme === scheme ? state : { ...state, scheme, isChosen: true },
  read: ({ theme }, _isStart, onUnusable) => {
    const word = theme?.trim().replace(/^"(.*)"$/, '$1');
    if (word === undefined) return undefined;
    if (word === 'light' || word === 'dark') return { scheme: word, isChosen: true, toggledAt: '' };
    onUnusable({
      key: 'theme',
      message: `The stored theme "${word}" is neither light nor dark and was ignored.`,
    });
    return undefined;
  },
  write: ({ scheme, isChosen }) => ({ theme: isChosen ? scheme : null }),
};
