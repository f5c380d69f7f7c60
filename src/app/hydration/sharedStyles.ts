import { belowFoldSelector } from '../../ui/belowFold';
import { styleCacheKey } from '../../ui/theme/createStyleCache';

import { eventOf, sharedSheetSettled } from './sharedSheet';

const className = new RegExp(`\\.${styleCacheKey}-([\\w-]+)`);

/** The rules of a style sheet, none where it could not be loaded. */
function rulesOf(sheet: CSSStyleSheet | null | undefined): readonly CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])];
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

/** Whether a rule of the shared sheet is that which shows what waits for it. Before it are the classes that it has all rules of. */
const isOnceStyled = (rule: CSSRule) =>
  rule instanceof CSSStyleRule && rule.selectorText === belowFoldSelector;

/**
 * Resolves to the names of the classes that have their rules in the page or in the style sheet that pages of its kind share, when that
 * has been loaded. If it cannot be, to none: they are inserted again, and what waited for the sheet is shown.
 */
export async function loadSharedStyles(): Promise<readonly string[]> {
  if (document.readyState === 'loading') await eventOf(document, 'DOMContentLoaded');
  const link = await sharedSheetSettled();
  if (!link) return [];
  const shared = rulesOf(link.sheet);
  if (shared.length > 0) {
    const end = shared.findIndex(isOnceStyled);
    const own = document.querySelector<HTMLStyleElement>(`style[data-emotion="${styleCacheKey}"]`);
    return namesIn([...shared.slice(0, end === -1 ? shared.length : end), ...rulesOf(own?.sheet)]);
  }
  document.querySelector('style[data-until-styled]')?.remove();
  // The page has a part of the theme and of the rules: Emotion inserts all of them.
  for (const style of document.querySelectorAll('style[data-emotion]')) style.removeAttribute('data-emotion');
  return [];
}
