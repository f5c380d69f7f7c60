import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '../../../domain/paths';

import { Head } from './blog.styles';

/** Title, lead, and the pager on the right; for a category, its name and a link to all articles. */
export function BlogHead({ category, children }: { category: string; children: ReactNode }) {
  return (
    <Head>
      <div>
        <Typography variant="h1">Blog</Typography>
        <Typography
          variant="lead"
          component="p"
          sx={{ mt: 2, maxWidth: '34em', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {category === '' ? (
            'Hands-on tests, honest comparisons and working methods.'
          ) : (
            <>
              Articles in <bdi>{category}</bdi>.{' '}
              <Link component={RouterLink} to={paths.blog} sx={{ textDecoration: 'underline' }}>
                All articles
              </Link>
            </>
          )}
        </Typography>
      </div>
      {children}
    </Head>
  );
}
