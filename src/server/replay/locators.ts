import { quoted } from './sourceText';

/** Returns the source text of a button's Playwright locator, `within` another locator or on the whole page. */
export const button = (name: string, within = 'page') =>
  `${within}.getByRole('button', { name: ${quoted(name)}, exact: true })`;

/** Returns the source text of a link's Playwright locator. */
export const link = (name: string) => `page.getByRole('link', { name: ${quoted(name)}, exact: true })`;
