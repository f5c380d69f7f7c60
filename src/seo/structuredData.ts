import type { BreadcrumbList, FAQPage, SearchAction, WebSite } from 'schema-dts';

import { absoluteUrl } from './ownSite';

export interface Crumb {
  label: string;
  to?: string;
}

/** Returns the BreadcrumbList of a trail; the last crumb needs no URL (seo-2). */
export function breadcrumbData(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: absoluteUrl(to) } : {}),
    })),
  };
}

/** Returns the WebSite with its SearchAction on the tool list (seo-6). */
export function websiteData(): WebSite {
  // `query-input` is Google's extension of schema.org.
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/tools')}?search={term}` },
    'query-input': 'required name=term',
  };
  return { '@type': 'WebSite', name: 'AI Toolshelf', url: absoluteUrl('/'), potentialAction: search };
}

/** Returns the FAQPage of questions with their answers as plain text. */
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
