import { cutText } from '../lib/text';

import { fallbackCategory } from './categories';
import { limits } from './limits';
import { noFacts, type ToolFacts } from './toolFacts';

export type PricingModel = 'free' | 'freemium' | 'subscription' | 'one-time';

export interface Testimonial {
  name: string;
  company: string;
  comment: string;
}

/** A tool (catalogue-12). Unknown texts are ''; unknown views and clicks are null. */
export interface Tool extends ToolFacts {
  /**
   * The API's own id, used by its references (`relatedTools`); each id falls back to the other
   * (`recordIdentity.ts`).
   */
  _id: string;
  /** The key in the entity table and in storage. */
  id: string;
  name: string;
  slug: string;
  logo: string;
  description: string;
  shortDescription: string;
  category: string;
  subcategories: string[];
  pricingModel: PricingModel | '';
  pricing: string;
  features: string[];
  /** What it is used for, as free text. */
  useCases: string[];
  /** Use cases from a fixed list, sent by the API; not shown on any screen. */
  useCase: string[];
  tags: string[];
  industryFit: string[];
  platforms: string[];
  languagesSupported: string[];
  systemRequirements: string;
  pros: string[];
  cons: string[];
  /** http or https, else ''. */
  websiteUrl: string;
  /** 0 (not rated) to 5. */
  rating: number;
  reviewCount: number;
  viewCount: number | null;
  clickCount: number | null;
  /** Whether rating, counts and testimonials are sample data. */
  areFiguresSamples: boolean;
  trending: boolean;
  featured: boolean;
  reviewed: boolean;
  editorVerdict: string;
  relatedTools: string[];
  relatedBlogs: string[];
  /** ISO time, or ''. */
  lastUpdated: string;
  apiAvailable: boolean;
  integratedWith: string[];
  testimonials: Testimonial[];
  screenshots: string[];
  metaTitle: string;
  metaDescription: string;
  /** Only of a record with a canonical URL of its own (seo-12). */
  canonicalUrl?: string;
}

/** The fields of a tool in one response: its identity, and only the fields present. */
export type ToolFields = Pick<Tool, '_id' | 'id' | 'name'> & Partial<Tool>;

/** The placeholder logo of a tool without one (catalogue-12). */
export const toolPlaceholder = '/images/tool-placeholder.svg';

/**
 * Defines every field: adding a property that the copied object lacks takes ten times as long as copying all
 * of them.
 */
const defaults: Tool = {
  category: fallbackCategory,
  logo: toolPlaceholder,
  description: '',
  shortDescription: '',
  subcategories: [],
  pricingModel: '',
  pricing: '',
  features: [],
  useCases: [],
  useCase: [],
  tags: [],
  industryFit: [],
  platforms: [],
  languagesSupported: [],
  systemRequirements: '',
  pros: [],
  cons: [],
  websiteUrl: '',
  rating: 0,
  reviewCount: 0,
  viewCount: null,
  clickCount: null,
  areFiguresSamples: false,
  trending: false,
  featured: false,
  reviewed: false,
  editorVerdict: '',
  relatedTools: [],
  relatedBlogs: [],
  lastUpdated: '',
  apiAvailable: false,
  integratedWith: [],
  testimonials: [],
  screenshots: [],
  metaTitle: '',
  metaDescription: '',
  ...noFacts,
  slug: '',
  _id: '',
  id: '',
  name: '',
};

/** Whether real visitors have rated a tool; never true for sample figures (seo-4). */
export function isRatedByVisitors({ rating, reviewCount, areFiguresSamples }: Tool): boolean {
  return rating > 0 && reviewCount > 0 && !areFiguresSamples;
}

/**
 * Derives the short description from a description: its first 100 characters and an ellipsis (catalogue-13).
 */
export function shortDescriptionOf(description: string): string {
  return cutText(description, limits.shortDescriptionLength);
}

/** Returns a tool with defaults for the missing fields (the slug defaults to the `_id`, catalogue-12). */
export const toolWithDefaults = (fields: ToolFields): Tool => mergeTool(undefined, fields);

/**
 * Merges the fields of a response into the known tool. A missing field keeps its known value, else its
 * default (as in `toolWithDefaults`), so that a list's summary never overwrites what the tool's own query has
 * loaded.
 */
export function mergeTool(known: Tool | undefined, fields: ToolFields): Tool {
  const merged: Tool = { ...defaults, slug: fields._id, ...known, ...fields };
  const wasDerived =
    merged.shortDescription === '' ||
    known?.shortDescription === shortDescriptionOf(known?.description ?? '');
  return fields.shortDescription || !wasDerived
    ? merged
    : { ...merged, shortDescription: shortDescriptionOf(merged.description) };
}
