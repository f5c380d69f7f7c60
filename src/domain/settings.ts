import type { FormName } from './formSending';

/** The settings of a build, read from the environment in `server/buildSettings.ts`. */
export interface Settings {
  /** Origin of the API host; '' for the embedded catalogue. */
  apiBaseUrl: string;
  /** The site's own host, for canonical URLs. */
  siteUrl: string;
  contactEmail: string;
  contactPhone: string;
  reduxDevtools: boolean;
  /** Absolute http(s) addresses that forms are sent to; a form without one sends nothing (trust-14). */
  formEndpoints: Partial<Record<FormName, string>>;
  /** Whether the site shows the embedded catalogue, whose ratings, counts and quotes are samples. */
  isDemonstration: boolean;
}

declare global {
  /**
   * For conditions that must be decided while bundling, so that dead code is removed: a build without
   * DevTools contains none of their code.
   */
  const __SETTINGS__: Settings;
}

/** The settings of this bundle: `webpack.config.ts` replaces `__SETTINGS__` with them. */
export const settings: Settings = __SETTINGS__;
