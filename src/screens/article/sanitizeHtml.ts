import createPurifier, { type Config } from 'dompurify';

import { stripTags } from '../../lib/text';
import { imageUrl, safeLinkUrl } from '../../lib/urls';
import { htmlWindow } from '../../platform/htmlWindow';

import { adaptArticleBody, type ArticleSection } from './adaptArticleBody';
import { allowedAttributes, allowedTags, droppedWithContent } from './allowedHtml';
import { type ArticleSource, articleSourcesOf } from './articleSources';
import { withParagraphs } from './withParagraphs';

declare const sanitized: unique symbol;

/** HTML that is safe to render. Only `sanitizeHtml` creates it. */
export type SanitizedHtml = string & { readonly [sanitized]: true };

export interface SanitizedArticle {
  html: SanitizedHtml;
  sections: readonly ArticleSection[];
  sources: readonly ArticleSource[];
}

interface HtmlOrigins {
  /** Origin of relative image URLs (article-4). */
  imageHost: string;
  /** The site's own origins; links to them are internal. */
  ownOrigins: readonly string[];
}

/** Matches links with an allowed scheme (article-3) or none. */
const addresses = /^(?:(?:https?|ircs?|mailto|xmpp):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOWED_URI_REGEXP: addresses,
  ADD_FORBID_CONTENTS: droppedWithContent,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** The author's `rel` values that are kept; the sanitizer sets all others. */
const keptRelations = new Set(['nofollow', 'sponsored', 'ugc']);

function checkLink(link: Element, { ownOrigins }: HtmlOrigins): void {
  const address = safeLinkUrl(link.getAttribute('href') ?? '');
  const given = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
  link.removeAttribute('rel');
  if (address === '') {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', address);
  const base = ownOrigins[0];
  const isOwn = URL.canParse(address, base) && ownOrigins.includes(new URL(address, base).origin);
  if (!isOwn)
    link.setAttribute('rel', ['noopener', ...given.filter((one) => keptRelations.has(one))].join(' '));
}

function checkMedia(medium: Element, { imageHost }: HtmlOrigins): void {
  for (const attribute of ['src', 'poster']) {
    const given = medium.getAttribute(attribute);
    if (given === null) continue;
    const address = imageUrl(given, imageHost);
    if (address === '') medium.removeAttribute(attribute);
    else medium.setAttribute(attribute, address);
  }
}

/** A start tag up to its last attribute, in HTML that `innerHTML` has returned. */
const startTag = /<[a-z][^\s>]*(?:\s[^\s=]+="[^"]*")+/g;

/**
 * Returns the HTML of an element with `<` and `>` escaped in attributes, as browsers of 2025 serialize it.
 * Older ones and jsdom leave them, and what looks for elements in the page's HTML would find some there.
 */
const htmlOf = ({ innerHTML }: Element): string =>
  innerHTML.replace(startTag, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`);

function createSanitizer(origins: HtmlOrigins) {
  const purifier = createPurifier(htmlWindow());
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') checkLink(element, origins);
    if (/^(?:IMG|VIDEO|AUDIO|SOURCE)$/.test(element.nodeName)) checkMedia(element, origins);
  });
  return (html: string) => purifier.sanitize(html, config);
}

function sanitizedArticle(html: string, origins: HtmlOrigins): SanitizedArticle {
  const body = createSanitizer(origins)(withParagraphs(html));
  // Still in the sanitizer's inert document, so that no image loads before the HTML is rendered.
  const box = body.ownerDocument.createElement('div');
  box.append(body);
  const sections = adaptArticleBody(box);
  const sources = articleSourcesOf(box, origins.ownOrigins);
  return { html: htmlOf(box) as SanitizedHtml, sections, sources };
}

/**
 * Sanitizes an article's HTML: keeps text, lists, tables, links by the rules of article-3, and images and
 * media of any host; removes scripts, styles and anything that could pass for a part of the page itself
 * (article-2). All HTML from outside passes through here. Returns the HTML with its sections and sources. HTML
 * that is nested too deeply for jsdom, where a build runs, loses its markup.
 */
export function sanitizeHtml(html: string, origins: HtmlOrigins): SanitizedArticle {
  try {
    return sanitizedArticle(html, origins);
  } catch (error) {
    const { name, message } = error as Error;
    // The stack is full.
    if (name !== 'RangeError') throw error;
    console.warn('An article is nested too deeply and is shown without its markup.', message);
    return sanitizedArticle(stripTags(html), origins);
  }
}
