import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  // The icons, not their hit areas, align with the text.
  margin: '0 0 0 -8px',
  padding: 0,
  listStyle: 'none',
  '& > li > span': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    color: theme.vars.palette.text.tertiary,
    '@media (pointer: coarse)': { width: 44, height: 44 },
  },
  '& svg': { fontSize: 20 },
}));

/** Social networks (shell-8, forms-9). They have no targets yet: disabled links. */
export function NetworkList({ networks }: { networks: readonly { name: string; Icon: ElementType }[] }) {
  return (
    <List>
      {networks.map(({ name, Icon }) => (
        <li key={name}>
          <span role="link" aria-disabled="true" aria-label={name} title={name}>
            <Icon aria-hidden="true" />
          </span>
        </li>
      ))}
    </List>
  );
}
