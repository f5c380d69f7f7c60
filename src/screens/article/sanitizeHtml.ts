import createPurifier, { type Config } from 'dompurify';

import { imageAddress, safeLinkAddress } from '../../lib/addresses';
import { htmlWindow } from '../../platform/htmlWindow';

import { allowedAttributes, allowedTags, droppedWithContent } from './allowedHtml';
import { dressBody } from './dressBody';
import { withParagraphs } from './withParagraphs';

declare const sanitized: unique symbol;

/** HTML that may be put into the page. Only `sanitizeHtml` makes it. */
export type SanitizedHtml = string & { readonly [sanitized]: true };

export interface HtmlPlace {
  /** Origin that relative image addresses belong to (SPEC 5). */
  imageHost: string;
  /** Origins of the site itself: links to them are no external ones. */
  ownOrigins: readonly string[];
}

/** The schemes of SPEC 5, and addresses without a scheme. */
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

/** What an author may say about a link; all else about it is ours to say. */
const keptRelations = new Set(['nofollow', 'sponsored', 'ugc']);

function checkLink(link: Element, { ownOrigins }: HtmlPlace): void {
  const address = safeLinkAddress(link.getAttribute('href') ?? '');
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

function checkMedia(medium: Element, { imageHost }: HtmlPlace): void {
  for (const attribute of ['src', 'poster']) {
    const given = medium.getAttribute(attribute);
    if (given === null) continue;
    const address = imageAddress(given, imageHost);
    if (address === '') medium.removeAttribute(attribute);
    else medium.setAttribute(attribute, address);
  }
}

function createSanitizer(place: HtmlPlace) {
  const purifier = createPurifier(htmlWindow());
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') checkLink(element, place);
    if (/^(?:IMG|VIDEO|AUDIO|SOURCE)$/.test(element.nodeName)) checkMedia(element, place);
  });
  return (html: string) => purifier.sanitize(html, config);
}

/**
 * An article's HTML from outside as HTML that may be shown: text, lists, tables, links by the rules of
 * SPEC 5, and images and media of any host; nothing that runs, nothing that styles, nothing that could be
 * taken for a part of the page itself. The only door for HTML into the site.
 */
export function sanitizeHtml(html: string, place: HtmlPlace): SanitizedHtml {
  const body = createSanitizer(place)(withParagraphs(html));
  // Still in the inert document in which it was sanitised: nothing loads before it is shown.
  const box = body.ownerDocument.createElement('div');
  box.append(body);
  dressBody(box);
  return box.innerHTML as SanitizedHtml;
}
