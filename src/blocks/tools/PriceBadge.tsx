import Chip from '@mui/material/Chip';

import type { PriceLine } from '../../domain/priceLine';

/** The badge of a price line, if it has one. */
export function PriceBadge({ price: { badge, isFree } }: { price: PriceLine }) {
  return badge === '' ? null : <Chip color={isFree ? 'success' : 'default'} label={badge} />;
}
