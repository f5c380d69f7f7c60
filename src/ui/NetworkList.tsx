import List from '@mui/material/List';

import { type Network, networkNames } from './iconSprite';
import { NetworkIcon } from './SpriteIcon';
import { styled } from './theme/styled';

const Networks = styled(List)({
  display: 'flex',
  gap: 4,
  // The icons, not their hit areas, align with the text.
  marginLeft: -8,
});

const DisabledLink = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  color: theme.vars.palette.text.tertiary,
  '@media (pointer: coarse)': { width: 44, height: 44 },
}));

/** Links to social networks (shell-8, forms-9). They have no targets yet, so they are disabled. */
export function NetworkList({ networks }: { networks: readonly Network[] }) {
  return (
    <Networks>
      {networks.map((network) => (
        <li key={network}>
          <DisabledLink
            role="link"
            aria-disabled="true"
            aria-label={networkNames[network]}
            title={networkNames[network]}
          >
            <NetworkIcon network={network} />
          </DisabledLink>
        </li>
      ))}
    </Networks>
  );
}
