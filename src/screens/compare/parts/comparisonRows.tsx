import type { ReactNode } from 'react';

import { labelOf, pricingModels } from '../../../domain/options';
import type { Tool } from '../../../domain/tool';
import { MarkedText } from '../../../ui/MarkedText';
import { StarRating } from '../../../ui/StarRating';

import { Features, Price, Rating } from './compareCell.styles';
import { TryButton } from './TryButton';

interface ComparisonRow {
  label: string;
  /** The text to compare; a row without it is never hidden as being the same. */
  textOf?: (tool: Tool) => string;
  show: (tool: Tool) => ReactNode;
}

const unknown = '-';
const ratingOf = ({ rating }: Tool) => `${rating > 0 ? rating.toFixed(1) : unknown}/5`;
const pricingOf = ({ pricing, pricingModel }: Tool) =>
  pricing || labelOf(pricingModels, pricingModel) || unknown;
const descriptionOf = ({ shortDescription, description }: Tool) => shortDescription || description || unknown;

/** The rows of the comparison (compare-13). */
const rows: readonly ComparisonRow[] = [
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

/** The rows for some tools: whether all have the same text, and a cell for each tool. */
export function comparisonRowsOf(tools: readonly Tool[]) {
  return rows.map(({ label, textOf, show }) => ({
    label,
    isSame: textOf !== undefined && new Set(tools.map(textOf)).size === 1,
    cells: tools.map((tool) => ({ id: tool.id, content: show(tool) })),
  }));
}
