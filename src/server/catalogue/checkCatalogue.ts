import { existsSync } from 'node:fs';
import path from 'node:path';

import { attributesOf } from '../../domain/attributes';
import { categoryOf } from '../../domain/categories';
import { readAlternatives } from '../../domain/toolFacts';
import { readObject, readText, readTexts } from '../../lib/read';
import { splitLinks } from '../../lib/textLinks';
import { safeWebUrl } from '../../lib/urls';
import { sourceOf } from '../bundledLogos';

import { htmlMistakes, linksIn } from './articleHtml';
import { orderFile, readJsonFile, type SourceFiles, type SourceRecord } from './catalogueFiles';
import { checkArticle, type Checked, checkPost, checkTool, checkVocabulary } from './catalogueSchema';

const projectFolder = path.join(__dirname, '../../..');

/** Returns a record's name for messages: its file, and its name or title. */
export function nameOf({ file, raw }: SourceRecord): string {
  const record = readObject(raw);
  const name = readText(record?.name) ?? readText(record?.title) ?? readText(record?.slug);
  return `${file}, ${name === undefined ? 'a record without a name' : `"${name}"`}`;
}

const fieldOf = ({ raw }: SourceRecord, field: string) => readText(readObject(raw)?.[field]);
const listOf = ({ raw }: SourceRecord, field: string) => readTexts(readObject(raw)?.[field]) ?? [];
const valuesOf = (records: readonly SourceRecord[], field: string) =>
  new Set(records.map((record) => fieldOf(record, field)));

/** Returns a mistake for each record whose value an earlier one already has. */
export function duplicateMistakes(
  entries: readonly { name: string; value: string | undefined }[],
  field: string,
): string[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ name, value }) => {
    if (value === undefined) return [];
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, name);
    return owner === undefined ? [] : [`${name}, ${field}: "${value}" is already that of ${owner}`];
  });
}

const sameValues = (records: readonly SourceRecord[]) =>
  ['_id', 'slug'].flatMap((field) =>
    duplicateMistakes(
      records.map((record) => ({ name: nameOf(record), value: fieldOf(record, field) })),
      field,
    ),
  );

function logoMistakes(addresses: readonly string[], field: string): string[] {
  return addresses.flatMap((address) => {
    const [, kind = '', name = ''] = /^\/logos\/([^/]*)\/(.*)\.svg$/.exec(address) ?? [];
    if (!address.startsWith('/logos/')) return [];
    const file = sourceOf[kind]?.(name);
    return file !== undefined && existsSync(path.join(projectFolder, file))
      ? []
      : [`${field}: ${address} is in no icon package`];
  });
}

interface Known {
  toolIds: Set<string | undefined>;
  toolSlugs: Set<string | undefined>;
  /** The names of the tools by slug. */
  toolNames: Map<string | undefined, string | undefined>;
  toolTags: Set<string>;
  postIds: Set<string | undefined>;
  postSlugs: Set<string | undefined>;
}

const unknownIn = (known: Set<string | undefined>, ids: readonly string[], field: string, what: string) =>
  ids.filter((id) => !known.has(id)).map((id) => `${field}: there is no ${what} "${id}"`);

function linkMistakes(address: string, known: Known): string[] {
  const [, section = '', slug = ''] =
    /^\/(tools\/category|tools|blog)\/([^/?#]+)\/?(?:[?#].*)?$/.exec(address) ?? [];
  const isThere =
    section === 'tools/category'
      ? categoryOf(slug) !== undefined
      : section === 'tools'
        ? known.toolSlugs.has(slug)
        : section === 'blog'
          ? known.postSlugs.has(slug)
          : /^[/#]/.test(address) || safeWebUrl(address) !== '';
  return isThere ? [] : [`the link ${address} leads nowhere`];
}

/** Finds mistakes in the links of a tool's texts: a link to another tool must have that tool's name. */
function textLinkMistakes(tool: SourceRecord, known: Known): string[] {
  const texts = ['editorVerdict', 'pros', 'cons'].flatMap((field) =>
    [fieldOf(tool, field) ?? listOf(tool, field)].flat().map((text) => ({ field, text })),
  );
  return texts.flatMap(({ field, text }) =>
    splitLinks(text).flatMap(({ text: name, to }) => {
      if (to === undefined) return [];
      const slug = to.slice('/tools/'.length);
      const toolName = to.startsWith('/tools/') ? known.toolNames.get(slug) : undefined;
      const named =
        toolName === undefined || toolName === name ? [] : [`${to} is "${toolName}", not "${name}"`];
      return [...linkMistakes(to, known), ...named].map((mistake) => `${field}: ${mistake}`);
    }),
  );
}

function toolMistakes(tool: SourceRecord, vocabulary: Record<string, string[]>, known: Known): string[] {
  const category = fieldOf(tool, 'category') ?? '';
  const fileCategory = /^tools\/(.*)\.json$/.exec(tool.file)?.[1];
  const words = vocabulary[category];
  return [
    ...(fileCategory !== undefined && category !== fileCategory
      ? [`category: "${category}" is not that of the file`]
      : []),
    ...listOf(tool, 'subcategories')
      .filter((word) => words && !words.includes(word))
      .map((word) => `subcategories: "${word}" is not in subcategories.json`),
    ...logoMistakes([fieldOf(tool, 'logo') ?? ''], 'logo'),
    ...unknownIn(known.toolIds, listOf(tool, 'relatedTools'), 'relatedTools', 'tool'),
    ...unknownIn(known.postIds, listOf(tool, 'relatedBlogs'), 'relatedBlogs', 'post'),
    ...textLinkMistakes(tool, known),
    ...factMistakes(tool, category, known),
    ...apiMistakes(tool),
  ];
}

/** Finds answers that disagree with the platforms on whether a tool has an API. */
function apiMistakes(tool: SourceRecord): string[] {
  const record = readObject(tool.raw) ?? {};
  const hasApi = listOf(tool, 'platforms').includes('API');
  const answer = readText(readObject(record.attributes)?.api);
  return [
    ...((record.apiAvailable === true) === hasApi ? [] : ['apiAvailable: disagrees with the platform API']),
    ...(answer === undefined || (answer === 'yes') === hasApi
      ? []
      : ['attributes: "api" disagrees with the platform API']),
  ];
}

/**
 * Finds inconsistencies in a record's facts: unknown alternatives, attributes of other categories, missing
 * sources.
 */
function factMistakes({ raw }: SourceRecord, category: string, known: Known): string[] {
  const record = readObject(raw) ?? {};
  const slug = readText(record.slug);
  const asked = attributesOf(category).map(({ key }) => key);
  const answered = Object.keys(readObject(record.attributes) ?? {});
  const named = readAlternatives(record.alternatives) ?? [];
  const needSources = ['pricingPlans', 'attributes', 'factsCheckedAt'].filter((field) => field in record);
  return [
    ...unknownIn(
      known.toolSlugs,
      named.map((alternative) => alternative.slug),
      'alternatives',
      'tool',
    ),
    ...(named.some((alternative) => alternative.slug === slug)
      ? ['alternatives: names the tool itself']
      : []),
    ...answered
      .filter((key) => !asked.includes(key))
      .map((key) => `attributes: "${key}" is not asked of the category ${category}`),
    ...('sources' in record ? [] : needSources.map((field) => `${field}: needs sources`)),
    ...('pricingPlans' in record && !('pricesCheckedAt' in record)
      ? ['pricingPlans: needs pricesCheckedAt']
      : []),
  ];
}

function postMistakes(post: SourceRecord, known: Known): string[] {
  const blocks = listOf(post, 'content');
  const fileSlug = /\/(.*)\.json$/.exec(post.file)?.[1];
  return [
    ...(fileSlug === fieldOf(post, 'slug') ? [] : ['slug: is not the name of the file']),
    ...blocks.flatMap((block, index) =>
      htmlMistakes(block).map((mistake) => `content ${index + 1}: ${mistake}`),
    ),
    ...blocks
      .flatMap(linksIn)
      .flatMap((address) => linkMistakes(address, known))
      .map((mistake) => `content: ${mistake}`),
    ...listOf(post, 'tags')
      .filter((tag) => !known.toolTags.has(tag))
      .map((tag) => `tags: no tool has the tag "${tag}", which its link would look for`),
    ...logoMistakes(listOf(post, 'coverLogos'), 'coverLogos'),
    ...unknownIn(known.toolIds, listOf(post, 'relatedTools'), 'relatedTools', 'tool'),
  ];
}

/**
 * Finds every editorial mistake in the embedded catalogue's files, each a line with file, record and field
 * (docs/content.md). `folder` contains the files.
 */
export function catalogueMistakes(
  { tools, posts, articles, mistakes }: SourceFiles,
  folder: string,
): string[] {
  const texts = [...posts, ...articles];
  const known: Known = {
    toolIds: valuesOf(tools, '_id'),
    toolSlugs: valuesOf(tools, 'slug'),
    toolNames: new Map(tools.map((tool) => [fieldOf(tool, 'slug'), fieldOf(tool, 'name')])),
    toolTags: new Set(tools.flatMap((tool) => listOf(tool, 'tags'))),
    postIds: valuesOf(texts, '_id'),
    postSlugs: valuesOf(texts, 'slug'),
  };
  const found = [...mistakes];
  const rawVocabulary = readJsonFile(folder, 'subcategories.json', found);
  const vocabulary = checkVocabulary(rawVocabulary);
  const order = readTexts(readJsonFile(folder, orderFile, found)) ?? [];
  const unranked = [...known.toolSlugs].filter((slug) => slug !== undefined && !order.includes(slug));
  found.push(
    ...unknownIn(known.toolSlugs, order, orderFile, 'tool'),
    ...unranked.map((slug) => `${orderFile}: "${slug}" is missing`),
  );
  const ofEach = (
    records: readonly SourceRecord[],
    check: (raw: unknown) => Checked<unknown>,
    more: (record: SourceRecord) => string[],
  ) =>
    records.flatMap((record) =>
      [...check(record.raw).mistakes, ...more(record)].map((mistake) => `${nameOf(record)}, ${mistake}`),
    );
  return [
    ...found,
    ...vocabulary.mistakes.map((mistake) => `subcategories.json, ${mistake}`),
    ...ofEach(tools, checkTool, (tool) => toolMistakes(tool, vocabulary.value ?? {}, known)),
    ...ofEach(posts, checkPost, (post) => postMistakes(post, known)),
    ...ofEach(articles, checkArticle, (article) => postMistakes(article, known)),
    ...sameValues(tools),
    ...sameValues(texts),
  ];
}
