import Link from '@mui/material/Link';
import List from '@mui/material/List';
import type { ElementType } from 'react';

import { styled } from './theme/styled';

const Networks = styled(List)({
  display: 'flex',
  gap: 4,
  // The icons, not their hit areas, align with the text.
  marginLeft: -8,
});

const DisabledLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  color: theme.vars.palette.text.tertiary,
  '@media (pointer: coarse)': { width: 44, height: 44 },
})) as typeof Link;

/** Social networks (shell-8, forms-9). They have no targets yet: disabled links. */
export function NetworkList({ networks }: { networks: readonly { name: string; Icon: ElementType }[] }) {
  return (
    <Networks>
      {networks.map(({ name, Icon }) => (
        <li key={name}>
          <DisabledLink component="span" role="link" aria-disabled="true" aria-label={name} title={name}>
            <Icon aria-hidden="true" />
          </DisabledLink>
        </li>
      ))}
    </Networks>
  );
}
