import type { BreadcrumbList, FAQPage, SearchAction, WebSite } from 'schema-dts';

import { settings } from '../domain/settings';

const onOwnHost = (path: string) => new URL(path, settings.siteUrl).href;

export interface Crumb {
  label: string;
  to?: string;
}

/** BreadcrumbList of a trail; the last crumb needs no address (seo-2). */
export function breadcrumbData(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: onOwnHost(to) } : {}),
    })),
  };
}

/** WebSite of the product, with the search of its tool list (seo-6). */
export function websiteData(): WebSite {
  // The input is a word of search engines beside schema.org's own.
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${onOwnHost('/tools')}?search={term}` },
    'query-input': 'required name=term',
  };
  return { '@type': 'WebSite', name: 'AI Toolshelf', url: onOwnHost('/'), potentialAction: search };
}

/** FAQPage of questions with their answers as plain text. */
export function faqData(items: readonly { question: string; answerText: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answerText }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText },
    })),
  };
}
