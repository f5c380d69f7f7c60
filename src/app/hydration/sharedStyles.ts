import { styleCacheKey } from '../../ui/theme/createStyleCache';

import { eventOf, sharedSheetSettled } from './sharedSheet';

const className = new RegExp(`\\.${styleCacheKey}-([\\w-]+)`);

/** The rules of a style sheet, none where it could not be loaded. */
function rulesOf(link: HTMLLinkElement): readonly CSSRule[] {
  try {
    return [...(link.sheet?.cssRules ?? [])];
  } catch {
    // The sheet of an answer that failed is another origin's.
    return [];
  }
}

/** The names of the classes that rules are for, without the cache's key. */
function namesIn(rules: readonly CSSRule[]): string[] {
  const names = new Set<string>();
  for (const rule of rules) {
    // A media query is that of one class.
    const [inside] = rule instanceof CSSMediaRule ? rule.cssRules : [rule];
    const name = inside instanceof CSSStyleRule ? className.exec(inside.selectorText)?.[1] : undefined;
    if (name !== undefined) names.add(name);
  }
  return [...names];
}

/**
 * Resolves to the names of the classes in the style sheet that prerendered pages share, when it has been loaded. If it cannot be,
 * to none: they are inserted again, and what waited for them is shown.
 */
export async function loadSharedStyles(): Promise<readonly string[]> {
  if (document.readyState === 'loading') await eventOf(document, 'DOMContentLoaded');
  const link = await sharedSheetSettled();
  if (!link) return [];
  const rules = rulesOf(link);
  if (rules.length > 0) return namesIn(rules);
  document.querySelector('style[data-until-styled]')?.remove();
  // The page has a part of the theme: Emotion inserts all of it.
  for (const style of document.querySelectorAll('style[data-emotion]')) style.removeAttribute('data-emotion');
  return [];
}
