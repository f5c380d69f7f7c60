import { parsePost } from '../../src/domain/parsePost';
import { parseTool } from '../../src/domain/parseTool';
import { mergePost, type Post } from '../../src/domain/post';
import type { CatalogueRecords } from '../../src/domain/queryCatalogue';
import { mergeTool, type Tool } from '../../src/domain/tool';

/** A raw record of a server, of any shape. */
export type RawRecord = Record<string, unknown>;

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** A small tool record of a server; its `_id` is 'id-<slug>', and it has no `id` of its own. */
export function rawTool(name: string, more: RawRecord = {}): RawRecord {
  const slug = slugOf(name);
  return {
    _id: `id-${slug}`,
    name,
    slug,
    description: `${name} does one thing.`,
    category: 'coding-assistants',
    pricingModel: 'freemium',
    platforms: ['Web'],
    ...more,
  };
}

/** 'Tool 01', 'Tool 02' and so on, in the order in which our servers list them. */
export function rawTools(count: number, more: RawRecord = {}): RawRecord[] {
  return Array.from({ length: count }, (_, index) =>
    rawTool(`Tool ${String(index + 1).padStart(2, '0')}`, { reviewCount: count - index, ...more }),
  );
}

/** A tool record with something in every field. */
export function rawFullTool(name: string, more: RawRecord = {}): RawRecord {
  return rawTool(name, {
    id: `${slugOf(name)}-own-id`,
    logo: 'https://img.example/logo.png',
    description: `${name} reads what you wrote and tells you what to change.`,
    shortDescription: `${name} in short.`,
    subcategories: ['Code review', 'Refactoring'],
    pricing: 'Free for one, 10 a month for a team',
    features: ['**Reads** a diff', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    useCases: ['One', 'Two', 'Three', 'Four', 'Five'],
    useCase: ['business-automation'],
    tags: ['review', 'open source'],
    industryFit: ['developers', 'students'],
    platforms: ['Web', 'Linux'],
    languagesSupported: ['English'],
    systemRequirements: 'A browser',
    pros: ['Quick'],
    cons: ['Terse'],
    websiteUrl: 'https://tool.example/start?plan=team#top',
    rating: 4.6,
    reviewCount: 1284,
    viewCount: 5000,
    clickCount: 42,
    areFiguresSamples: false,
    trending: true,
    featured: true,
    reviewed: true,
    editorVerdict: 'Does what it says.',
    relatedTools: ['id-other'],
    relatedBlogs: ['id-post'],
    lastUpdated: '2026-11-14T12:00:00.000Z',
    apiAvailable: true,
    integratedWith: ['GitHub'],
    testimonials: [{ name: 'Ada', company: 'Engines', comment: 'It found the bug.' }],
    screenshots: ['https://img.example/1.png', 'https://img.example/2.png', 'https://img.example/3.png'],
    metaTitle: `${name} on AI Toolshelf`,
    metaDescription: `All about ${name}.`,
    pricingPlans: [
      { name: 'Solo', price: 0, currency: 'USD', per: 'month', note: 'For one' },
      { name: 'Team', price: 10, currency: 'USD', per: 'user/month', note: '' },
    ],
    pricingBadge: '',
    pricingNote: '',
    hasFreePlan: true,
    pricesCheckedAt: '2026-10-07',
    attributes: { api: 'yes', sso: 'no' },
    sources: [{ title: `${name} pricing`, url: 'https://tool.example/pricing', checkedAt: '2026-10-07' }],
    factsCheckedAt: '2026-10-07',
    status: null,
    aliases: [`old ${name}`],
    alternatives: [],
    ...more,
  });
}

/** A small blog record of a server. */
export function rawPost(title: string, more: RawRecord = {}): RawRecord {
  const slug = slugOf(title);
  return {
    _id: `id-${slug}`,
    id: `id-${slug}`,
    title,
    slug,
    excerpt: `About ${title}.`,
    content: `<p>${title}.</p>`,
    coverImage: 'https://img.example/cover.png',
    publishedAt: '2026-11-14T12:00:00.000Z',
    ...more,
  };
}

/** A tool as the site knows it. */
export function toolOf(raw: RawRecord): Tool {
  const { fields } = parseTool(raw, '');
  if (!fields) throw new Error(`No usable tool: ${JSON.stringify(raw)}`);
  return mergeTool(undefined, fields);
}

/** A post as the site knows it. */
export function postOf(raw: RawRecord): Post {
  const { fields } = parsePost(raw, '');
  if (!fields) throw new Error(`No usable post: ${JSON.stringify(raw)}`);
  return mergePost(undefined, fields);
}

/** The records of a read API, in the shape that the site knows. */
export function catalogueOf(tools: readonly RawRecord[], posts: readonly RawRecord[] = []): CatalogueRecords {
  return {
    tools: tools.map(toolOf),
    posts: posts.map(postOf),
  };
}
