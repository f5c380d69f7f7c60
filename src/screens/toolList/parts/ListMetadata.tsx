import { categoryOf } from '../../../domain/categories';
import { listingPath, paths } from '../../../domain/paths';
import { PageMetadata } from '../../../seo/PageMetadata';
import { sharePath } from '../../../seo/sharePath';
import { breadcrumbData, faqData } from '../../../seo/structuredData';

import { listCrumbs } from './listCrumbs';
import { listTexts } from './listTexts';
import { listQuestions } from './questions';

/** The metadata of the tool list; results of a search or a tag are not indexed on their own. */
export function ListMetadata({ category, isSearch }: { category: string; isSearch: boolean }) {
  const { title, description } = listTexts(categoryOf(category));
  return (
    <PageMetadata
      title={title}
      description={description}
      canonicalUrl={category === '' ? paths.tools : listingPath({ category })}
      noIndex={isSearch}
      {...(category === ''
        ? {}
        : { image: sharePath('categories', category), twitterCardType: 'summary_large_image' })}
      structuredData={[breadcrumbData(listCrumbs(category)), faqData(listQuestions)]}
    />
  );
}
