import { cutText, joinNonEmpty } from '../lib/text';

import { limits } from './limits';
import type { Match } from './listingMetadata';
import { priceLineOf } from './priceLine';
import type { Tool } from './tool';

/** A tool in the search suggestions (search-6). */
export interface SuggestedTool extends Pick<
  Tool,
  'id' | 'slug' | 'name' | 'category' | 'logo' | 'shortDescription' | 'reviewed'
> {
  /** The price line. */
  price: string;
}

/** The first tools that a search finds. */
export interface SuggestedTools {
  /** The searched text. */
  search: string;
  tools: readonly SuggestedTool[];
  /** How many tools the search finds in all. */
  totalItems: number;
  match?: Match | undefined;
  /** The request failed, so the results are unknown. */
  hasFailed?: true;
}

/** Finds suggestions synchronously. */
export type Suggester = (search: string) => SuggestedTools;

/** Returns the suggestion for a tool. */
export function suggestedToolOf(tool: Tool): SuggestedTool {
  const { id, slug, name, category, logo, shortDescription, reviewed } = tool;
  const { badge, text } = priceLineOf(tool);
  const price = joinNonEmpty([badge, text]);
  return {
    id,
    slug,
    name,
    category,
    logo,
    shortDescription,
    reviewed,
    price: cutText(price, limits.cardPricingLength),
  };
}
