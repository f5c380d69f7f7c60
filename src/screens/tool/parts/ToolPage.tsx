import Container from '@mui/material/Container';
import { memo, useRef } from 'react';

import { AfterFirstPaint } from '../../../blocks/AfterFirstPaint';
import { useAfterFirstPaint } from '../../../blocks/useAfterFirstPaint';
import { categoryOf } from '../../../domain/categories';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { canonicalUrlOf } from '../../../seo/canonicalUrlOf';
import { PageMetadata } from '../../../seo/PageMetadata';
import { sharePath } from '../../../seo/sharePath';
import { breadcrumbData } from '../../../seo/structuredData';
import { toolData } from '../../../seo/toolData';
import { belowFold } from '../../../ui/belowFold';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { LoadError } from '../../../ui/LoadError';
import { useHeightVariable } from '../../../ui/useHeightVariable';
import { useTrackToolOpened } from '../useTrackToolOpened';

import { Alternatives } from './Alternatives';
import { Attributes } from './Attributes';
import { FactsAndSources } from './FactsAndSources';
import { Features } from './Features';
import { MoreTools } from './MoreTools';
import { PricingPlans } from './PricingPlans';
import { ProsAndCons } from './ProsAndCons';
import { ReadMore } from './ReadMore';
import { Screenshots } from './Screenshots';
import { Testimonials } from './Testimonials';
import { ToolActions } from './ToolActions';
import { ToolDetails } from './ToolDetails';
import { ToolHeader } from './ToolHeader';
import { Sidebar, ToolContent, ToolLayout } from './toolPage.styles';
import { UseCases } from './UseCases';
import { Verdict } from './Verdict';
import { VoteBar } from './VoteBar';

interface Props {
  tool: Tool;
  /** False while only the fields from a list are known. */
  isComplete: boolean;
  /** Defined when the rest of the record could not be fetched. */
  onRetry: (() => void) | undefined;
  isRetrying: boolean;
}

/** Metadata and breadcrumbs. */
const ToolTop = memo(function ToolTop({ tool }: { tool: Tool }) {
  const category = categoryOf(tool.category);
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Tools', to: paths.tools },
    ...(category ? [{ label: category.name, to: paths.category(category.slug) }] : []),
    { label: tool.name },
  ];
  return (
    <>
      <PageMetadata
        title={tool.metaTitle || `${tool.name}: review, features and pricing`}
        description={tool.metaDescription || tool.shortDescription || `What ${tool.name} does, and for whom.`}
        canonicalUrl={canonicalUrlOf(tool.canonicalUrl, paths.tool(tool.slug))}
        ogType="product"
        image={sharePath('tools', tool.slug)}
        twitterCardType="summary_large_image"
        structuredData={[toolData(tool), breadcrumbData(crumbs)]}
      />
      <Breadcrumbs items={crumbs} />
    </>
  );
});

/** The page of a loaded tool (tool-3). */
export const ToolPage = memo(function ToolPage({ tool, isComplete, onRetry, isRetrying }: Props) {
  const isPastFirstPaint = useAfterFirstPaint();
  const sidebar = useRef<HTMLElement>(null);
  useHeightVariable(sidebar);
  // After the paint of the press that opened it.
  useTrackToolOpened(tool, isPastFirstPaint);

  return (
    <Container>
      <ToolTop tool={tool} />
      <ToolLayout>
        <ToolHeader tool={tool} />
        <Sidebar ref={sidebar} aria-label={`About ${tool.name}`}>
          <ToolActions tool={tool} />
          {isPastFirstPaint ? <ToolDetails tool={tool} /> : null}
        </Sidebar>
        <ToolContent>
          {onRetry ? (
            <div role="alert">
              <LoadError
                text="Parts of this page could not be loaded. Please try again later."
                onRetry={onRetry}
                isRetrying={isRetrying}
              />
            </div>
          ) : null}
          <Verdict tool={tool} />
          {isPastFirstPaint ? (
            <>
              <PricingPlans tool={tool} />
              <Alternatives tool={tool} />
              <Attributes tool={tool} />
              <Features tool={tool} />
              <UseCases tool={tool} />
              <ProsAndCons tool={tool} />
            </>
          ) : null}
        </ToolContent>
        {isPastFirstPaint ? (
          <ToolContent data-last="" {...belowFold}>
            <Screenshots tool={tool} isComplete={isComplete} />
            <Testimonials tool={tool} />
            <FactsAndSources tool={tool} isComplete={isComplete} />
            <VoteBar tool={tool} />
          </ToolContent>
        ) : null}
      </ToolLayout>
      <AfterFirstPaint>
        <MoreTools tool={tool} />
        <ReadMore tool={tool} />
      </AfterFirstPaint>
    </Container>
  );
});
