import path from 'node:path';

import type { FormName } from '../domain/formSending';
import type { Settings } from '../domain/settings';

type Environment = Readonly<Record<string, string | undefined>>;

export const defaultSettings: Settings = {
  apiBaseUrl: '',
  siteUrl: 'https://ai-toolshelf.example',
  contactEmail: 'hello@ai-toolshelf.example',
  contactPhone: '+1 (555) 010-0142',
  reduxDevtools: false,
  formEndpoints: {},
  isDemonstration: true,
};

/** Reads an http(s) origin without a trailing slash. Throws an Error that names the variable. */
function readOrigin(name: string, value: string): string {
  let url: URL | undefined;
  try {
    url = new URL(value);
  } catch {
    url = undefined;
  }
  const isOrigin =
    url !== undefined &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '';
  if (!url || !isOrigin) {
    throw new Error(`${name} must be an http(s) origin such as https://api.example.com, but is "${value}".`);
  }
  return url.origin;
}

/** Reads an absolute http(s) address. Throws an Error that names the variable. */
function readAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(
      `${name} must be an http(s) address such as https://forms.example.com/a, but is "${value}".`,
    );
  }
  return new URL(value).href;
}

function readBoolean(name: string, value: string): boolean {
  if (value !== 'true' && value !== 'false') {
    throw new Error(`${name} must be true or false, but is "${value}".`);
  }
  return value === 'true';
}

function readEmail(name: string, value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) {
    throw new Error(`${name} must be an email address, but is "${value}".`);
  }
  return value;
}

/**
 * Reads the settings of a build from its environment (delivery-6). A variable that is not set, or is empty,
 * takes its default. Throws an Error with one clear sentence when a value is wrong.
 */
export function readBuildSettings(
  environment: Readonly<Record<string, string | undefined>>,
  mode: 'development' | 'production',
): Settings {
  const read = <T>(name: string, parse: (name: string, value: string) => T, fallback: T): T => {
    const value = environment[name]?.trim();
    return value ? parse(name, value) : fallback;
  };
  const asIs = (_name: string, value: string) => value;
  const readEndpoint = (form: FormName, name: string) => {
    const address = read(name, readAddress, '');
    return address === '' ? {} : { [form]: address };
  };
  const apiBaseUrl = read('API_BASE_URL', readOrigin, defaultSettings.apiBaseUrl);
  return {
    apiBaseUrl,
    siteUrl: read('SITE_URL', readOrigin, defaultSettings.siteUrl),
    contactEmail: read('CONTACT_EMAIL', readEmail, defaultSettings.contactEmail),
    contactPhone: read('CONTACT_PHONE', asIs, defaultSettings.contactPhone),
    reduxDevtools: read('REDUX_DEVTOOLS', readBoolean, mode === 'development'),
    formEndpoints: {
      ...readEndpoint('contact', 'CONTACT_ENDPOINT'),
      ...readEndpoint('newsletter', 'NEWSLETTER_ENDPOINT'),
      ...readEndpoint('submission', 'SUBMISSION_ENDPOINT'),
    },
    isDemonstration: apiBaseUrl === '' && readCataloguePath(environment) === undefined,
  };
}

/**
 * Reads the folder where builds keep data for later builds (delivery-35): BUILD_CACHE, else `.cache/build`.
 */
export function readBuildCache(environment: Environment): string {
  const folder = environment.BUILD_CACHE?.trim() ?? '';
  return path.resolve(folder === '' ? path.join('.cache', 'build') : folder);
}

/** The default of SHARE_IMAGES: about as many as a build renders within a minute. */
const defaultShareImages = 1000;

/** The default of VERSUS_PAGES: more of these pages would take longer than all others together. */
const defaultVersusPages = 2000;

function readCount(environment: Environment, name: string, fallback: number): number {
  const value = environment[name]?.trim();
  if (!value) return fallback;
  if (!/^\d+$/.test(value)) throw new Error(`${name} must be a whole number, but is "${value}".`);
  return Number(value);
}

/** Reads how many tools (featured and newest first) and comparisons get their own share image. */
export const readShareImageCount = (environment: Environment): number =>
  readCount(environment, 'SHARE_IMAGES', defaultShareImages);

/** Reads how many of the editors' pairs get a prerendered comparison (versus-5). */
export const readVersusPageCount = (environment: Environment): number =>
  readCount(environment, 'VERSUS_PAGES', defaultVersusPages);

/**
 * Reads the path of the catalogue that replaces the embedded one (CATALOGUE): a folder or a .json file, as
 * given; undefined for the embedded one.
 */
export function readCataloguePath(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const catalogue = environment.CATALOGUE?.trim();
  return catalogue === '' ? undefined : catalogue;
}
