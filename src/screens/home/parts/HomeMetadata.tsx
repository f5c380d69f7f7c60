import { paths } from '../../../domain/paths';
import { PageMetadata } from '../../../seo/PageMetadata';
import { faqData, websiteData } from '../../../seo/structuredData';

import { homeQuestions } from './questions';

export function HomeMetadata() {
  return (
    <PageMetadata
      title="AI Toolshelf: the best AI tools, reviewed and compared"
      description="Browse AI tools by category, read editors’ verdicts, compare up to three side by side and keep the ones that suit your work."
      canonicalUrl={paths.home}
      image="/favicon.svg"
      structuredData={[websiteData(), faqData(homeQuestions)]}
    />
  );
}
