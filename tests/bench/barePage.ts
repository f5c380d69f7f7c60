import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

import { JSDOM } from 'jsdom';

/** What has no words, or draws them. */
const wordless = 'script, style, noscript, link, meta, template, svg, img, iframe, input';

/** Elements that say nothing of what they contain. */
const neutral = 'div, span, button, form, label, fieldset';

/** A page with the words, headings, lists, tables and links of another one, and nothing else: no styles, images or scripts. */
export function barePageOf(html: string): string {
  const { document } = new JSDOM(html).window;
  const { body } = document;
  for (const element of body.querySelectorAll(wordless)) element.remove();
  for (const element of body.querySelectorAll(neutral)) element.replaceWith(' ', ...element.childNodes, ' ');
  for (const element of [body, ...body.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) if (name !== 'href') element.removeAttribute(name);
  }
  const title = document.querySelector('title')?.outerHTML ?? '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}`;
  return `<!doctype html><html lang="en"><head>${head}</head>${body.outerHTML}</html>`;
}

/** Serves the bare pages of a site's paths, compressed as the site's; gives their origin and the way to end it. */
export async function serveBarePages(
  origin: string,
  paths: readonly string[],
): Promise<{ origin: string; stop: () => void }> {
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    const response = await fetch(origin + path);
    pages.set(path, brotliCompressSync(barePageOf(await response.text())));
  }
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(page && { 'Content-Encoding': 'br' }),
    });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => void server.close() };
}
