// The browser tests of `npm test`, which has made the builds before.
process.env.BROWSER_KEEP_BUILDS = 'true';

export { default } from './playwright.config';
