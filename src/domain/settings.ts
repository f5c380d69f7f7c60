import type { FormName } from './formSending';

/** The settings of a build, read from the environment in `server/buildSettings.ts`. */
export interface Settings {
  /** Origin of the API host; '' for the embedded catalogue. */
  apiBaseUrl: string;
  /** The product's own host, for canonical URLs. */
  siteUrl: string;
  contactEmail: string;
  contactPhone: string;
  reduxDevtools: boolean;
  /** Where forms are sent, absolute http(s) addresses; a form without one sends nothing (trust-14). */
  formEndpoints: Partial<Record<FormName, string>>;
  /** Whether the site shows the embedded catalogue, whose ratings, counts and quotes are samples. */
  isDemonstration: boolean;
}

declare global {
  /** For conditions that decide while bundling which code there is: a build without DevTools has none of theirs. */
  const __SETTINGS__: Settings;
}

/** The settings this bundle was built with: `webpack.config.ts` puts them in the place of `__SETTINGS__`. */
export const settings: Settings = __SETTINGS__;
