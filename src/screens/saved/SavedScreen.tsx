import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../domain/paths';
import { sharedListOf } from '../../domain/savedListUrl';
import { PageMetadata } from '../../seo/PageMetadata';
import { faqData } from '../../seo/structuredData';
import { lazyComponent } from '../../ui/lazyComponent';

import { OwnList } from './OwnList';
import { savedQuestions } from './parts/questions';

const receivedList = lazyComponent<{ slugs: readonly string[] }>(
  async () => (await import(/* webpackChunkName: "received-list" */ './ReceivedList')).ReceivedList,
);

/** The visitor's saved tools, or a received list (saved-32). */
export function SavedScreen() {
  const { search } = useLocation();
  const slugs = sharedListOf(search);
  return (
    <Container>
      <PageMetadata
        title="Saved tools"
        description="The AI tools you have saved, kept in this browser."
        canonicalUrl={paths.savedTools}
        noIndex
        structuredData={slugs ? [] : [faqData(savedQuestions)]}
      />
      {slugs ? (
        <Suspense fallback={<div aria-busy="true" style={{ minHeight: '80vh' }} />}>
          <receivedList.Component key={search} slugs={slugs} />
        </Suspense>
      ) : (
        <OwnList />
      )}
    </Container>
  );
}
