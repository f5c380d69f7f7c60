import type { ReactNode } from 'react';

import { labelOf, pricingModels } from '../../../domain/options';
import type { Tool } from '../../../domain/tool';
import { MarkedText } from '../../../ui/MarkedText';
import { StarRating } from '../../../ui/StarRating';

import { Features, Price, Rating } from './cellPieces';
import { TryButton } from './TryButton';

interface Fact {
  label: string;
  /** What is compared; without it the row says nothing about the tools and always stays. */
  textOf?: (tool: Tool) => string;
  show: (tool: Tool) => ReactNode;
}

const unknown = '-';
const ratingOf = ({ rating }: Tool) => `${rating > 0 ? rating.toFixed(1) : unknown}/5`;
const pricingOf = ({ pricing, pricingModel }: Tool) =>
  pricing || labelOf(pricingModels, pricingModel) || unknown;
const descriptionOf = ({ shortDescription, description }: Tool) => shortDescription || description || unknown;

/** The rows of SPEC 2, "Compare". */
const facts: readonly Fact[] = [
  {
    label: 'Rating',
    textOf: ratingOf,
    show: (tool) => (
      <Rating>
        <span aria-hidden="true">
          <StarRating rating={tool.rating} />
        </span>
        <strong>{ratingOf(tool)}</strong>
      </Rating>
    ),
  },
  { label: 'Pricing', textOf: pricingOf, show: (tool) => <Price>{pricingOf(tool)}</Price> },
  { label: 'Description', textOf: descriptionOf, show: descriptionOf },
  {
    label: 'Features',
    textOf: ({ features }) => features.join('\n'),
    show: ({ features }) =>
      features.length === 0 ? (
        unknown
      ) : (
        <Features>
          {features.map((feature) => (
            <li key={feature}>
              <MarkedText text={feature} />
            </li>
          ))}
        </Features>
      ),
  },
  { label: 'Visit', show: (tool) => (tool.websiteUrl === '' ? unknown : <TryButton tool={tool} />) },
];

/** Those rows for some tools: whether all say the same, and a cell for each. */
export function factsOf(tools: readonly Tool[]) {
  return facts.map(({ label, textOf, show }) => ({
    label,
    isSame: textOf !== undefined && new Set(tools.map(textOf)).size === 1,
    cells: tools.map((tool) => ({ id: tool.id, content: show(tool) })),
  }));
}
