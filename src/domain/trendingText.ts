import { settings } from './settings';

/**
 * The lead of the trending list. The embedded catalogue's list is the editors' choice, not based on visits.
 */
export const trendingLead = settings.isDemonstration
  ? 'The editors’ choice of November 2026.'
  : 'The tools that get the most attention right now.';
