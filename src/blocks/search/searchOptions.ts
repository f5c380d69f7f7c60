import { categories, type Category, categoryLabel, categoryOf } from '../../domain/categories';
import { taglineOf } from '../../domain/categoryTaglines';
import { limits } from '../../domain/limits';
import { listingUrl } from '../../domain/listingUrl';
import { paths } from '../../domain/paths';
import { popularTasks } from '../../domain/popularTasks';
import type { Post } from '../../domain/post';
import type { SuggestedTool } from '../../domain/suggestedTool';
import { formatDate } from '../../lib/dates';
import { getOwn } from '../../lib/getOwn';
import { countOf, joinNonEmpty } from '../../lib/text';
import { areWordsIn, hasWords, wordsOf } from '../../lib/words';

import { searchLimits } from './searchLimits';

/** The groups of the listbox, in order (search-1). The last two are used by the tool picker (compare-21). */
export const groups = {
  recent: 'Recent searches',
  tasks: 'Popular tasks',
  compare: 'Compare',
  tools: 'Tools',
  close: 'Close matches',
  categories: 'Categories',
  articles: 'Articles',
  goTo: 'Go to',
  goOn: 'Or go on with',
  alternatives: 'Often compared with these',
  saved: 'Saved',
} as const;

export type OptionIcon =
  'add' | 'article' | 'compare' | 'dark' | 'go' | 'history' | 'light' | 'saved' | 'search' | 'trending';

export interface SearchOption {
  /** Unique among the options. */
  key: string;
  group: (typeof groups)[keyof typeof groups];
  kind: 'tool' | 'category' | 'article' | 'page' | 'search' | 'recent' | 'task';
  label: string;
  /** The second line. */
  detail?: string;
  /** Text at the right end. */
  aside?: string;
  /** The URL to open. An option without one switches the theme. */
  to?: string;
  tool?: SuggestedTool;
  categorySlug?: string;
  icon?: OptionIcon;
  /** The words that match it. */
  words?: readonly string[];
}

/** Returns a tool option's second line, with the description if the words are in that and not in the name. */
function toolDetail({ name, category, shortDescription }: SuggestedTool, words: readonly string[]): string {
  const isElsewhere = !words.some((word) => hasWords(name, [word]));
  const isInText = words.some((word) => hasWords(shortDescription, [word]));
  return joinNonEmpty([categoryLabel(category), isElsewhere && isInText ? shortDescription : '']);
}

export function toolOption(
  tool: SuggestedTool,
  group: SearchOption['group'],
  words: readonly string[],
): SearchOption {
  return {
    key: `tool ${tool.id}`,
    group,
    kind: 'tool',
    label: tool.name,
    detail: toolDetail(tool, words),
    aside: tool.price,
    to: paths.tool(tool.slug),
    tool,
  };
}

const categoryOption = ({ slug, name }: Category, size?: number): SearchOption => ({
  key: `category ${slug}`,
  group: groups.categories,
  kind: 'category',
  label: name,
  detail: joinNonEmpty([size ? countOf(size, 'tool', 'tools') : '', taglineOf(slug)]),
  to: paths.category(slug),
  categorySlug: slug,
});

const categoryWords = categories.map((category) => {
  const { name, label, slug, description } = category;
  return {
    category,
    inName: wordsOf(name),
    inAll: wordsOf(`${name} ${label} ${taglineOf(slug)} ${description}`),
  };
});

/** How many of the shown tools must share a category for it to be suggested. */
const commonFrom = 3;

/**
 * Returns the categories to suggest: those whose name has the words, then those that several of the found
 * tools share, then those whose description has the words. `sizes` are tool counts by slug, where known.
 */
export function categoryOptions(
  words: readonly string[],
  tools: readonly SuggestedTool[],
  sizes: Readonly<Record<string, number>> = {},
): SearchOption[] {
  const named = categoryWords.filter(({ inName }) => areWordsIn(inName, words));
  const described = categoryWords.filter(({ inAll }) => areWordsIn(inAll, words));
  const common = categoryWords.filter(
    ({ category: { slug } }) => tools.filter(({ category }) => category === slug).length >= commonFrom,
  );
  return [...new Set([...named, ...common, ...described])]
    .slice(0, searchLimits.categories)
    .map(({ category }) => categoryOption(category, getOwn(sizes, category.slug)));
}

/** A post with its searchable words. */
interface FindablePost {
  post: Post;
  inTitle: readonly string[];
  inAll: readonly string[];
}

export const findable = (post: Post): FindablePost => ({
  post,
  inTitle: wordsOf(post.title),
  inAll: wordsOf([post.title, post.excerpt, post.category, ...post.tags].join(' ')),
});

/** Returns the posts that contain the words, matches in the title first, otherwise in the given order. */
export function postsWithWords(posts: readonly FindablePost[], words: readonly string[]): Post[] {
  const titled = posts.filter(({ inTitle }) => areWordsIn(inTitle, words));
  const others = posts.filter(({ inAll }) => areWordsIn(inAll, words));
  return [...new Set([...titled, ...others])].map(({ post }) => post);
}

export const articleOption = ({ id, slug, title, publishedAt, readTime }: Post): SearchOption => ({
  key: `article ${id}`,
  group: groups.articles,
  kind: 'article',
  icon: 'article',
  label: title,
  detail: joinNonEmpty([formatDate(publishedAt), `${readTime} min read`]),
  to: paths.post(slug),
});

/** Returns the comparison option for a text such as 'X vs Y', with the tools that were found. */
export function comparisonOptions(slugs: readonly string[], tools: readonly SuggestedTool[]): SearchOption[] {
  const compared = slugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? []);
  if (compared.length < limits.minCompared) return [];
  return [
    {
      key: 'comparison',
      group: groups.compare,
      kind: 'page',
      icon: 'compare',
      label: compared.map(({ name }) => name).join(' vs '),
      detail: 'Side by side',
      // The public comparison, because `/compare` shows the visitor's selection where there is one.
      to: paths.versus(compared.map(({ slug }) => slug)),
    },
  ];
}

/** Returns the pages and actions that have the words in their labels or keywords. */
export const findPages = (pages: readonly SearchOption[], words: readonly string[]): SearchOption[] =>
  pages.filter((page) => areWordsIn(page.words ?? [], words));

const searchOption = (kind: 'recent' | 'task', label: string, search: string): SearchOption => ({
  key: `${kind} ${label}`,
  group: kind === 'recent' ? groups.recent : groups.tasks,
  kind,
  label,
  icon: 'history',
  to: listingUrl({ search }),
});

/** Returns what is offered before the visitor types (search-10). */
export function startOptions(recent: readonly string[], jumps: readonly SearchOption[]): SearchOption[] {
  return [
    ...recent.slice(0, searchLimits.recentShown).map((text) => searchOption('recent', text, text)),
    ...popularTasks.map(({ label, search }) => searchOption('task', label, search)),
    ...jumps,
  ];
}

/** Returns what to offer when nothing has all words (search-13): tools with one word, and alternatives. */
export function noMatchOptions(
  text: string,
  word: string,
  count: number,
  closest: SuggestedTool | undefined,
): SearchOption[] {
  const category = closest && categoryOf(closest.category);
  const goOn = { group: groups.goOn } as const;
  return [
    ...(count > 0 && wordsOf(text).length > 1
      ? [
          {
            ...goOn,
            key: 'one word',
            kind: 'search' as const,
            icon: 'search' as const,
            label: `Search for ${word} only`,
            aside: countOf(count, 'tool', 'tools'),
            to: listingUrl({ search: word }),
          },
        ]
      : []),
    ...(category
      ? [{ ...categoryOption(category), ...goOn, label: `Browse ${category.name}`, detail: '' }]
      : []),
    {
      ...goOn,
      key: 'suggest',
      kind: 'page',
      icon: 'add',
      label: 'Suggest a tool for this',
      to: `${paths.submit}?${new URLSearchParams({ name: text }).toString()}`,
    },
  ];
}
