import type { RouteParams } from '../../domain/paths';
import { SlugTitle } from '../../seo/SlugTitle';

import { ToolNotFound } from './parts/ToolNotFound';
import { ToolPage } from './parts/ToolPage';
import { ToolPageSkeleton } from './parts/ToolPageSkeleton';
import { useTool } from './useTool';

/** A tool's review (tool-1, tool-22): skeleton, page, or 'Tool Not Found'. */
export function ToolScreen({ params: { slug = '' } }: { params: RouteParams }) {
  const { tool, isComplete, isMissing, isFailed, isLoading, retry } = useTool(slug);
  if (isMissing) return <ToolNotFound />;
  if (tool) {
    return (
      <ToolPage
        key={tool.id}
        tool={tool}
        isComplete={isComplete}
        onRetry={isFailed && !isComplete ? retry : undefined}
        isRetrying={isLoading}
      />
    );
  }
  if (isFailed) return <ToolNotFound onRetry={retry} isRetrying={isLoading} />;
  return (
    <>
      <SlugTitle slug={slug} />
      <ToolPageSkeleton />
    </>
  );
}
