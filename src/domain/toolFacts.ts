import { formatDate } from '../lib/dates';
import { readFilledText, readKey, readNumber, readObject, readText, readTime } from '../lib/read';
import { safeWebUrl } from '../lib/urls';

import { limits } from './limits';

/** The units of prices. */
export const pricePeriods = ['month', 'user/month', 'year', 'once', 'unit'] as const;

/** The unit of a price: per month, per user and month, per year, one payment, or by use. */
export type PricePeriod = (typeof pricePeriods)[number];

export interface PricingPlan {
  name: string;
  /** null: by use, or on request. */
  price: number | null;
  /** ISO 4217, such as USD. */
  currency: string;
  per: PricePeriod;
  note: string;
}

/** A page that a record's facts are taken from; `checkedAt` is an ISO day, '' when unknown. */
export interface Source {
  title: string;
  url: string;
  checkedAt: string;
}

/** What can become of a tool. */
export const statusKinds = ['discontinued', 'renamed', 'acquired'] as const;

export interface ToolStatus {
  kind: (typeof statusKinds)[number];
  /** ISO day; '' when unknown. */
  at: string;
  note: string;
  /** The slug of the tool to use instead, or ''. */
  successor: string;
}

/** Another tool of the catalogue, and when it is the better choice. */
export interface Alternative {
  slug: string;
  why: string;
}

/** Facts that help to choose a tool, as far as sources give them (trust-5). */
export interface ToolFacts {
  pricingPlans: PricingPlan[];
  /**
   * The price on a card in words, such as 'Free plan' and 'from $15/mo'; '' when the record does not word it.
   */
  pricingBadge: string;
  pricingNote: string;
  /** null when no source says. */
  hasFreePlan: boolean | null;
  pricesCheckedAt: string;
  /** By key of `attributeRows`; unknown answers are absent. */
  attributes: Record<string, 'yes' | 'no'>;
  sources: Source[];
  factsCheckedAt: string;
  status: ToolStatus | null;
  aliases: string[];
  alternatives: Alternative[];
}

/** The facts of a record without any. */
export const noFacts: ToolFacts = {
  pricingPlans: [],
  pricingBadge: '',
  pricingNote: '',
  hasFreePlan: null,
  pricesCheckedAt: '',
  attributes: {},
  sources: [],
  factsCheckedAt: '',
  status: null,
  aliases: [],
  alternatives: [],
};

/** Reads an ISO day such as 2026-11-21, else undefined. */
export function readDay(value: unknown): string | undefined {
  const day = readText(value);
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  // Some engines take February 31 for a day of March.
  return readTime(day)?.startsWith(day) ? day : undefined;
}

function readList<Entry>(
  value: unknown,
  read: (record: Readonly<Record<string, unknown>>) => Entry | undefined,
) {
  if (!Array.isArray(value)) return undefined;
  return value.map(readObject).flatMap((record) => (record && read(record)) ?? []);
}

/**
 * Reads the pricing plans of a record; a plan without a name, with a negative price, with an unknown period,
 * or with a currency that is not three letters is dropped. Undefined when it is not a list.
 */
export function readPricingPlans(value: unknown): PricingPlan[] | undefined {
  return readList(value, (record) => {
    const name = readFilledText(record.name);
    const price = record.price === null ? null : readNumber(record.price);
    const per = pricePeriods.find((period) => period === record.per);
    const currency = readText(record.currency)?.toUpperCase() ?? '';
    const isPlan = name && price !== undefined && per && Number(price) >= 0 && /^[A-Z]{3}$/.test(currency);
    return isPlan ? { name, price, currency, per, note: readText(record.note) ?? '' } : undefined;
  });
}

/**
 * Reads the sources of a record; one without a title, or whose address is not http(s), is dropped. Undefined
 * when it is not a list.
 */
export function readSources(value: unknown): Source[] | undefined {
  return readList(value, (record) => {
    const title = readFilledText(record.title);
    const url = safeWebUrl(readText(record.url) ?? '');
    return title && url ? { title, url, checkedAt: readDay(record.checkedAt) ?? '' } : undefined;
  });
}

/** Reads the status of a record; null when it has none, undefined when its kind is unknown. */
export function readStatus(value: unknown): ToolStatus | null | undefined {
  if (value === null) return null;
  const record = readObject(value);
  const kind = statusKinds.find((one) => one === record?.kind);
  if (!record || !kind) return undefined;
  return {
    kind,
    at: readDay(record.at) ?? '',
    note: readText(record.note) ?? '',
    successor: readText(record.successor) ?? '',
  };
}

/**
 * Reads the alternatives of a record; one without a slug or a reason is dropped, and so is a repeated slug.
 * Undefined when it is not a list.
 */
export function readAlternatives(value: unknown): Alternative[] | undefined {
  const seen = new Set<string>();
  return readList(value, (record) => {
    const [slug, why] = [readFilledText(record.slug), readFilledText(record.why)];
    if (!slug || !why || seen.has(slug)) return undefined;
    seen.add(slug);
    return { slug, why };
  });
}

/** Reads the attributes of a record that are 'yes' or 'no'. Undefined when it is not an object. */
export function readAttributes(value: unknown): Record<string, 'yes' | 'no'> | undefined {
  const record = readObject(value);
  if (!record) return undefined;
  const known = Object.entries(record).flatMap(([name, answer]) => {
    const key = readKey(name);
    return key !== undefined && (answer === 'yes' || answer === 'no') ? [[key, answer] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Whether a tool is discontinued, or has announced that it will be (trust-11). */
export const isDiscontinued = ({ status }: Pick<ToolFacts, 'status'>): boolean =>
  status?.kind === 'discontinued';

const dayMs = 24 * 60 * 60 * 1000;

const ageMs = (day: string, time: string) => Date.parse(time) - Date.parse(day);

/**
 * Whether facts checked on an ISO day are older than 180 days at an ISO time (trust-9); false when either is
 * unknown.
 */
export function areFactsOld(day: string, time: string): boolean {
  return ageMs(day, time) > limits.oldFactsDays * dayMs;
}

/**
 * Formats the ISO day of a check, at an ISO time: 'May 25, 2026, more than 180 days ago' (trust-9); '' for
 * ''.
 */
export function checkedDay(day: string, time: string): string {
  return `${formatDate(day)}${areFactsOld(day, time) ? `, more than ${limits.oldFactsDays} days ago` : ''}`;
}

/** Whether an ISO day is in the future at an ISO time; false when either is unknown. */
export const isAhead = (day: string, time: string): boolean => ageMs(day, time) < 0;

/** The one status shown on a tool's card, and its colour. */
interface CardStatus {
  text: string;
  tone: 'error' | 'warning' | 'neutral';
}

/**
 * Returns the status shown beside the category on a card, at an ISO time (trust-16): the tool is
 * discontinued, its facts are old, it was renamed or acquired in the last year, or it is trending; else
 * undefined.
 */
export function cardStatusOf(
  { status, factsCheckedAt, trending }: Pick<ToolFacts, 'status' | 'factsCheckedAt'> & { trending: boolean },
  time: string,
): CardStatus | undefined {
  if (isDiscontinued({ status })) return { text: 'Discontinued', tone: 'error' };
  if (areFactsOld(factsCheckedAt, time)) {
    return { text: `Facts ${Math.floor(ageMs(factsCheckedAt, time) / dayMs)} days old`, tone: 'warning' };
  }
  const isRecent = status && status.at !== '' && !(ageMs(status.at, time) > limits.newStatusDays * dayMs);
  if (isRecent) return { text: status.kind === 'renamed' ? 'Renamed' : 'Acquired', tone: 'neutral' };
  return trending ? { text: 'Trending', tone: 'neutral' } : undefined;
}
