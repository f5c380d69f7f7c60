import Container from '@mui/material/Container';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AfterFirstPaint } from '../../blocks/AfterFirstPaint';
import { useProgressiveResult } from '../../blocks/tools/useProgressiveResult';
import { useRedirectFromMissingPage } from '../../blocks/useRedirectFromMissingPage';
import { useListTrendingToolsQuery } from '../../catalogue/catalogueApi';
import { pageIn } from '../../domain/listingUrl';
import { PageMetadata } from '../../seo/PageMetadata';
import { breadcrumbData, faqData } from '../../seo/structuredData';

import { trendingQuestions } from './parts/questions';
import { Shelves } from './parts/Shelves';
import { TrendingHead } from './parts/TrendingHead';
import { TrendingQuestions } from './parts/TrendingQuestions';
import { TrendingResults } from './parts/TrendingResults';
import { trendingCrumbs, trendingPath } from './parts/trendingTexts';

/** The trending list. Changing the page keeps the scroll position (trending-5). */
export function TrendingScreen() {
  const [query, setQuery] = useSearchParams();
  const asked = pageIn(query);
  const page = Math.max(1, asked);
  const { data, currentData, isFetching, error, refetch } = useListTrendingToolsQuery(page - 1);
  const shown = useProgressiveResult(data, isFetching);
  const turnPage = useCallback(
    (chosen: number) => setQuery(chosen > 1 ? { page: String(chosen) } : {}, { replace: true }),
    [setQuery],
  );
  useRedirectFromMissingPage({
    page: asked,
    pageCount: currentData?.totalPages,
    fallback: 'last',
    redirectTo: turnPage,
  });
  return (
    <>
      <PageMetadata
        title="Trending AI Tools"
        description="AI tools marked as trending, free and paid: what each is for, what it costs, and who should look elsewhere."
        canonicalUrl={trendingPath}
        structuredData={[breadcrumbData(trendingCrumbs), faqData(trendingQuestions)]}
      />
      <Container>
        <TrendingHead page={page} pageCount={data?.totalPages ?? 1} />
      </Container>
      {/* Only the grid is wider than the page, for its fourth column. */}
      <Container sx={{ '@media (min-width: 1344px)': { maxWidth: 1440 } }}>
        <TrendingResults
          result={data}
          shown={shown}
          page={page}
          isFetching={isFetching}
          isError={error !== undefined}
          onRetry={() => void refetch()}
          onPage={turnPage}
        />
      </Container>
      <Container>
        <AfterFirstPaint>
          <Shelves />
          <TrendingQuestions />
        </AfterFirstPaint>
      </Container>
    </>
  );
}
