import { cutText } from '../lib/text';

import { limits } from './limits';
import type { Match } from './listingMetadata';
import { priceLineOf } from './priceLine';
import type { Tool } from './tool';

/** What a suggestion of the search shows of a tool (search-6). */
export interface SuggestedTool extends Pick<
  Tool,
  'id' | 'slug' | 'name' | 'category' | 'logo' | 'shortDescription' | 'reviewed'
> {
  /** The price line. */
  price: string;
}

/** The first tools that a search finds. */
export interface SuggestedTools {
  /** The text that was searched. */
  search: string;
  tools: readonly SuggestedTool[];
  /** How many it finds in all. */
  totalItems: number;
  match?: Match | undefined;
  /** The call failed: what it would have found is not known. */
  hasFailed?: true;
}

/** Finds tools at once. */
export type Suggester = (search: string) => SuggestedTools;

/** The suggestion of a tool. */
export function suggestedToolOf(tool: Tool): SuggestedTool {
  const { id, slug, name, category, logo, shortDescription, reviewed } = tool;
  const { badge, text } = priceLineOf(tool);
  const price = [badge, text].filter((part) => part !== '').join(' · ');
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
