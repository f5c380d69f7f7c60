import { settings } from './settings';

/** What the trending list is: in the embedded catalogue a choice, which no visit decides. */
export const trendingLead = settings.isDemonstration
  ? 'The editors’ choice of November 2026.'
  : 'The tools that get the most attention right now.';
