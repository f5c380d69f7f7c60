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

/** A tool (catalogue-12). Unknown texts are '', unknown views and clicks are null. */
export interface Tool extends ToolFacts {
  /** The API's own id, for its references (`relatedTools`); either id stands in for the other (`recordIdentity.ts`). */
  _id: string;
  /** The key of the entity, in the state and in what is stored. */
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
  /** Use cases of a fixed list, sent by the API: no screen reads them. */
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
  /** Whether rating, counts and testimonials are demonstration data. */
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
}

/** The fields of a tool in one response: its identity, and only the fields present. */
export type ToolFields = Pick<Tool, '_id' | 'id' | 'name'> & Partial<Tool>;

/** The logo of a tool without one (catalogue-12). */
export const toolPlaceholder = '/images/tool-placeholder.svg';

/** Has every field: adding one to a copy takes as long as copying all of them ten times. */
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

/** Whether visitors have really rated a tool: never by sample figures (seo-4). */
export function isRatedByVisitors({ rating, reviewCount, areFiguresSamples }: Tool): boolean {
  return rating > 0 && reviewCount > 0 && !areFiguresSamples;
}

/** The short description of a description: its first 100 characters and an ellipsis (catalogue-13). */
export function shortDescriptionOf(description: string): string {
  return cutText(description, limits.shortDescriptionLength);
}

/** A tool with defaults for the fields that are missing (the slug defaults to the `_id`, catalogue-12). */
export const toolWithDefaults = (fields: ToolFields): Tool => mergeTool(undefined, fields);

/**
 * Merges the fields in a response into the known tool. A missing field keeps its known value, else its default
 * (as in `toolWithDefaults`), so that a list's summary never overwrites what the tool's own query has loaded.
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
