import { chipClasses } from '@mui/material/Chip';

import { type Overrides } from './memoizeOverrides';

const tones = ['primary', 'success', 'warning'] as const;

/** Small filled chips are labels; medium outlined ones are filters that a press removes. */
export const chipOverrides: Overrides = {
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          flexShrink: 0,
          borderRadius: 6,
          fontSize: '0.75rem',
          lineHeight: '1rem',
          fontWeight: 500,
          color: palette.text.secondary,
          backgroundColor: palette.background.muted,
          [`& .${chipClasses.icon}`]: { margin: '0 -3px 0 7px', fontSize: '0.875rem', color: 'inherit' },
          variants: [
            { props: { size: 'small' }, style: { height: 22 } },
            ...tones.map((color) => ({
              props: { color },
              style: { color: palette[color].text, backgroundColor: palette[color].subtle },
            })),
            {
              props: { variant: 'outlined', color: 'primary' },
              style: {
                ...theme.typography.caption,
                borderColor: palette.primary.border,
                borderRadius: 8,
                color: palette.primary.text,
                backgroundColor: palette.primary.subtle,
                [`&.${chipClasses.clickable}:hover`]: { backgroundColor: palette.primary.subtleStrong },
                [`& .${chipClasses.deleteIcon}`]: {
                  margin: '0 7px 0 0',
                  fontSize: 18,
                  '&, &:hover, &:active': { color: 'inherit' },
                },
                '@media (pointer: coarse)': {
                  '&::after': { content: '""', position: 'absolute', inset: -6 },
                },
              },
            },
          ],
        };
      },
      label: {
        padding: '0 7px',
        variants: [{ props: { variant: 'outlined' }, style: { paddingLeft: 12 } }],
      },
    },
  },
};
