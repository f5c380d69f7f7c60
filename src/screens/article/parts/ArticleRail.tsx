import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { blogPath, paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';
import { TextLink } from '../../../ui/TextLink';
import type { ArticleSection } from '../adaptArticleBody';

import { ArticleContents } from './ArticleContents';
import { RelatedTools } from './RelatedTools';

interface Props {
  post: Post;
  sections: readonly ArticleSection[];
  /** The id of the section in view. */
  current: string;
  /** The article's tools that are not compared below it. */
  toolIds: readonly string[];
}

/**
 * The side column: the article's sections, its other tools, further links, and a note about the site
 * (article-6, article-19).
 */
export function ArticleRail({ post, sections, current, toolIds }: Props) {
  const links = [
    ...(post.category === ''
      ? []
      : [{ to: blogPath({ category: post.category }), label: `More in ${post.category}` }]),
    { to: paths.tools, label: 'Browse all tools' },
  ];
  return (
    <Stack
      component="aside"
      aria-label="Related"
      sx={(theme) => ({
        gap: 10,
        displayPrint: 'none',
        [theme.breakpoints.up('lg')]: {
          position: 'sticky',
          top: 84,
          maxHeight: 'calc(100vh - 84px - var(--tray-height, 0px) - 24px)',
          overflowY: 'auto',
          // Aligned with the badges, below the Share row; includes room for the focus rings.
          mt: 13,
          mx: -1,
          p: 1,
        },
      })}
    >
      <ArticleContents sections={sections} current={current} />
      <RelatedTools
        title={`${toolIds.length < post.relatedTools.length ? 'Also' : 'Tools'} in this article`}
        ids={toolIds}
      />
      <section aria-labelledby="keep-reading">
        <Typography id="keep-reading" variant="subtitle2" component="h2" sx={{ mb: 3 }}>
          Keep reading
        </Typography>
        <List>
          {links.map(({ to, label }) => (
            <li key={to}>
              <TextLink
                to={to}
                sx={{
                  typography: 'body2',
                  fontWeight: 500,
                  display: 'block',
                  py: 0.75,
                  overflowWrap: 'anywhere',
                  '@media (pointer: coarse)': { py: 2.75 },
                }}
              >
                {label}
              </TextLink>
            </li>
          ))}
        </List>
      </section>
      <section aria-labelledby="about-the-site">
        <Typography id="about-the-site" variant="subtitle2" component="h2" sx={{ mb: 3 }}>
          About AI Toolshelf
        </Typography>
        <Typography variant="body2" color="textSecondary">
          A directory of AI tools with verdicts and sources. Some links are affiliate links; they never change
          a verdict.{' '}
          <TextLink to={paths.about} sx={{ textDecoration: 'underline' }}>
            How we work
          </TextLink>
        </Typography>
      </section>
    </Stack>
  );
}
