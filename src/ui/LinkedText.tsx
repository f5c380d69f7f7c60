import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { splitLinks } from '../lib/textLinks';

/** A text of the catalogue whose links lead to other tools and articles (trust-15). */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.to === undefined ? (
      part.text
    ) : (
      <Link key={index} component={RouterLink} to={part.to} color="inherit" underline="always">
        {part.text}
      </Link>
    ),
  );
}
