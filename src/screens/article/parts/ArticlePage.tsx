import Container from '@mui/material/Container';

import { paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';
import { articleData, coverUrl } from '../../../seo/articleData';
import { canonicalUrlOf } from '../../../seo/canonicalUrlOf';
import { PageMetadata } from '../../../seo/PageMetadata';
import { sharePath } from '../../../seo/sharePath';
import { breadcrumbData, faqData } from '../../../seo/structuredData';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';

import { ArticleBody } from './ArticleBody';
import { ArticleColumns } from './ArticleColumns';
import { ArticleComparison } from './ArticleComparison';
import { ArticleFoot } from './ArticleFoot';
import { ArticleHeader } from './ArticleHeader';
import { ArticleQuestions } from './ArticleQuestions';
import { articleQuestions } from './articleQuestions';
import { ArticleRail } from './ArticleRail';
import { ArticleTools } from './ArticleTools';

/** The page of a loaded article; `isLoading` while its own query is pending. */
export function ArticlePage({ post, isLoading }: { post: Post; isLoading: boolean }) {
  const path = paths.post(post.slug);
  const image = coverUrl(post);
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Blog', to: paths.blog },
    { label: post.title },
  ];
  return (
    <Container>
      <PageMetadata
        title={post.metaTitle || post.title}
        description={
          post.metaDescription || post.excerpt || `${post.title}: an article on the AI Toolshelf blog.`
        }
        canonicalUrl={canonicalUrlOf(post.canonicalUrl, path)}
        ogType="article"
        image={image ?? sharePath('blog', post.slug)}
        twitterCardType="summary_large_image"
        author={post.author}
        publishedDate={post.publishedAt}
        modifiedDate={post.updatedAt}
        structuredData={[articleData(post), breadcrumbData(crumbs), faqData(articleQuestions)]}
      />
      <Breadcrumbs items={crumbs} />
      <ArticleColumns rail={<ArticleRail post={post} />}>
        <ArticleTools post={post} />
        <article aria-labelledby="article-title">
          <ArticleHeader post={post} titleId="article-title" />
          <ArticleBody post={post} isLoading={isLoading} />
        </article>
        <ArticleFoot post={post} />
        <ArticleQuestions />
      </ArticleColumns>
      <ArticleComparison ids={post.relatedTools} />
    </Container>
  );
}
