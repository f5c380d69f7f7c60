/** What a build is told about its surroundings; read from the environment in `server/buildSettings.ts`. */
export interface Settings {
  /** Origin of the API host; empty means the embedded catalogue answers. */
  apiBaseUrl: string;
  /** The product's own host, for canonical addresses. */
  siteUrl: string;
  contactEmail: string;
  contactPhone: string;
  reduxDevtools: boolean;
}

declare const __SETTINGS__: Settings;

/** The settings this bundle was built with. */
export const settings: Settings = __SETTINGS__;
