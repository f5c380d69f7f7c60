import ArrowForward from '@mui/icons-material/ArrowForward';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { SectionTop } from './home.styles';

interface Props {
  id: string;
  title: string;
  lead: string;
  link?: { label: string; to: string };
  /** For a heading that is focused by a link on the page. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Heading, a line of text, and a link to more. */
export function SectionHead({ id, title, lead, link, headingRef }: Props) {
  return (
    <SectionTop>
      <div>
        <Typography variant="h2" id={id} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
          {title}
        </Typography>
        <Typography>{lead}</Typography>
      </div>
      {link && (
        <Link
          component={RouterLink}
          to={link.to}
          variant="body2"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.5,
            fontWeight: 500,
            '@media (pointer: coarse)': { minHeight: 44, my: -2 },
          }}
        >
          {link.label}
          <ArrowForward aria-hidden="true" fontSize="small" />
        </Link>
      )}
    </SectionTop>
  );
}
