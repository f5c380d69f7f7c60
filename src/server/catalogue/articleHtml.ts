const allowed = new Set(
  'p h2 h3 ul ol li table thead tbody tr th td blockquote strong em a code br'.split(' '),
);
const withoutEnd = new Set(['br']);
const tag = /<(\/?)([a-z][a-z\d-]*)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const linkAttributes = /^\s+href="[^"]*"(?:\s+title="[^"]+")?\s*$/;

/** Returns the URLs of the links in an article's HTML, in order. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s+href="([^"]*)"/g)].map(([, address = '']) => address);
}

/**
 * Finds mistakes in a block of an article's HTML: disallowed elements and attributes, elements that are not
 * closed in order, and a '<' that begins no element.
 */
export function htmlMistakes(html: string): string[] {
  const mistakes: string[] = [];
  const open: string[] = [];
  for (const [, slash, name = '', attributes = ''] of html.matchAll(tag)) {
    if (!allowed.has(name)) {
      if (slash === '') mistakes.push(`the element <${name}> is not allowed`);
    } else if (slash !== '') {
      const last = open.pop();
      if (last !== name) mistakes.push(`</${name}> closes ${last === undefined ? 'nothing' : `<${last}>`}`);
    } else {
      if (name === 'a' ? !linkAttributes.test(attributes) : attributes.trim() !== '') {
        mistakes.push(
          name === 'a'
            ? `<a${attributes}> needs a href, and may only have a title`
            : `<${name}> has attributes:${attributes}`,
        );
      }
      if (!withoutEnd.has(name)) open.push(name);
    }
  }
  if (open.length > 0) mistakes.push(`<${open.join('>, <')}> ${open.length > 1 ? 'are' : 'is'} not closed`);
  if (html.replace(tag, '').includes('<')) mistakes.push('a "<" begins no element; as text it is &lt;');
  return mistakes;
}
