import { belowFoldSelector } from '../../ui/belowFold';
import { styleCacheKey } from '../../ui/theme/createStyleCache';

import { eventOf, sharedSheetSettled } from './sharedSheet';

const className = new RegExp(`\\.${styleCacheKey}-([\\w-]+)`);

/** Returns the rules of a style sheet, or none if it could not be loaded. */
function rulesOf(sheet: CSSStyleSheet | null | undefined): readonly CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])];
  } catch {
    // A failed response counts as cross-origin, and its rules cannot be read.
    return [];
  }
}

/** Returns the names of the classes that the rules apply to, without the style cache's key. */
function namesIn(rules: readonly CSSRule[]): string[] {
  const names = new Set<string>();
  for (const rule of rules) {
    // Each media query contains rules of one class only.
    const [inside] = rule instanceof CSSMediaRule ? rule.cssRules : [rule];
    const name = inside instanceof CSSStyleRule ? className.exec(inside.selectorText)?.[1] : undefined;
    if (name !== undefined) names.add(name);
  }
  return [...names];
}

/**
 * Returns whether a rule of the shared sheet is the one that reveals the content that waits for the sheet.
 * The sheet is complete only for the classes before this rule.
 */
const isOnceStyled = (rule: CSSRule) =>
  rule instanceof CSSStyleRule && rule.selectorText === belowFoldSelector;

/**
 * Resolves to the names of the classes whose rules are in the page or in the style sheet that pages of its
 * kind share, once that has loaded. If it fails to load, resolves to no names, so that Emotion inserts those
 * rules again, and reveals the content that waits for the sheet.
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
  // The page has only part of the theme and of the rules, so Emotion must insert all of them.
  for (const style of document.querySelectorAll('style[data-emotion]')) style.removeAttribute('data-emotion');
  return [];
}
