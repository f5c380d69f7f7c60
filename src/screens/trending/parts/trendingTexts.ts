import { paths } from '../../../domain/paths';
import type { Crumb } from '../../../seo/structuredData';

/** The screen's canonical path, whichever of its two paths was opened (routes-5). */
export const trendingPath = '/trending';

export const trendingCrumbs: readonly Crumb[] = [
  { label: 'Home', to: paths.home },
  { label: 'Trending Tools', to: trendingPath },
];

/** The six categories that the screen links to, in this order (trending-7). */
export const shelfSlugs: readonly string[] = [
  'writing-tools',
  'ai-image-generation',
  'coding-assistants',
  'productivity-tools',
  'ai-voice-generation',
  'ai-video-generation',
];
