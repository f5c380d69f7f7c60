import { textLinkOptions, type TextLinkProps, textLinkStyles } from './textLinkStyles';
import { styled } from './theme/styled';

/**
 * A link to another site, an e-mail address or a phone number, with the styles of `TextLink`. Material UI's
 * `Link` would be 620 bytes of the first load (docs/adr/0004).
 */
export const ExternalLink = styled('a', textLinkOptions)<TextLinkProps>(textLinkStyles);
