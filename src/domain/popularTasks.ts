import { settings } from './settings';

interface PopularTask {
  label: string;
  /** The text to search for. */
  search: string;
}

const tasks: readonly PopularTask[] = [
  { label: 'Write a blog post', search: 'blog' },
  { label: 'Take meeting notes', search: 'meeting notes' },
  { label: 'Cut a video', search: 'video editing' },
  { label: 'Find papers', search: 'papers' },
  { label: 'Clone a voice', search: 'voice cloning' },
  { label: 'Review code', search: 'code review' },
  { label: 'Remove a background', search: 'background removal' },
];

/**
 * Common tasks, each with a search that finds tools for it (search-10, home-12): none with another catalogue, in which
 * they may find nothing.
 */
export const popularTasks: readonly PopularTask[] = settings.isDemonstration ? tasks : [];
