import type { SoftwareApplication } from 'schema-dts';

import { categoryOf } from '../domain/categories';
import { paths } from '../domain/paths';
import { isFreeToUse } from '../domain/priceLine';
import { isRatedByVisitors, type Tool, toolPlaceholder } from '../domain/tool';
import { isDiscontinued } from '../domain/toolFacts';
import { withoutLinks } from '../lib/textLinks';

import { absoluteUrl, publisher } from './ownSite';

type ApplicationFacts = Omit<Extract<SoftwareApplication, { '@type': 'SoftwareApplication' }>, '@type'>;

/**
 * Returns a tool as Product and SoftwareApplication, with a Review when there is a verdict, and a rating only
 * where visitors gave one (seo-4). Random initial counts are never passed in.
 */
export function toolData(tool: Tool) {
  const facts: ApplicationFacts = {
    name: tool.name,
    description: tool.description || tool.shortDescription,
    url: absoluteUrl(paths.tool(tool.slug)),
    ...(tool.logo && tool.logo !== toolPlaceholder ? { image: absoluteUrl(tool.logo) } : {}),
    applicationCategory: categoryOf(tool.category)?.name ?? tool.category,
    // Other prices are sentences, not numbers, and so get no Offer.
    ...(isFreeToUse(tool) && !isDiscontinued(tool)
      ? { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } }
      : {}),
    ...(tool.platforms.length > 0 ? { operatingSystem: tool.platforms.join(', ') } : {}),
    ...(isRatedByVisitors(tool)
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: tool.rating,
            bestRating: 5,
            reviewCount: tool.reviewCount,
          },
        }
      : {}),
    ...(tool.editorVerdict
      ? {
          review: {
            '@type': 'Review',
            reviewBody: withoutLinks(tool.editorVerdict),
            author: publisher,
          },
        }
      : {}),
  };
  return { '@type': ['Product', 'SoftwareApplication'], ...facts };
}
