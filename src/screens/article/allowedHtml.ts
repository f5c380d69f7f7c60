/** The allowed elements of an article: text, images and media. */
export const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'wbr', 'hr', 'div', 'span', 'section', 'blockquote'],
  ...['a', 'em', 'i', 'strong', 'b', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'cite'],
  ...['abbr', 'dfn', 'time', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'pre', 'code', 'kbd', 'samp', 'var'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'address'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img', 'video', 'audio', 'source'],
];

/** No id, name, class or style: an article must not imitate the page or be selected by its scripts. */
export const allowedAttributes = [
  ...['href', 'rel', 'title', 'lang', 'dir', 'datetime'],
  ...['src', 'alt', 'width', 'height', 'poster', 'type', 'loop', 'muted'],
  ...['colspan', 'rowspan', 'scope', 'span', 'start', 'reversed', 'value', 'open'],
];

/** Removed with their content; of other disallowed elements the text is kept. */
export const droppedWithContent = ['button', 'select', 'option', 'textarea', 'object', 'canvas', 'map'];
