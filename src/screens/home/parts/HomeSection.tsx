import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import { ArrowLink } from '../../../ui/ArrowLink';
import { belowFold } from '../../../ui/belowFold';

interface Props {
  id: string;
  title: string;
  lead: string;
  link?: { label: string; to: string };
  /** For a heading that receives the focus from a link on the page. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section with a heading, a line of text, and a link to more. */
export function HomeSection({ id, title, lead, link, headingRef, children }: Props) {
  return (
    <Box component="section" aria-labelledby={id} {...belowFold} sx={{ mt: { xs: 16, md: 21 } }}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{
          gap: { xs: 1.5, md: 6 },
          alignItems: { xs: 'flex-start', md: 'flex-end' },
          justifyContent: 'space-between',
          mb: 7,
        }}
      >
        <div>
          <Typography
            variant="h2"
            id={id}
            {...(headingRef && { ref: headingRef, tabIndex: -1 })}
            sx={{ '&:focus': { outline: 'none' } }}
          >
            {title}
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>{lead}</Typography>
        </div>
        {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
      </Stack>
      {children}
    </Box>
  );
}
