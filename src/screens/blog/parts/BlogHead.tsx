import Box from '@mui/material/Box';
import { paginationClasses } from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { paths } from '../../../domain/paths';
import { TextLink } from '../../../ui/TextLink';

/** Title and lead, with the pager on the right; for a category, its name and a link to all articles. */
export function BlogHead({ category, children }: { category: string; children: ReactNode }) {
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: { md: 'end' },
        gap: '20px 32px',
        pt: { xs: 10, md: 14 },
        pb: { xs: 7, md: 8 },
        // Compensates for the invisible edges of the pager's outer buttons.
        [`& .${paginationClasses.root}`]: { ml: { xs: -1.5, md: 0 } },
        [`& .${paginationClasses.ul}`]: { justifyContent: 'flex-start' },
      }}
    >
      <div>
        <Typography variant="h1">Blog</Typography>
        <Typography
          variant="lead"
          sx={{ mt: 2, maxWidth: '34em', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {category === '' ? (
            'Comparisons, working methods, and what to read before you sign up.'
          ) : (
            <>
              Articles in <bdi>{category}</bdi>.{' '}
              <TextLink to={paths.blog} sx={{ textDecoration: 'underline' }}>
                All articles
              </TextLink>
            </>
          )}
        </Typography>
      </div>
      {children}
    </Box>
  );
}
