import type { Crumb } from '../../../seo/structuredData';
import { paths } from '../../../domain/paths';

/** What the screen calls its own address, whichever of its two it was opened at (CONTRACT 6). */
export const trendingAddress = '/trending';

export const trendingCrumbs: readonly Crumb[] = [
  { label: 'Home', to: paths.home },
  { label: 'Trending Tools', to: trendingAddress },
];

/** The nearest categories to the six that SPEC 2 names, in its order (CONTRACT 6). */
export const shelfSlugs: readonly string[] = [
  'writing-tools',
  'ai-image-generation',
  'coding-assistants',
  'productivity-tools',
  'ai-voice-generation',
  'ai-video-generation',
];
