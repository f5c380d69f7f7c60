import { categories, type Category, categoryLabel } from '../../domain/categories';
import { taglineOf } from '../../domain/categoryTaglines';
import { limits } from '../../domain/limits';
import { listingUrl } from '../../domain/listingUrl';
import { paths } from '../../domain/paths';
import { popularTasks } from '../../domain/popularTasks';
import type { Post } from '../../domain/post';
import { priceLineOf } from '../../domain/priceLine';
import type { Tool } from '../../domain/tool';
import { formatDate } from '../../lib/dates';
import { getOwn } from '../../lib/getOwn';
import { countOf, cutText } from '../../lib/text';
import { hasWords, wordsOf } from '../../lib/words';

import { searchLimits } from './searchLimits';

/** The groups of the listbox, in their order (search-1); the last two are those of the tool picker (compare-21). */
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
  /** A second line. */
  detail?: string;
  /** At the right. */
  aside?: string;
  /** Where it leads; an option without an address switches the theme. */
  to?: string;
  tool?: Tool;
  categorySlug?: string;
  icon?: OptionIcon;
  /** Words that find it, beside its label. */
  keywords?: string;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** Says where a tool matches when its name does not. */
function toolDetail({ name, category, shortDescription }: Tool, words: readonly string[]): string {
  const isElsewhere = !words.some((word) => hasWords(name, [word]));
  const isInText = words.some((word) => hasWords(shortDescription, [word]));
  return joined([categoryLabel(category), isElsewhere && isInText ? shortDescription : '']);
}

export function toolOption(tool: Tool, group: SearchOption['group'], words: readonly string[]): SearchOption {
  const { badge, text } = priceLineOf(tool);
  return {
    key: `tool ${tool.id}`,
    group,
    kind: 'tool',
    label: tool.name,
    detail: toolDetail(tool, words),
    aside: cutText(joined([badge, text]), limits.cardPricingLength),
    to: paths.tool(tool.slug),
    tool,
  };
}

const categoryOption = ({ slug, name }: Category, size?: number): SearchOption => ({
  key: `category ${slug}`,
  group: groups.categories,
  kind: 'category',
  label: name,
  detail: joined([size ? countOf(size, 'tool', 'tools') : '', taglineOf(slug)]),
  to: paths.category(slug),
  categorySlug: slug,
});

/** The categories that have the words, those with the words in their names first; `sizes` by slug, where known. */
export function categoryOptions(
  words: readonly string[],
  sizes: Readonly<Record<string, number>> = {},
): SearchOption[] {
  const named = categories.filter(({ name }) => hasWords(name, words));
  const described = categories.filter(({ slug, label, description, name }) =>
    hasWords(`${name} ${label} ${taglineOf(slug)} ${description}`, words),
  );
  return [...new Set([...named, ...described])]
    .slice(0, searchLimits.categories)
    .map((category) => categoryOption(category, getOwn(sizes, category.slug)));
}

/** The posts that have the words, those with the words in their titles first, else in their order. */
export function findPosts(posts: readonly Post[], words: readonly string[]): Post[] {
  const titled = posts.filter(({ title }) => hasWords(title, words));
  const others = posts.filter(({ title, excerpt, category, tags }) =>
    hasWords([title, excerpt, category, ...tags].join(' '), words),
  );
  return [...new Set([...titled, ...others])];
}

export const articleOption = ({ id, slug, title, publishedAt, readTime }: Post): SearchOption => ({
  key: `article ${id}`,
  group: groups.articles,
  kind: 'article',
  icon: 'article',
  label: title,
  detail: joined([formatDate(publishedAt), `${readTime} min read`]),
  to: paths.post(slug),
});

/** The comparison that a text such as 'X vs Y' asks for, of the found tools. */
export function comparisonOptions(slugs: readonly string[], tools: readonly Tool[]): SearchOption[] {
  const compared = slugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? []);
  if (compared.length < limits.compareFewest) return [];
  return [
    {
      key: 'comparison',
      group: groups.compare,
      kind: 'page',
      icon: 'compare',
      label: compared.map(({ name }) => name).join(' vs '),
      detail: 'Side by side',
      to: paths.compare(compared.map(({ slug }) => slug)),
    },
  ];
}

/** The pages and actions that have the words in their labels or keywords. */
export const findPages = (pages: readonly SearchOption[], words: readonly string[]): SearchOption[] =>
  pages.filter(({ label, keywords = '' }) => hasWords(`${label} ${keywords}`, words));

const searchOption = (kind: 'recent' | 'task', label: string, search: string): SearchOption => ({
  key: `${kind} ${label}`,
  group: kind === 'recent' ? groups.recent : groups.tasks,
  kind,
  label,
  icon: 'history',
  to: listingUrl({ search }),
});

/** What is offered before anything is typed (search-10). */
export function startOptions(recent: readonly string[], jumps: readonly SearchOption[]): SearchOption[] {
  return [
    ...recent.slice(0, searchLimits.recentShown).map((text) => searchOption('recent', text, text)),
    ...popularTasks.map(({ label, search }) => searchOption('task', label, search)),
    ...jumps,
  ];
}

/** What is offered when nothing has all the words (search-13): the tools of one word, and ways on. */
export function waysOn(text: string, word: string, count: number, closest: Tool | undefined): SearchOption[] {
  const category = categories.find(({ slug }) => slug === closest?.category);
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
            aside: count === 1 ? '1 tool' : `${count} tools`,
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
