/** A part of an article under its own h2. */
export interface ArticleSection {
  /** The id of its heading. */
  id: string;
  title: string;
}

/** The outermost of these elements get dir="auto". */
const blocks = 'h2, h3, h4, h5, h6, p, blockquote, ul, ol, dl, figcaption, summary, table';

const levelOf = (heading: Element) => Number(heading.nodeName.charAt(1));

/**
 * Renumbers the headings so that they begin below the page's title, an h1, and skip no level: screen readers
 * list them as an outline.
 */
function renumberHeadings(body: Element): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  // The original levels of the headings that the current one is nested in.
  const outer: number[] = [];
  for (const heading of headings) {
    const level = levelOf(heading);
    while ((outer.at(-1) ?? 0) >= level) outer.pop();
    outer.push(level);
    const wanted = Math.min(outer.length + 1, 6);
    if (wanted === level) continue;
    const renumbered = body.ownerDocument.createElement(`h${wanted}`);
    for (const { name, value } of heading.attributes) renumbered.setAttribute(name, value);
    renumbered.append(...heading.childNodes);
    heading.replaceWith(renumbered);
  }
}

/** Wraps each h2 and what follows it in a section, and gives it an id to link to (article-16). */
function wrapSections(body: Element): ArticleSection[] {
  const headings = [...body.children].filter(
    (child) => child.nodeName === 'H2' && child.textContent.trim() !== '',
  );
  return headings.map((heading, index) => {
    const id = `section-${index + 1}`;
    heading.setAttribute('id', id);
    heading.setAttribute('tabindex', '-1');
    const section = body.ownerDocument.createElement('section');
    heading.replaceWith(section);
    section.append(heading);
    for (
      let next = section.nextSibling;
      next && !headings.includes(next as Element);
      next = section.nextSibling
    )
      section.append(next);
    return { id, title: heading.textContent.trim() };
  });
}

/**
 * Wraps each table in a scrollable, keyboard-focusable region, named by the heading above it (article-17).
 */
function makeWideScrollable(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const frame = body.ownerDocument.createElement('div');
    const headingId = [...body.children].find((part) => part.contains(table))?.firstElementChild?.id;
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', 'Table');
    if (headingId) frame.setAttribute('aria-labelledby', headingId);
    frame.setAttribute('tabindex', '0');
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const code of body.querySelectorAll('pre')) code.setAttribute('tabindex', '0');
}

function loadMediaLazily(body: Element): void {
  for (const image of body.querySelectorAll('img')) {
    // Images without a URL are removed; images without an alt text are decorative.
    if (!image.hasAttribute('src')) image.remove();
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
  }
  for (const medium of body.querySelectorAll('video, audio')) {
    medium.setAttribute('controls', '');
    medium.setAttribute('preload', 'metadata');
  }
}

/**
 * Adapts a sanitized body to the page: heading levels below the title, linkable sections, text direction of
 * blocks, scroll containers for tables and code, lazily loaded images. Only adds fixed attributes and
 * elements, nothing derived from the body. Returns the sections.
 */
export function adaptArticleBody(body: Element): ArticleSection[] {
  renumberHeadings(body);
  const sections = wrapSections(body);
  for (const block of body.querySelectorAll(blocks)) {
    if (!block.closest('[dir]')) block.setAttribute('dir', 'auto');
  }
  makeWideScrollable(body);
  loadMediaLazily(body);
  return sections;
}
