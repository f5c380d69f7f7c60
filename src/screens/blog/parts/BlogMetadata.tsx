import { blogPath } from '../../../domain/paths';
import { PageMetadata } from '../../../seo/PageMetadata';
import { breadcrumbData, faqData } from '../../../seo/structuredData';

import { blogQuestions } from './blogQuestions';

interface Props {
  category: string;
  page: number;
  isEmpty: boolean;
}

const structuredData = [
  breadcrumbData([{ label: 'Home', to: '/' }, { label: 'Blog' }]),
  faqData(blogQuestions),
];

/** The metadata of the blog list. The canonical URL of an empty category is the blog's. */
export function BlogMetadata({ category, page, isEmpty }: Props) {
  const name = category === '' ? 'Blog' : `Blog: ${category}`;
  return (
    <PageMetadata
      title={page > 1 ? `${name}, page ${page}` : name}
      description="Comparisons and working methods for choosing and using AI tools."
      canonicalUrl={isEmpty ? blogPath({}) : blogPath({ category, page })}
      structuredData={structuredData}
    />
  );
}
