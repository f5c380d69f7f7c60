import { memo } from 'react';

import { categoryIconStyle, type Network, networkIconStyle, spriteIcon } from './iconSprite';
import { styled } from './theme/styled';

const Icon = styled('span')(spriteIcon);

/** The icon of a category (design-5). */
export const CategoryIcon = memo(function CategoryIcon({ slug }: { slug: string }) {
  return <Icon aria-hidden="true" style={categoryIconStyle(slug)} />;
});

/** The icon of a social network. For use below the fold, since it is loaded from a separate file. */
export function NetworkIcon({ network }: { network: Network }) {
  return <Icon aria-hidden="true" style={networkIconStyle(network)} />;
}
