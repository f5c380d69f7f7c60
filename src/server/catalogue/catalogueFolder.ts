import { existsSync } from 'node:fs';
import path from 'node:path';

import { withJoinedContent } from '../../catalogue/embedded/joinedContent';
import { parsePost } from '../../domain/parsePost';
import { type CheckedRecord, invalidCategoryWarning, parseTool } from '../../domain/parseTool';
import { type Post, postWithDefaults } from '../../domain/post';
import { noSearchWords, type SearchWords } from '../../domain/search/words';
import { type Tool, type ToolFields, toolWithDefaults } from '../../domain/tool';
import { readTexts } from '../../lib/read';
import { readCataloguePath } from '../buildSettings';

import {
  embeddedFolder,
  orderFile,
  readJsonFile,
  readSourceFiles,
  searchWordsFile,
  type SourceRecord,
} from './catalogueFiles';
import { checkSearchWords } from './catalogueSchema';
import { catalogueMistakes, duplicateMistakes, nameOf } from './checkCatalogue';
import { slugMistake } from './pageSlug';
import { unusableFields } from './unusableFields';
import { withWordedPrice } from './wordedPrice';

/** A catalogue with parsed records. The static articles are always the site's own. */
export interface CatalogueFiles {
  tools: Tool[];
  posts: Post[];
  articles: Post[];
  /** Absent in a catalogue fetched from an API host. */
  searchWords?: SearchWords;
  /** Whether it comes from an API host that gives no orders (`sorts`) with its lists, since it has its own. */
  hasOwnLists?: boolean;
}

/** A catalogue with the results of its check, each a line with file and record. */
interface InspectedCatalogue {
  catalogue: CatalogueFiles;
  /** Problems that fail the build. */
  mistakes: string[];
  /** Problems that the product's own rules correct. */
  warnings: string[];
}

interface Entry<Entity> {
  record: SourceRecord;
  entity: Entity;
}

/** Parses records with the same checks as API responses; returns the usable ones and the warnings. */
function parseRecords<Fields extends object, Entity extends object>(
  records: readonly SourceRecord[],
  parse: (raw: unknown, host: string) => CheckedRecord<Fields>,
  complete: (fields: Fields) => Entity,
) {
  const entries: Entry<Entity>[] = [];
  const unusable: string[] = [];
  const warnings: string[] = [];
  for (const record of records) {
    const raw = withJoinedContent(record.raw);
    const checked = parse(raw, '');
    const notes = checked.warnings.map((warning) => `${nameOf(record)}: ${warning}`);
    (checked.fields ? warnings : unusable).push(...notes);
    if (!checked.fields) continue;
    const entity = complete(checked.fields);
    entries.push({ record, entity });
    const lost = unusableFields(raw, checked.fields, entity, (given) => parse(given, '').fields);
    warnings.push(...lost.map((what) => `${nameOf(record)}, ${what}`));
  }
  return { entries, entities: entries.map(({ entity }) => entity), unusable, warnings };
}

/**
 * Parses a tool from a file. There is no other source for its category, so without one it is reassigned too
 * (catalogue-14).
 */
function parseFileTool(raw: unknown, host: string): CheckedRecord<ToolFields> {
  const { fields, warnings } = parseTool(raw, host);
  return fields && fields.category === undefined
    ? { fields, warnings: [...warnings, invalidCategoryWarning(fields.name)] }
    : { fields, warnings };
}

const sameIdOrSlug = (entries: readonly Entry<{ id: string; slug: string }>[]) =>
  (['id', 'slug'] as const).flatMap((field) =>
    duplicateMistakes(
      entries.map(({ record, entity }) => ({ name: nameOf(record), value: entity[field] })),
      field,
    ),
  );

const slugMistakes = (kind: 'tool' | 'post', entries: readonly Entry<{ slug: string }>[]) =>
  entries.flatMap(({ record, entity }) => {
    const mistake = slugMistake(kind, entity.slug);
    return mistake === undefined ? [] : [`${nameOf(record)}, ${mistake}`];
  });

/**
 * Sorts the tools as in order.json, which `catalogueMistakes` checks: what most people look for comes first.
 */
function inEditorsOrder(tools: readonly Tool[], folder: string): Tool[] {
  const order = readTexts(readJsonFile(folder, orderFile, [])) ?? [];
  const rank = new Map(order.map((slug, index) => [slug, index]));
  const rankOf = ({ slug }: Tool) => rank.get(slug) ?? order.length;
  return tools.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Leaves out alternatives and successors that name no other tool of the catalogue, with a warning for each. */
export function withKnownReferences(tools: readonly Tool[]): { tools: Tool[]; warnings: string[] } {
  const slugs = new Set(tools.map(({ slug }) => slug));
  const warnings: string[] = [];
  const checked = tools.map((tool) => {
    const isOther = (slug: string) => slug !== tool.slug && slugs.has(slug);
    const warn = (field: string, slug: string) =>
      warnings.push(`"${tool.name}", ${field}: there is no other tool "${slug}"`);
    const { alternatives, status } = tool;
    const known = alternatives.filter(({ slug }) => isOther(slug));
    for (const { slug } of alternatives) if (!isOther(slug)) warn('alternatives', slug);
    const hasUnknown = status !== null && status.successor !== '' && !isOther(status.successor);
    if (hasUnknown) warn('status.successor', status.successor);
    return { ...tool, alternatives: known, status: hasUnknown ? { ...status, successor: '' } : status };
  });
  return { tools: checked, warnings };
}

const unknownFirst = ({ first }: SearchWords, tools: readonly Tool[]) =>
  Object.entries(first).flatMap(([phrase, slugs]) =>
    slugs
      .filter((slug) => !tools.some((tool) => tool.slug === slug))
      .map((slug) => `${searchWordsFile}, first.${phrase}: there is no tool "${slug}"`),
  );

/** The folder's own word list, else the embedded catalogue's, without the part that names its tools. */
function readSearchWords(folder: string) {
  const isOwn = existsSync(path.join(folder, searchWordsFile));
  const mistakes: string[] = [];
  const raw = readJsonFile(isOwn ? folder : embeddedFolder, searchWordsFile, mistakes);
  const { value = noSearchWords, mistakes: wrong } = checkSearchWords(raw);
  return {
    words: isOwn ? value : { ...value, first: {} },
    mistakes: [...mistakes, ...wrong.map((mistake) => `${searchWordsFile}, ${mistake}`)],
  };
}

/**
 * Reads and checks the catalogue in a folder or a single .json file of tools (docs/content.md). The embedded
 * one is checked by the editorial rules; an owner's only needs what makes a record usable (catalogue-10): a
 * name or title, and a slug or an id.
 */
export function inspectCatalogue(source: string): InspectedCatalogue {
  const folder = path.resolve(source);
  const isEmbedded = folder === path.resolve(embeddedFolder);
  const files = readSourceFiles(folder);
  const tools = parseRecords(files.tools, parseFileTool, (fields) =>
    withWordedPrice(toolWithDefaults(fields)),
  );
  const posts = parseRecords(files.posts, parsePost, postWithDefaults);
  const search = readSearchWords(folder);
  const known = withKnownReferences(tools.entities);
  const { articles } = isEmbedded ? files : readSourceFiles(embeddedFolder);
  return {
    catalogue: {
      tools: isEmbedded ? inEditorsOrder(tools.entities, folder) : known.tools,
      posts: posts.entities,
      articles: parseRecords(articles, parsePost, postWithDefaults).entities,
      searchWords: search.words,
    },
    mistakes: isEmbedded
      ? [
          ...catalogueMistakes(files, folder),
          ...search.mistakes,
          ...unknownFirst(search.words, tools.entities),
        ]
      : [
          ...files.mistakes,
          ...search.mistakes,
          ...tools.unusable,
          ...posts.unusable,
          ...sameIdOrSlug(tools.entries),
          ...sameIdOrSlug(posts.entries),
          ...slugMistakes('tool', tools.entries),
          ...slugMistakes('post', posts.entries),
        ],
    warnings: isEmbedded ? [] : [...tools.warnings, ...known.warnings, ...posts.warnings],
  };
}

/** Returns the path of the build's catalogue: CATALOGUE, else the embedded one. */
export function cataloguePath(): string {
  return readCataloguePath(process.env) ?? embeddedFolder;
}

/** How many problems are printed; a broken file can have thousands. */
const maxShown = 20;

/** Returns the first problems of a catalogue, and the number of further ones. */
export function firstLines(lines: readonly string[]): string[] {
  const more = lines.length - maxShown;
  return more > 0 ? [...lines.slice(0, maxShown), `and ${more} more`] : [...lines];
}

/** Returns the error message of a failed build: the number of mistakes, and the first ones. */
export function mistakesMessage(source: string, mistakes: readonly string[]): string {
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const lines = firstLines(mistakes).map((line) => `  ${line}`);
  return [`The catalogue in ${source} has ${count}:`, ...lines].join('\n');
}

/**
 * Reads the catalogue in a folder or a single .json file of tools; the build's catalogue by default. Throws
 * an Error that lists the first mistakes; the first warnings are passed to `onWarning`.
 */
export function readCatalogue(
  source = cataloguePath(),
  onWarning: (line: string) => void = () => undefined,
): CatalogueFiles {
  const { catalogue, mistakes, warnings } = inspectCatalogue(source);
  if (mistakes.length > 0) throw new Error(mistakesMessage(source, mistakes));
  firstLines(warnings).forEach((line) => onWarning(line));
  return catalogue;
}
