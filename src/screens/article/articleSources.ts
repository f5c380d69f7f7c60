import { hostOf, safeWebUrl } from '../../lib/urls';

/** A page of another site that an article cites. */
export interface ArticleSource {
  url: string;
  /** The title of the first link to it, else its text. */
  title: string;
  /** Without 'www.'. */
  host: string;
}

/** A paid link does not count as a source. */
const isPaid = (link: Element) => /\b(?:sponsored|ugc)\b/.test(link.getAttribute('rel') ?? '');

function titleOf(link: Element): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  const title = plain(link.getAttribute('title') ?? '');
  if (title !== '') return title;
  // A link's text may stand in the middle of a sentence; a title is spelled as its author wants it, such as n8n.
  const words = plain(link.textContent);
  return words.charAt(0).toLocaleUpperCase('en-US') + words.slice(1);
}

/**
 * Returns the pages of other sites that a sanitized body links to, each once, in the order of the text
 * (article-20). `ownOrigins` are the site's own origins.
 */
export function articleSourcesOf(body: Element, ownOrigins: readonly string[]): ArticleSource[] {
  const sources = new Map<string, ArticleSource>();
  for (const link of body.querySelectorAll('a[href]')) {
    const url = link.getAttribute('href') ?? '';
    if (safeWebUrl(url) === '' || isPaid(link)) continue;
    const { origin, href, hash } = new URL(url);
    const page = href.slice(0, href.length - hash.length);
    if (ownOrigins.includes(origin) || sources.has(page)) continue;
    const host = hostOf(url);
    sources.set(page, { url, title: titleOf(link) || host, host });
  }
  return [...sources.values()];
}
