import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { blogPath, paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';

import { RelatedTools } from './RelatedTools';

/** The article's tools, further links, and a note about the site (article-6). */
export function ArticleRail({ post }: { post: Post }) {
  const links = [
    ...(post.category === ''
      ? []
      : [{ to: blogPath({ category: post.category }), label: `More in ${post.category}` }]),
    { to: paths.blog, label: 'All articles' },
    { to: paths.tools, label: 'Browse all tools' },
  ];
  return (
    <Stack
      component="aside"
      aria-label="Related"
      // Aligned with the badges, below the row of Share.
      sx={{ gap: 10, pt: { lg: 14 }, displayPrint: 'none' }}
    >
      <RelatedTools ids={post.relatedTools} />
      <section aria-labelledby="keep-reading">
        <Typography id="keep-reading" variant="subtitle2" component="h2" sx={{ mb: 3 }}>
          Keep reading
        </Typography>
        <List disablePadding>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                component={RouterLink}
                to={to}
                variant="body2"
                sx={{
                  display: 'block',
                  py: 0.75,
                  overflowWrap: 'anywhere',
                  '@media (pointer: coarse)': { py: 2.75 },
                }}
              >
                {label}
              </Link>
            </li>
          ))}
        </List>
      </section>
      <section aria-labelledby="about-the-site">
        <Typography id="about-the-site" variant="subtitle2" component="h2" sx={{ mb: 3 }}>
          About AI Toolshelf
        </Typography>
        <Typography variant="body2" color="textSecondary">
          An editor-reviewed directory of AI tools. Some links are affiliate links; they never change a
          rating.{' '}
          <Link component={RouterLink} to={paths.about} sx={{ textDecoration: 'underline' }}>
            How we work
          </Link>
        </Typography>
      </section>
    </Stack>
  );
}
