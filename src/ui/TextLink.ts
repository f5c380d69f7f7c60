import { SiteLink } from './SiteLink';
import { styled } from './theme/styled';

interface TextLinkProps {
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

/**
 * A link within the site with the theme's styles for Material UI's `Link`. Material UI's own, with a router
 * link as its `component`, renders seven components per link; this one three (docs/adr/0019).
 */
export const TextLink = styled(SiteLink, {
  name: 'MuiLink',
  slot: 'Root',
  overridesResolver: (_props, styles) => styles.root,
  shouldForwardProp: (prop) => !ofStyles.has(prop),
})<TextLinkProps>({
  textDecoration: 'none',
  variants: [
    { props: { underline: 'always' }, style: { textDecoration: 'underline' } },
    {
      props: { noWrap: true },
      style: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  ],
});
