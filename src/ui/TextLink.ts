import { SiteLink } from './SiteLink';
import { textLinkOptions, type TextLinkProps, textLinkStyles } from './textLinkStyles';
import { styled } from './theme/styled';

/**
 * A link within the site with the theme's styles for Material UI's `Link`. Material UI's own, with a router
 * link as its `component`, renders seven components per link; this one three (docs/adr/0019).
 */
export const TextLink = styled(SiteLink, textLinkOptions)<TextLinkProps>(textLinkStyles);
