import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Without Emotion's prefixer: the browsers that MUI supports need few prefixes, which stand where they are needed, and
 * each page carries its styles. Not with the key `css`: the cache that Emotion creates itself would take over the
 * prerendered styles.
 */
export const styleCacheKey = 'mui';

const options = { key: styleCacheKey, stylisPlugins: [] };

/** The styles of a page that is prerendered. */
export const createStyleCache = (): EmotionCache => createCache(options);

/** Emotion inserts prerendered styles anew, which parses them again and restyles the whole page: they stay in place. */
const container: Pick<Node, 'insertBefore'> = {
  insertBefore: (style, next) => {
    if (style.isConnected) return style;
    // Later rules come after those of the sheet that pages share, as they come after those of the page.
    const sheet = document.querySelector('link[data-shared]');
    return sheet ? document.body.insertBefore(style, null) : document.head.insertBefore(style, next);
  },
};

/**
 * The styles of the page in the browser, with the names of the rules that its style sheet has. A class that a styled component passes on to another is merged into the class
 * of that one, so most of them are never on an element: their rules are only inserted if they are, after the commit and
 * before the paint. Each rule that is inserted costs a parse and a restyle of what it might match.
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
