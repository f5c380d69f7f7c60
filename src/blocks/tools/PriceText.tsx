import { priceLineOf, spokenPrice } from '../../domain/priceLine';
import type { Tool } from '../../domain/tool';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

import { Pricing } from './parts/toolCard.styles';
import { PriceBadge } from './PriceBadge';

/** The price line of a card, if the record has a price (trust-6). */
export function PriceText({ tool }: { tool: Tool }) {
  const price = priceLineOf(tool);
  const { badge, text, amount } = price;
  if (badge === '' && text === '') return null;
  const spoken = spokenPrice(text);
  const [from, to] = [text.indexOf(amount), text.indexOf(amount) + amount.length];
  return (
    <Pricing variant="caption" component="div">
      <PriceBadge price={price} />
      {text === '' ? null : (
        <span aria-hidden={spoken === text ? undefined : true}>
          {text.slice(0, from)}
          {amount === '' ? null : <strong>{amount}</strong>}
          {text.slice(to)}
        </span>
      )}
      {spoken === text ? null : <VisuallyHidden>{spoken}</VisuallyHidden>}
    </Pricing>
  );
}
