import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where emotion keeps the styles of a page. Without its prefixer: the browsers that MUI supports need few
 * prefixes, which stand where they are needed, and each page carries its styles.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
