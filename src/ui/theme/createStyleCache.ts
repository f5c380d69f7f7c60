import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Without Emotion's prefixer: the browsers that MUI supports need few prefixes, which are written out where
 * needed, and each page carries its styles. The key is not `css`, since the cache that Emotion creates itself
 * would take over the prerendered styles.
 */
export const styleCacheKey = 'mui';

const options = { key: styleCacheKey, stylisPlugins: [] };

/** Creates the style cache for prerendering a page. */
export const createStyleCache = (): EmotionCache => createCache(options);

/**
 * Keeps prerendered styles in place. Emotion would re-insert them, so that the browser parses them again and
 * restyles the whole page.
 */
const container: Pick<Node, 'insertBefore'> = {
  insertBefore: (style, next) => {
    if (style.isConnected) return style;
    // Later rules must come after those of the shared style sheet, as they come after those of the page.
    const sheet = document.querySelector('link[data-shared]');
    return sheet ? document.body.insertBefore(style, null) : document.head.insertBefore(style, next);
  },
};

/**
 * Creates the style cache for the browser; `inSheet` are the names of the rules already in the page's style
 * sheets. When a styled component passes its class on to another one, the class is merged into that one's, so
 * most of these classes are never on an element. Their rules are therefore only inserted if they are used,
 * after the commit and before the paint: each inserted rule costs a parse and a restyle of what it might
 * match.
 */
export function createBrowserStyleCache(inSheet: readonly string[]): EmotionCache {
  const cache = createCache({ ...options, container: container as HTMLElement });
  for (const name of inSheet) cache.inserted[name] = true;
  const { insert } = cache;
  const passedOn = new Map<string, Parameters<typeof insert>>();
  const insertUsed = () => {
    for (const [className, rules] of passedOn) {
      if (document.getElementsByClassName(className).length > 0) insert(...rules);
    }
    passedOn.clear();
  };
  cache.insert = (...rules) => {
    const [selector, { name }, , isCached] = rules;
    const className = selector.slice(1);
    if (className in cache.registered) {
      if (passedOn.size === 0) queueMicrotask(insertUsed);
      passedOn.set(className, rules);
    } else if (!isCached || !(name in cache.inserted)) {
      insert(...rules);
    }
  };
  return cache;
}
