import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';

import { PostCard } from '../../../blocks/posts/PostCard';
import { PostCardSkeleton } from '../../../blocks/posts/PostCardSkeleton';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import { reloadPage } from '../../../platform/page';
import { CardGrid } from '../../../ui/CardGrid';
import { EmptyState } from '../../../ui/EmptyState';
import { SiteLink } from '../../../ui/SiteLink';

interface Props {
  ids: readonly string[];
  category: string;
  isLoading: boolean;
  isFailed: boolean;
}

/** The cards of one page, in every state (blog-12, blog-13). */
export function Posts({ ids, category, isLoading, isFailed }: Props) {
  if (isFailed) {
    return (
      <div role="alert">
        <EmptyState
          icon={<CloudOffOutlined />}
          headingLevel="h2"
          title="Error loading blog posts"
          text="We're having trouble loading the blog posts. Please try again later."
          action={<Button onClick={reloadPage}>Retry</Button>}
        />
      </div>
    );
  }
  if (isLoading) {
    return (
      <CardGrid>
        {Array.from({ length: limits.blogPageSize }, (_, index) => (
          <PostCardSkeleton key={index} />
        ))}
      </CardGrid>
    );
  }
  if (ids.length === 0) {
    return (
      <EmptyState
        icon={<ArticleOutlined />}
        headingLevel="h2"
        title="No blog posts found."
        action={
          category === '' ? undefined : (
            <Button component={SiteLink} to={paths.blog}>
              Show all articles
            </Button>
          )
        }
      />
    );
  }
  return (
    <CardGrid>
      {ids.map((id) => (
        <PostCard key={id} id={id} />
      ))}
    </CardGrid>
  );
}
