import { categories } from '../../domain/categories';
import { sorts } from '../../domain/listing';
import { pricingModels } from '../../domain/options';
import { tints } from '../../domain/tints';
import { pricePeriods, statusKinds } from '../../domain/toolFacts';

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const flag = { type: 'boolean' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const unknownCount = { type: ['integer', 'null'], minimum: 0 } as const;

/** An object schema with all properties required. */
const complete = <Fields extends Record<string, unknown>>(description: string, properties: Fields) => ({
  type: 'object' as const,
  description,
  required: Object.keys(properties),
  properties,
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const toolPage = complete('One page of a list.', {
  tools: { type: 'array', items: ref('Tool') },
  totalItems: count,
  totalPages: count,
  currentPage: { ...count, description: 'Counts from 0.' },
});

const counts = { type: 'object', additionalProperties: count } as const;

const post = complete('A blog post.', {
  _id: text,
  id: text,
  title: { type: 'string', minLength: 1 },
  slug: { type: 'string', minLength: 1 },
  excerpt: text,
  content: { ...text, description: 'HTML; whoever shows it has to sanitise it.' },
  image: { ...text, description: 'The cover: absolute, a path on the host of the API, or empty.' },
  category: text,
  tags: texts,
  readTime: { type: 'integer', minimum: 1, description: 'Minutes.' },
  publishedAt: { ...text, description: 'ISO time, or empty.' },
  updatedAt: text,
  author: text,
  editorPick: flag,
  featured: flag,
  relatedTools: { ...texts, description: 'Ids.' },
  coverLogos: texts,
  canonicalUrl: text,
  metaTitle: text,
  metaDescription: text,
  siteName: text,
});

/** The schemas of the API's responses (catalogue-10 to catalogue-16), with the records' field names. */
export const apiSchemas = {
  Tool: complete('A tool. Text that is not known is empty, a count that is not known is null.', {
    _id: text,
    id: text,
    name: { type: 'string', minLength: 1 },
    slug: { type: 'string', minLength: 1 },
    logo: { ...text, description: 'Absolute, or a path on the host of the API.' },
    description: text,
    shortDescription: text,
    category: { enum: categories.map(({ slug }) => slug) },
    subcategories: texts,
    pricingModel: { enum: [...pricingModels.map(({ value }) => value), ''] },
    pricing: text,
    features: { ...texts, description: 'May hold bold and italic as Markdown.' },
    useCases: texts,
    useCase: texts,
    tags: texts,
    industryFit: texts,
    platforms: texts,
    languagesSupported: texts,
    systemRequirements: text,
    pros: texts,
    cons: texts,
    websiteUrl: text,
    rating: { type: 'number', minimum: 0, maximum: 5, description: '0: not rated.' },
    reviewCount: count,
    viewCount: unknownCount,
    clickCount: unknownCount,
    areFiguresSamples: { ...flag, description: 'Rating, counts and testimonials are demonstration data.' },
    trending: flag,
    featured: flag,
    reviewed: flag,
    editorVerdict: { ...text, description: 'May contain links such as [Cursor](/tools/cursor).' },
    relatedTools: { ...texts, description: 'Ids.' },
    relatedBlogs: { ...texts, description: 'Ids.' },
    lastUpdated: { ...text, description: 'ISO time, or empty.' },
    apiAvailable: flag,
    integratedWith: texts,
    testimonials: {
      type: 'array',
      items: complete('What a user says.', { name: text, company: text, comment: text }),
    },
    screenshots: texts,
    metaTitle: text,
    metaDescription: text,
    pricingPlans: {
      type: 'array',
      items: complete('A plan as the maker publishes it.', {
        name: { type: 'string', minLength: 1 },
        price: { type: ['number', 'null'], minimum: 0, description: 'null: by use, or on request.' },
        currency: { ...text, description: 'ISO 4217.' },
        per: { enum: pricePeriods },
        note: text,
      }),
    },
    pricingBadge: { ...text, description: 'A card’s price in words, such as Free plan, or empty.' },
    pricingNote: { ...text, description: 'What follows it, such as from $15/mo, or empty.' },
    hasFreePlan: { type: ['boolean', 'null'], description: 'null: no source says.' },
    pricesCheckedAt: { ...text, description: 'ISO day, or empty.' },
    attributes: {
      type: 'object',
      additionalProperties: { enum: ['yes', 'no'] },
      description: 'What people choose by; a key that is absent is not listed.',
    },
    sources: {
      type: 'array',
      items: complete('A page that facts were read on.', {
        title: { type: 'string', minLength: 1 },
        url: text,
        checkedAt: { ...text, description: 'ISO day, or empty.' },
      }),
    },
    factsCheckedAt: { ...text, description: 'ISO day, or empty.' },
    status: {
      oneOf: [
        { type: 'null' },
        complete('What became of the tool.', {
          kind: { enum: statusKinds },
          at: { ...text, description: 'ISO day, or empty.' },
          note: text,
          successor: { ...text, description: 'A slug, or empty.' },
        }),
      ],
    },
    aliases: texts,
    alternatives: {
      type: 'array',
      items: complete('Another tool, and when it is the better choice.', { slug: text, why: text }),
    },
  }),
  Post: {
    ...post,
    properties: {
      ...post.properties,
      coverTint: { enum: tints, description: 'The background of the generated cover, where chosen.' },
    },
  },
  ToolListing: {
    ...toolPage,
    properties: {
      ...toolPage.properties,
      facets: complete('How many tools there would be with a value and all the other filters.', {
        category: counts,
        pricingModel: counts,
        platform: counts,
        subcategory: { ...counts, description: 'Those of the chosen category.' },
      }),
      sorts: {
        type: 'array',
        items: { enum: sorts },
        description: 'The orders that "sort" takes; none by rating and reviews while figures are samples.',
      },
      match: {
        type: 'object',
        description: 'How the tools of a search match it.',
        required: ['kind'],
        properties: {
          kind: { enum: ['all', 'some'], description: 'some: no tool has every word, these have the most.' },
          corrected: { ...text, description: 'What was searched instead.' },
          compare: { ...texts, description: 'Slugs of the tools that the text asks to compare.' },
        },
      },
      elsewhere: complete('What other filters would find, where these find nothing.', {
        total: { ...count, description: 'In all categories.' },
        without: { ...counts, description: 'Without one filter, by its name.' },
      }),
    },
  },
  PostList: complete('Posts, the newest first.', { blogs: { type: 'array', items: ref('Post') } }),
  Error: complete('What is wrong, in one sentence.', { error: text }),
};
