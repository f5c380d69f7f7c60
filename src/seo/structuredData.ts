import { settings } from '../domain/settings';

const onOwnHost = (path: string) => new URL(path, settings.siteUrl).href;

export interface Crumb {
  label: string;
  to?: string;
}

/** BreadcrumbList of a trail; the last crumb needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[]) {
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

/** WebSite of the product, with the search of its tool list (SPEC 2, "Home"). */
export function websiteData() {
  return {
    '@type': 'WebSite',
    name: 'AI Toolshelf',
    url: onOwnHost('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${onOwnHost('/tools')}?search={term}` },
      'query-input': 'required name=term',
    },
  };
}

/** FAQPage of questions with their answers as plain text. */
export function faqData(items: readonly { question: string; answerText: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answerText }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText },
    })),
  };
}
