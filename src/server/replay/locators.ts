import { quoted } from './sourceText';

/** Returns the source text of a button's Playwright locator. */
export const button = (name: string) => `page.getByRole('button', { name: ${quoted(name)}, exact: true })`;

/** Returns the source text of a link's Playwright locator. */
export const link = (name: string) => `page.getByRole('link', { name: ${quoted(name)}, exact: true })`;
