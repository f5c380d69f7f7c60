import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A built site in a folder of its own, as the build leaves it for its host. */
export interface BuiltSite {
  folder: string;
  /** Writes a file into it, with its compressed forms where asked. */
  put(file: string, content: string | Buffer, isCompressed?: boolean): void;
  remove(): void;
}

/** The script that stands inside every page of the made site. */
export const inlineScript = "\n  document.documentElement.dataset.theme = 'dark';\n";

/** A page of the made site, told apart by its name. */
export const pageOf = (name: string) =>
  `<!doctype html><title>${name}</title><script>${inlineScript}</script>` +
  `<script type="application/ld+json">{"name":"${name}"}</script>` +
  `<script type="application/json" id="state">{}</script>` +
  `<script defer src="/assets/main.0123456789.js"></script><div id="root">${name}</div>`;

/** An empty folder to put a site into. */
export function makeFolder(): BuiltSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  const put: BuiltSite['put'] = (file, content, isCompressed = false) => {
    const filePath = path.join(folder, file);
    mkdirSync(path.dirname(filePath), { recursive: true });
    writeFileSync(filePath, content);
    if (!isCompressed) return;
    writeFileSync(`${filePath}.br`, brotliCompressSync(content));
    writeFileSync(`${filePath}.gz`, gzipSync(content));
  };
  return { folder, put, remove: () => rmSync(folder, { recursive: true }) };
}

const pages = {
  'index.html': 'Home',
  'tools/index.html': 'Tools',
  'tools/chatgpt/index.html': 'ChatGPT',
  'tools/a b & c/index.html': 'Spaces',
  'tools/category/ai-chatbots/index.html': 'AI Chatbots',
  'blog/index.html': 'Blog',
  'shell.html': 'Shell',
  '404.html': 'Not found',
};

/** A site with pages, a shell, assets and every other kind of file. */
export function makeBuiltSite(settings: object = { apiBaseUrl: '', isCatalogueComplete: true }): BuiltSite {
  const site = makeFolder();
  for (const [file, name] of Object.entries(pages)) site.put(file, pageOf(name), true);
  site.put('site.json', JSON.stringify(settings));
  site.put('assets/main.0123456789.js', `console.log(${'"main",'.repeat(200)});`, true);
  site.put('assets/main.0123456789.js.map', '{}');
  site.put('assets/style.0123456789.css', 'p{color:red}');
  site.put('assets/geist.0123456789.woff2', Buffer.from([0, 1, 2]));
  site.put('catalogue.json', JSON.stringify({ folder: 'assets/catalogue/0123456789' }));
  site.put('assets/catalogue/0123456789/tools.json', '[]', true);
  site.put('assets/large.0123456789.bin', Buffer.alloc(600_000, 7));
  site.put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', true);
  site.put('share/default.png', Buffer.from([137, 80]));
  site.put('manifest.webmanifest', '{}');
  site.put('robots.txt', 'User-agent: *');
  site.put('sitemap.xml', '<urlset/>');
  site.put('opensearch.xml', '<OpenSearchDescription/>', true);
  site.put('blog/feed.xml', '<rss/>', true);
  site.put('blog/feed.json', '{}', true);
  site.put('.env', 'SECRET=1');
  site.put('.git/config', '[core]');
  site.put('.well-known/security.txt', 'Contact: mailto:hello@ai-toolshelf.example');
  symlinkSync('/etc/hosts', path.join(site.folder, 'hosts.txt'));
  return site;
}
