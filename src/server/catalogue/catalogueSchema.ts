import { z } from 'zod';

import { attributeKeys } from '../../domain/attributes';
import { categories } from '../../domain/categories';
import { limits } from '../../domain/limits';
import { industries, platforms, pricingModels, useCases } from '../../domain/options';
import type { SearchWords } from '../../domain/search/words';
import { tints } from '../../domain/tints';
import { pricePeriods, statusKinds } from '../../domain/toolFacts';

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

const categorySlugs = categories.map((category) => category.slug);

const filled = z.string().refine((text) => text.trim() !== '', 'is empty');

/** One of a fixed list; `what` names the list in the error message. */
const oneOf = (values: readonly string[], what: string) =>
  z.enum(values, {
    error: ({ input }) => (input === undefined ? undefined : `${JSON.stringify(input)} is no known ${what}`),
  });

/** A list of texts or of fixed values without duplicates, with its minimum and maximum length. */
const list = (entry: z.ZodType<string>, fewest: number, most = Infinity) =>
  z
    .array(entry)
    .refine((entries) => new Set(entries).size === entries.length, 'has an entry twice')
    .refine((entries) => entries.length >= fewest && entries.length <= most, {
      error: ({ input }) =>
        `needs ${fewest} ${most === Infinity ? 'or more' : `to ${most}`} entries, but has ${(input as unknown[]).length}`,
    });

const slug = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'is no slug of small letters, digits and hyphens');
const webUrl = z.url({ protocol: /^https?$/, error: 'is no http or https address' });
const siteImage = z.string().regex(/^\/[\w./-]+$|^https?:\/\/\S+$/, 'is no address of an image');
const rating = z.number().refine((value) => value >= 0 && value <= 5, 'is no number from 0 to 5');
const count = z.int().refine((value) => value >= 0, 'is less than 0');
const date = z.iso.date('is no date such as 2026-11-21');
const time = z.iso.datetime('is no time such as 2026-11-21T08:00:00.000Z');

/** An amount in a plan's note that lacks its currency, or the period that it is for. */
const unclearAmount =
  /(?<![\p{Sc}\d.,])\d[\d.,]* (?:(?:a|per) (?:month|year)\b|month to month)|\d (?:when |with |on )?(?:billed|prepaid|(?:month|year)ly(?: billing|[;,)]|$))/iu;

const toolSchema = z.strictObject({
  _id: filled,
  name: filled,
  slug,
  logo: siteImage.optional(),
  description: filled,
  shortDescription: filled.refine(
    (text) => text.length <= limits.shortDescriptionLength,
    `is longer than ${limits.shortDescriptionLength} characters`,
  ),
  category: oneOf(categorySlugs, 'category'),
  subcategories: list(filled, 1),
  pricingModel: oneOf(valuesOf(pricingModels), 'pricing model'),
  pricing: filled,
  features: list(filled, 4, 8),
  useCases: list(filled, 3, 6),
  useCase: list(oneOf(valuesOf(useCases), 'use case'), 0),
  tags: list(filled, 1),
  industryFit: list(oneOf(valuesOf(industries), 'industry'), 0),
  platforms: list(oneOf(platforms, 'platform'), 1),
  languagesSupported: list(filled, 1).optional(),
  systemRequirements: filled.optional(),
  pros: list(filled, 2),
  cons: list(filled, 2),
  websiteUrl: webUrl,
  rating,
  reviewCount: count,
  viewCount: count.optional(),
  clickCount: count.optional(),
  areFiguresSamples: z.boolean().optional(),
  trending: z.boolean(),
  featured: z.boolean(),
  reviewed: z.boolean(),
  editorVerdict: filled,
  relatedTools: list(filled, 1).optional(),
  relatedBlogs: list(filled, 1).optional(),
  lastUpdated: date,
  apiAvailable: z.boolean().optional(),
  integratedWith: list(filled, 1).optional(),
  testimonials: z
    .array(z.strictObject({ name: filled, company: filled.optional(), comment: filled }))
    .optional(),
  screenshots: list(siteImage, 1).optional(),
  metaTitle: filled.optional(),
  metaDescription: filled.optional(),
  pricingPlans: z
    .array(
      z.strictObject({
        name: filled,
        price: z
          .number()
          .refine((value) => value >= 0, 'is less than 0')
          .nullable(),
        currency: z.string().regex(/^[A-Z]{3}$/, 'is no currency such as USD'),
        per: oneOf(pricePeriods, 'period of a price'),
        note: z
          .string()
          .refine(
            (note) => !unclearAmount.test(note),
            'needs currency and period of an amount, such as $8 a month billed yearly',
          ),
      }),
    )
    .optional(),
  pricingNote: filled
    .refine(
      (text) => text.length <= limits.pricingNoteLength,
      `is longer than ${limits.pricingNoteLength} characters`,
    )
    .optional(),
  hasFreePlan: z.boolean().optional(),
  pricesCheckedAt: date.optional(),
  attributes: z.partialRecord(oneOf(attributeKeys, 'attribute'), z.enum(['yes', 'no'])).optional(),
  sources: z.array(z.strictObject({ title: filled, url: webUrl, checkedAt: date.optional() })).optional(),
  factsCheckedAt: date.optional(),
  status: z
    .strictObject({
      kind: z.enum(statusKinds),
      at: date.optional(),
      note: filled,
      successor: slug.optional(),
    })
    .optional(),
  aliases: list(filled, 1).optional(),
  alternatives: z.array(z.strictObject({ slug, why: filled })).optional(),
});

const article = {
  _id: filled,
  title: filled,
  slug,
  excerpt: filled,
  content: list(filled, 1),
  category: filled,
  tags: list(filled, 1),
  readTime: z.int().min(1),
  updatedAt: time.optional(),
  author: filled,
  editorPick: z.boolean().optional(),
  featured: z.boolean().optional(),
  relatedTools: list(filled, 0),
  coverLogos: list(siteImage, 0),
  coverTint: z.enum(tints).optional(),
  metaTitle: filled.optional(),
  metaDescription: filled.optional(),
};

const postSchema = z.strictObject({
  ...article,
  coverImage: siteImage.optional(),
  publishedAt: time,
});

/** A static article has additional fields; image and portrait may be empty. */
const articleSchema = z.strictObject({
  ...article,
  id: filled,
  date,
  image: z.union([z.literal(''), siteImage]),
  authorAvatar: z.union([z.literal(''), siteImage]),
});

/** The allowed subcategories of each category. */
const vocabularySchema = z.strictObject(
  Object.fromEntries(categorySlugs.map((category) => [category, list(filled, 1, 8)])),
);

/** A search phrase in lower case, as people type it. */
const phrase = z.string().regex(/^[a-z\d]+(?: [a-z\d]+)*$/, 'is not of small letters and digits');

const searchWordsSchema = z.strictObject({
  sameMeaning: z.record(phrase, list(phrase, 1)),
  first: z.record(phrase, list(slug, 1)),
});

type ToolRecord = z.infer<typeof toolSchema>;
type PostRecord = z.infer<typeof postSchema> | z.infer<typeof articleSchema>;
type Vocabulary = z.infer<typeof vocabularySchema>;

/** The result of parsing with a schema: the value when it is valid, and each mistake as 'field: problem'. */
export interface Checked<Value> {
  value: Value | undefined;
  mistakes: string[];
}

function checkWith<Value>(schema: z.ZodType<Value>, raw: unknown): Checked<Value> {
  const result = schema.safeParse(raw, {
    error: ({ input }) => (input === undefined ? 'is missing' : undefined),
  });
  if (result.success) return { value: result.data, mistakes: [] };
  const mistakes = result.error.issues.map(({ path, message }) =>
    [path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' '), message]
      .filter((part) => part !== '')
      .join(': '),
  );
  return { value: undefined, mistakes };
}

export const checkTool = (raw: unknown): Checked<ToolRecord> => checkWith(toolSchema, raw);
export const checkPost = (raw: unknown): Checked<PostRecord> => checkWith(postSchema, raw);
export const checkArticle = (raw: unknown): Checked<PostRecord> => checkWith(articleSchema, raw);
export const checkVocabulary = (raw: unknown): Checked<Vocabulary> => checkWith(vocabularySchema, raw);
export const checkSearchWords = (raw: unknown): Checked<SearchWords> => checkWith(searchWordsSchema, raw);
