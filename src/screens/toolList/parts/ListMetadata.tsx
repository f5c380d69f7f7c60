import { memo } from 'react';

import { categoryOf } from '../../../domain/categories';
import { listingUrl } from '../../../domain/listingUrl';
import { PageMetadata } from '../../../seo/PageMetadata';
import { sharePath } from '../../../seo/sharePath';
import { breadcrumbData, faqData } from '../../../seo/structuredData';

import { listCrumbs } from './listCrumbs';
import { listTexts } from './listTexts';
import { listQuestions } from './questions';

interface Props {
  category: string;
  hasQuery: boolean;
}

/** The metadata of the tool list; filtered lists are not indexed separately. */
export const ListMetadata = memo(function ListMetadata({ category, hasQuery }: Props) {
  const { title, description } = listTexts(categoryOf(category));
  return (
    <PageMetadata
      title={title}
      description={description}
      canonicalUrl={listingUrl({ category })}
      noIndex={hasQuery}
      {...(category === ''
        ? {}
        : { image: sharePath('categories', category), twitterCardType: 'summary_large_image' })}
      structuredData={[breadcrumbData(listCrumbs(category)), faqData(listQuestions)]}
    />
  );
});
