import Container from '@mui/material/Container';
import { memo } from 'react';

import { AfterFirstPaint } from '../../../blocks/AfterFirstPaint';
import { useSectionInView } from '../../../blocks/documentPage/useSectionInView';
import { useAfterFirstPaint } from '../../../blocks/useAfterFirstPaint';
import { laterUpdateOf } from '../../../domain/laterUpdate';
import { paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';
import { articleData, coverUrl } from '../../../seo/articleData';
import { canonicalUrlOf } from '../../../seo/canonicalUrlOf';
import { PageMetadata } from '../../../seo/PageMetadata';
import { sharePath } from '../../../seo/sharePath';
import { breadcrumbData, faqData } from '../../../seo/structuredData';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { useArticleBody } from '../useArticleBody';
import { useComparedTools } from '../useComparedTools';

import { ArticleBody } from './ArticleBody';
import { ArticleColumns } from './ArticleColumns';
import { ArticleComparison } from './ArticleComparison';
import { ArticleFoot } from './ArticleFoot';
import { ArticleHeader } from './ArticleHeader';
import { ArticleQuestions } from './ArticleQuestions';
import { articleQuestions } from './articleQuestionTexts';
import { ArticleRail } from './ArticleRail';
import { ArticleSources } from './ArticleSources';
import { ArticleTools } from './ArticleTools';
import { ReadNext } from './ReadNext';

/** Metadata and breadcrumbs. */
const ArticleTop = memo(function ArticleTop({ post }: { post: Post }) {
  const image = coverUrl(post);
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Blog', to: paths.blog },
    { label: post.title },
  ];
  return (
    <>
      <PageMetadata
        title={post.metaTitle || post.title}
        description={
          post.metaDescription || post.excerpt || `${post.title}: an article on the AI Toolshelf blog.`
        }
        canonicalUrl={canonicalUrlOf(post.canonicalUrl, paths.post(post.slug))}
        ogType="article"
        image={image ?? sharePath('blog', post.slug)}
        twitterCardType="summary_large_image"
        author={post.author}
        publishedDate={post.publishedAt}
        modifiedDate={laterUpdateOf(post)}
        structuredData={[articleData(post), breadcrumbData(crumbs), faqData(articleQuestions)]}
      />
      <Breadcrumbs items={crumbs} />
    </>
  );
});

/** The page of a loaded article; `isLoading` while its own query is pending. */
export function ArticlePage({ post, isLoading }: { post: Post; isLoading: boolean }) {
  const isPastFirstPaint = useAfterFirstPaint();
  const { html, sections, sources } = useArticleBody(isPastFirstPaint ? post.content : '');
  const { bodyRef, current } = useSectionInView(sections[0]?.id ?? '', html);
  const { tools, otherIds } = useComparedTools(isPastFirstPaint ? post.relatedTools : []);
  return (
    <>
      <Container>
        <ArticleTop post={post} />
        <ArticleColumns
          rail={
            isPastFirstPaint ? (
              <ArticleRail post={post} sections={sections} current={current} toolIds={otherIds} />
            ) : null
          }
        >
          <ArticleTools post={post} />
          <article aria-labelledby="article-title">
            <ArticleHeader post={post} titleId="article-title" />
            {isPastFirstPaint ? (
              <ArticleBody ref={bodyRef} html={html} excerpt={post.excerpt} isLoading={isLoading} />
            ) : null}
          </article>
          {isPastFirstPaint ? (
            <>
              <ArticleSources sources={sources} />
              <ArticleFoot post={post} />
              <ArticleQuestions />
            </>
          ) : null}
        </ArticleColumns>
      </Container>
      <AfterFirstPaint>
        <ArticleComparison tools={tools} isAll={tools.length === post.relatedTools.length} />
        <Container>
          <ReadNext post={post} />
        </Container>
      </AfterFirstPaint>
    </>
  );
}
