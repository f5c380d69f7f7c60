import type { CSSInterpolation } from '@mui/material/styles';

export interface TextLinkProps {
  color?: 'inherit';
  /** For links inside running text. */
  underline?: 'always';
  noWrap?: boolean;
}

const ofStyles: ReadonlySet<PropertyKey> = new Set([
  'ownerState',
  'theme',
  'sx',
  'color',
  'underline',
  'noWrap',
]);

/** The options of `styled` for a link with the theme's styles for Material UI's `Link`. */
export const textLinkOptions = {
  name: 'MuiLink',
  slot: 'Root',
  overridesResolver: (_props: unknown, styles: { root?: CSSInterpolation }) => styles.root,
  shouldForwardProp: (prop: PropertyKey) => !ofStyles.has(prop),
} as const;

/** What Material UI's `Link` does itself. */
export const textLinkStyles = {
  textDecoration: 'none',
  variants: [
    { props: { underline: 'always' }, style: { textDecoration: 'underline' } },
    {
      props: { noWrap: true },
      style: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  ],
} as const;
