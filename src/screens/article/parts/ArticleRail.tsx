import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';

import { blogPath, paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';

import { RelatedTools } from './RelatedTools';

const Rail = styled('aside')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '& h2': { margin: '0 0 12px', ...theme.typography.subtitle2 },
  '& p': {
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
    color: theme.vars.palette.text.secondary,
    '& > a': { textDecoration: 'underline' },
  },
  '& .links': { margin: 0, padding: 0, listStyle: 'none', fontSize: '0.875rem' },
  '& .links a': {
    display: 'block',
    padding: '3px 0',
    lineHeight: '1.375rem',
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { padding: '11px 0' },
  },
  // Aligned with the badges, below the row of Share.
  [theme.breakpoints.up('lg')]: { paddingTop: 56 },
  '@media print': { display: 'none' },
}));

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
    <Rail aria-label="Related">
      <RelatedTools ids={post.relatedTools} />
      <section aria-labelledby="keep-reading">
        <h2 id="keep-reading">Keep reading</h2>
        <ul className="links">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link component={RouterLink} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="about-the-site">
        <h2 id="about-the-site">About AI Toolshelf</h2>
        <p>
          An editor-reviewed directory of AI tools. Some links are affiliate links; they never change a
          rating.{' '}
          <Link component={RouterLink} to={paths.about}>
            How we work
          </Link>
        </p>
      </section>
    </Rail>
  );
}
