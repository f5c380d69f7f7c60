import { all, areTimes, holds, type Invariant } from '../../lib/invariant';

import type { ThemeState } from './themeSlice';

/** The invariants of the colour scheme after every action (theme-1, state-14). */
export const themeInvariants: readonly Invariant<ThemeState>[] = [
  {
    name: 'the scheme is light or dark',
    check: ({ scheme }) => holds(['light', 'dark'].includes(scheme), `It is "${scheme}".`),
  },
  {
    name: 'a scheme with a time of choice was chosen',
    check: ({ isChosen, toggledAt }) =>
      all(
        areTimes([toggledAt]),
        holds(isChosen || toggledAt === '', `Chosen at ${toggledAt}, but not chosen.`),
      ),
  },
];
