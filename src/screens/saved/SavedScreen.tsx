import Container from '@mui/material/Container';
import { useRef, useState } from 'react';

import { RecentlyViewed } from '../../blocks/recentlyViewed/RecentlyViewed';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import { PageMetadata } from '../../seo/PageMetadata';
import { faqData } from '../../seo/structuredData';
import { FaqList } from '../../ui/FaqList';
import { SplitSection } from '../../ui/SplitSection';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { useTimePassed } from '../../ui/useTimePassed';

import { NothingSaved } from './parts/NothingSaved';
import { savedQuestions } from './parts/questions';
import { SavedGrid } from './parts/SavedGrid';
import { SavedHead } from './parts/SavedHead';
import { useLeavingTools } from './useLeavingTools';
import { useSavedTools } from './useSavedTools';

const items = savedQuestions.map(({ question, answerText }) => ({ question, answer: answerText }));

/** The tools a visitor has saved, by their snapshots (saved-6 to saved-9). */
export function SavedScreen() {
  const tools = useSavedTools();
  const listed = useLeavingTools(tools);
  // Persisted state is known only in the browser.
  const isHydrating = useIsHydrating();
  const isLoading = !useTimePassed(limits.savedToolsSkeletonMs) || isHydrating;
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Container sx={{ pt: { xs: 12, md: 14 } }}>
      <PageMetadata
        title="Saved tools"
        description="The AI tools you have saved, kept in this browser."
        canonicalUrl={paths.savedTools}
        noIndex
        structuredData={[faqData(savedQuestions)]}
      />
      <SavedHead
        hasSearch={tools.length > 0}
        search={search}
        onSearch={setSearch}
        titleRef={title}
        searchField={searchField}
      />
      {!isLoading && listed.length === 0 ? (
        <NothingSaved />
      ) : (
        <SavedGrid
          isLoading={isLoading}
          listed={listed}
          search={search}
          onSearch={setSearch}
          onLastRemoved={() => (tools.length > 0 ? searchField : title).current?.focus()}
        />
      )}
      <RecentlyViewed />
      <SplitSection title="Frequently asked questions">
        <FaqList items={items} />
      </SplitSection>
    </Container>
  );
}
