import { splitLinks } from '../lib/textLinks';

import { TextLink } from './TextLink';

/** A catalogue text whose links lead to other tools and articles (trust-15). */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.to === undefined ? (
      part.text
    ) : (
      <TextLink key={index} to={part.to} color="inherit" underline="always">
        {part.text}
      </TextLink>
    ),
  );
}
