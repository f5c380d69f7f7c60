import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import {
  type ToolSuggestions,
  useListPostsQuery,
  useListStaticArticlesQuery,
  useSuggestToolsQuery,
} from '../../catalogue/catalogueApi';
import { useUnfilteredList } from '../../catalogue/hooks';
import { selectPostEntities } from '../../catalogue/postsSlice';
import { selectToolEntities } from '../../catalogue/toolsSlice';
import { limits } from '../../domain/limits';
import { byNewest } from '../../domain/post';
import { selectRecentSearches } from '../../features/recentSearches/recentSearchesSlice';
import { getOwn } from '../../lib/getOwn';
import { countOf } from '../../lib/text';
import { wordsOf } from '../../lib/words';
import { useDebounced } from '../../ui/useDebounced';

import { searchLimits } from './searchLimits';
import {
  articleOption,
  categoryOptions,
  comparisonOptions,
  findPages,
  findPosts,
  groups,
  type SearchOption,
  startOptions,
  toolOption,
  waysOn,
} from './searchOptions';
import { usePages } from './usePages';

export interface Suggestions {
  /** The text that they belong to: the last one with an answer (search-5). */
  text: string;
  options: readonly SearchOption[];
  /** The words to mark in them. */
  words: readonly string[];
  /** How many a group has in all. */
  counts: Readonly<Partial<Record<SearchOption['group'], number>>>;
  /** What was searched instead of the text. */
  corrected?: string | undefined;
  /** Why there is no exact match, in a sentence (search-13). */
  nothing?: string | undefined;
  /** What a screen reader is told. */
  status: string;
}

const noTools = (search: string): ToolSuggestions => ({
  search,
  ids: [],
  totalItems: 0,
  totalPages: 0,
  currentPage: 0,
});

/** The answer to a text, or the last one before it; a failed call found no tools. */
function useAnswer(search: string): ToolSuggestions | undefined {
  const { data, isError } = useSuggestToolsQuery(search, { skip: search === '' });
  if (search === '') return undefined;
  return isError ? noTools(search) : data;
}

/** The answer for the first of a text's words, or for its last one if the first finds nothing. */
function useOneWord(words: readonly string[], isWanted: boolean): ToolSuggestions | undefined {
  const [first, last] = isWanted && words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : ['', ''];
  const ofFirst = useAnswer(first);
  const isFirstIn = ofFirst !== undefined && ofFirst.totalItems > 0;
  const ofLast = useAnswer(ofFirst && !isFirstIn ? last : '');
  return isFirstIn ? ofFirst : ofLast;
}

function whyNothing(words: readonly string[], closeBy: string): string {
  if (words.length < 2) return 'Nothing in the directory has this word.';
  const all = 'Nothing in the directory has all of these words.';
  return closeBy === '' ? all : `${all} ${closeBy}`;
}

/** What to offer for a text (search-4 to search-13); nothing typed: where to start. */
export function useSuggestions(text: string): Suggestions {
  const typed = text.trim();
  const answer = useAnswer(useDebounced(typed, searchLimits.delayMs));
  const isTyped = typed !== '' && answer !== undefined;
  const posts = useListPostsQuery(undefined, { skip: typed === '' });
  const articles = useListStaticArticlesQuery(undefined, { skip: typed === '' });
  const postEntities = useSelector(selectPostEntities);
  const toolEntities = useSelector(selectToolEntities);
  const recent = useSelector(selectRecentSearches);
  const { jumps, all: pages } = usePages();
  const categorySizes = useUnfilteredList('')?.facets?.category;

  const searched = answer?.match?.corrected ?? answer?.search ?? '';
  const words = useMemo(() => wordsOf(searched), [searched]);
  const listed = useMemo(
    () =>
      [...new Set([...(posts.data ?? []), ...(articles.data ?? [])])]
        .flatMap((id) => getOwn(postEntities, id) ?? [])
        .toSorted(byNewest),
    [posts.data, articles.data, postEntities],
  );
  const toolsOf = ({ ids }: ToolSuggestions) => ids.flatMap((id) => getOwn(toolEntities, id) ?? []);

  const isClose = answer?.match?.kind === 'some';
  const foundPosts = findPosts(listed, words);
  const inCategories = categoryOptions(words, categorySizes);
  const inPages = findPages(pages, words);
  const isNothing =
    isTyped &&
    (answer.totalItems === 0 || isClose) &&
    foundPosts.length + inCategories.length + inPages.length === 0;
  const oneWord = useOneWord(words, isNothing && !isClose);

  if (!isTyped) {
    return { text: '', options: startOptions(recent, jumps), words: [], counts: {}, status: '' };
  }
  const { totalItems, match, search } = answer;
  if (isNothing) {
    const close = isClose ? answer : oneWord;
    const word = oneWord?.search ?? '';
    const tools = close ? toolsOf(close).slice(0, searchLimits.closeMatches) : [];
    const closeBy = isClose ? 'These tools come close.' : `These tools have “${word}”.`;
    return {
      text: search,
      words,
      options: [
        ...tools.map((tool) => toolOption(tool, groups.close, words)),
        ...waysOn(search, word, oneWord?.totalItems ?? 0, tools[0]),
      ],
      counts: {},
      nothing: whyNothing(words, tools.length > 0 ? closeBy : ''),
      status: `No exact match for ${search}`,
    };
  }
  const tools = toolsOf(answer).slice(0, limits.suggestedTools);
  return {
    text: search,
    words,
    corrected: match?.corrected,
    options: [
      ...comparisonOptions(match?.compare ?? [], tools),
      ...tools.map((tool) => toolOption(tool, isClose ? groups.close : groups.tools, words)),
      ...inCategories,
      ...foundPosts.slice(0, searchLimits.articles).map(articleOption),
      ...inPages,
    ],
    counts: { [groups.tools]: totalItems, [groups.articles]: foundPosts.length },
    status: `${[
      countOf(totalItems, 'tool', 'tools'),
      countOf(inCategories.length, 'category', 'categories'),
      countOf(foundPosts.length, 'article', 'articles'),
    ].join(', ')} for ${searched}`,
  };
}
