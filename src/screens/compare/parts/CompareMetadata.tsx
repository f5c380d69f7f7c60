import { useLocation } from 'react-router-dom';

import { limits } from '../../../domain/limits';
import type { Tool } from '../../../domain/tool';
import { comparisonData } from '../../../seo/comparisonData';
import { PageMetadata } from '../../../seo/PageMetadata';

/** The metadata of the comparison, with the tools' names once they are known. */
export function CompareMetadata({ tools }: { tools: readonly Tool[] }) {
  const { pathname } = useLocation();
  const names = tools.map(({ name }) => name);
  const isComparison = tools.length >= limits.minCompared;
  const title = isComparison ? `Compare: ${names.join(' vs ')}` : 'Compare AI tools';
  const description = isComparison
    ? `${names.join(', ')} side by side: rating, pricing, features and use cases.`
    : 'Two or three AI tools side by side.';
  return (
    <PageMetadata
      title={title}
      description={description}
      canonicalUrl={pathname}
      ogType="article"
      noIndex
      structuredData={isComparison ? [comparisonData(title, description, tools)] : []}
    />
  );
}
