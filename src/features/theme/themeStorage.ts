import type { SliceStorage } from '../../platform/persistedSlice';
import { receiveTime, receiveTimesRecord, timesTextOf } from '../../platform/storedTimes';

import { mergeTheme, themeSlice, type ThemeState } from './themeSlice';

/** The choice under `themeTimes`: when the visitor chose what. */
function receiveTimedChoice(text: string | null): ThemeState {
  const { scheme, toggledAt } = receiveTimesRecord('themeTimes', text);
  const isScheme = scheme === 'light' || scheme === 'dark';
  return isScheme
    ? { scheme, isChosen: true, toggledAt: receiveTime(toggledAt) }
    : themeSlice.getInitialState();
}

/**
 * The plain word `light` or `dark` under `theme`; nothing until the visitor chooses (CONTRACT 3). Beside it
 * `themeTimes`: when the visitor chose what. At the start the word counts, since it may have been edited alone.
 */
export const themeStorage: SliceStorage<ThemeState> = {
  name: 'theme',
  keys: ['themeTimes', 'theme'],
  fields: ['scheme', 'isChosen', 'toggledAt'],
  isShared: true,
  merge: mergeTheme,
  read: ({ themeTimes = null, theme = null }, isStart) => {
    const timed = receiveTimedChoice(themeTimes);
    const word = theme?.trim().replace(/^"(.*)"$/, '$1');
    if (word === undefined) return undefined;
    if (word !== 'light' && word !== 'dark') {
      console.warn(`The stored theme "${word}" is neither light nor dark and was ignored.`);
      return undefined;
    }
    const plain = { scheme: word, isChosen: true, toggledAt: '' } as const;
    return isStart && timed.scheme !== word ? plain : mergeTheme(plain, timed);
  },
  write: ({ scheme, isChosen, toggledAt }) => ({
    themeTimes: isChosen && toggledAt !== '' ? timesTextOf({ scheme, toggledAt }) : null,
    theme: isChosen ? scheme : null,
  }),
};
