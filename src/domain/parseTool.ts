import {
  readBoolean,
  readCount,
  readFilledText,
  readNumber,
  readObject,
  readText,
  readTexts,
  readTime,
} from '../lib/read';
import { imageUrl, safeWebUrl } from '../lib/urls';
import { withoutUndefined } from '../lib/withoutUndefined';

import { categoryOf, fallbackCategory } from './categories';
import { pricingModels } from './options';
import { identityOf, readCanonicalUrl } from './recordIdentity';
import { type PricingModel, type Testimonial, type Tool, type ToolFields, toolPlaceholder } from './tool';
import {
  readAlternatives,
  readAttributes,
  readDay,
  readPricingPlans,
  readSources,
  readStatus,
} from './toolFacts';

/** A checked record: its valid fields (undefined when the record is unusable) and warnings to log. */
export interface CheckedRecord<Fields> {
  fields: Fields | undefined;
  warnings: string[];
}

function readPricingModel(value: unknown): PricingModel | undefined {
  const text = readText(value)?.toLowerCase();
  return pricingModels.find((model) => model.value === text)?.value;
}

function readTestimonials(value: unknown): Testimonial[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry) => {
    const record = readObject(entry);
    const comment = readFilledText(record?.comment);
    if (!record || comment === undefined) return [];
    const name = readText(record.name) ?? '';
    return [{ name, company: readText(record.company) ?? '', comment }];
  });
}

/**
 * Returns the warning for a tool listed under the fallback category, because its own is unknown or missing
 * (catalogue-14).
 */
export function invalidCategoryWarning(name: string, category = ''): string {
  return `Invalid category "${category}" of the tool "${name}": it is listed under ${fallbackCategory}.`;
}

/**
 * Parses a tool from outside (an API response, the browser's storage, a catalogue file) into the fields of a
 * tool: only those that it has, each of the right type. `host` is the origin of relative image URLs, '' for
 * the site's own. A record without a name, or with neither a slug nor an id, is unusable (catalogue-10).
 */
export function parseTool(raw: unknown, host: string): CheckedRecord<ToolFields> {
  const record = readObject(raw);
  const name = readFilledText(record?.name);
  const identity = record && identityOf(record);
  if (!record || !identity || name === undefined) {
    return { fields: undefined, warnings: ['A tool without a name, or without slug and id, was dropped.'] };
  }
  // A missing category is not invalid: the entity table may already have this tool's category.
  const hasCategory = record.category !== undefined && record.category !== null;
  const category = readText(record.category) ?? '';
  const isInvalid = hasCategory && categoryOf(category) === undefined;
  const image = (value: unknown) => {
    const address = readText(value);
    return address ? imageUrl(address, host) || undefined : undefined;
  };
  const rating = readNumber(record.rating);
  const website = readText(record.websiteUrl);

  const carried = withoutUndefined<Tool>({
    slug: identity.slug,
    category: isInvalid ? fallbackCategory : hasCategory ? category : undefined,
    // Our own host sends the placeholder's path, which exists on this site and must not be resolved against
    // the API host.
    logo: record.logo === toolPlaceholder ? undefined : image(record.logo),
    description: readText(record.description),
    shortDescription: readFilledText(record.shortDescription),
    subcategories: readTexts(record.subcategories),
    pricingModel: readPricingModel(record.pricingModel),
    pricing: readText(record.pricing),
    features: readTexts(record.features),
    useCases: readTexts(record.useCases),
    useCase: readTexts(record.useCase),
    tags: readTexts(record.tags),
    industryFit: readTexts(record.industryFit),
    platforms: readTexts(record.platforms),
    languagesSupported: readTexts(record.languagesSupported),
    systemRequirements: readText(record.systemRequirements),
    pros: readTexts(record.pros),
    cons: readTexts(record.cons),
    websiteUrl: website === undefined ? undefined : safeWebUrl(website),
    rating: rating === undefined ? undefined : Math.min(5, Math.max(0, rating)),
    reviewCount: readCount(record.reviewCount),
    viewCount: readCount(record.viewCount),
    clickCount: readCount(record.clickCount),
    areFiguresSamples: readBoolean(record.areFiguresSamples),
    trending: readBoolean(record.trending),
    featured: readBoolean(record.featured),
    reviewed: readBoolean(record.reviewed),
    editorVerdict: readText(record.editorVerdict),
    relatedTools: readTexts(record.relatedTools),
    relatedBlogs: readTexts(record.relatedBlogs),
    lastUpdated: readTime(record.lastUpdated),
    apiAvailable: readBoolean(record.apiAvailable),
    integratedWith: readTexts(record.integratedWith),
    testimonials: readTestimonials(record.testimonials),
    screenshots: readTexts(record.screenshots)?.flatMap((address) => image(address) ?? []),
    metaTitle: readText(record.metaTitle),
    metaDescription: readText(record.metaDescription),
    canonicalUrl: readCanonicalUrl(record),
    pricingPlans: readPricingPlans(record.pricingPlans),
    pricingBadge: readText(record.pricingBadge),
    pricingNote: readText(record.pricingNote),
    hasFreePlan: readBoolean(record.hasFreePlan),
    pricesCheckedAt: readDay(record.pricesCheckedAt),
    attributes: readAttributes(record.attributes),
    sources: readSources(record.sources),
    factsCheckedAt: readDay(record.factsCheckedAt),
    status: record.status === undefined ? undefined : readStatus(record.status),
    aliases: readTexts(record.aliases),
    alternatives: readAlternatives(record.alternatives),
  });

  return {
    fields: {
      ...carried,
      _id: identity._id,
      id: identity.id,
      name,
    },
    warnings: isInvalid ? [invalidCategoryWarning(name, category)] : [],
  };
}
