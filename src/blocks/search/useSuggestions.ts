import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';

import { useListPostsQuery, useListStaticArticlesQuery } from '../../catalogue/catalogueApi';
import { useUnfilteredList } from '../../catalogue/hooks';
import { selectPostEntities } from '../../catalogue/postsSlice';
import { useRequestedSuggestions, useSuggester } from '../../catalogue/useSuggestedTools';
import { limits } from '../../domain/limits';
import { noticeText } from '../../domain/noticeText';
import { byNewest, type Post } from '../../domain/post';
import type { SuggestedTools, Suggester } from '../../domain/suggestedTool';
import { selectRecentSearches } from '../../features/recentSearches/recentSearchesSlice';
import { getOwn } from '../../lib/getOwn';
import { countOf } from '../../lib/text';
import { wordsOf } from '../../lib/words';
import { useEverTrue } from '../../ui/useEverTrue';
import { useThrottled } from '../../ui/useThrottled';

import { searchLimits } from './searchLimits';
import {
  articleOption,
  categoryOptions,
  comparisonOptions,
  findable,
  findPages,
  groups,
  noMatchOptions,
  postsWithWords,
  type SearchOption,
  startOptions,
  toolOption,
} from './searchOptions';
import { usePages } from './usePages';

export interface Suggestions {
  /** The text that they belong to: the latest one that has a response (search-5). */
  text: string;
  options: readonly SearchOption[];
  /** The words to highlight. */
  words: readonly string[];
  /** The total number of matches of each group. */
  counts: Readonly<Partial<Record<SearchOption['group'], number>>>;
  /** The corrected text that was searched for instead. */
  corrected?: string | undefined;
  /** Whether the tools could not be loaded (search-11). */
  hasFailed: boolean;
  /** A sentence that says why there is no exact match (search-13). */
  noMatchReason?: string | undefined;
  /** What to announce to screen readers. */
  status: string;
  /** Whether these are only the tools for the first text; the rest follows after the paint (search-43). */
  isPartial?: boolean;
  /** Tools for hidden rows, which the first keystroke updates instead of creating new rows (search-43). */
  prepared?: readonly SearchOption[];
}

/**
 * Returns the response for a text, or the previous one until it arrives. Synchronous if the catalogue is in
 * the browser; otherwise from the host.
 */
function useAnswer(search: string, suggester: Suggester | undefined): SuggestedTools | undefined {
  const asked = useThrottled(suggester ? '' : search, searchLimits.throttleMs);
  const requested = useRequestedSuggestions(asked);
  const local = useMemo(() => (search === '' ? undefined : suggester?.(search)), [search, suggester]);
  return suggester ? local : requested;
}

/** Returns the response for the first word of a text, or for its last word if the first finds nothing. */
function useOneWord(
  words: readonly string[],
  isWanted: boolean,
  suggester: Suggester | undefined,
): SuggestedTools | undefined {
  const [first, last] = isWanted && words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : ['', ''];
  const ofFirst = useAnswer(first, suggester);
  const isFirstIn = ofFirst !== undefined && ofFirst.totalItems > 0;
  const ofLast = useAnswer(ofFirst && !isFirstIn ? last : '', suggester);
  return isFirstIn ? ofFirst : ofLast;
}

function noMatchReason(words: readonly string[], closeBy: string): string {
  if (words.length < 2) return 'Nothing in the directory has this word.';
  const all = 'Nothing in the directory has all of these words.';
  return closeBy === '' ? all : `${all} ${closeBy}`;
}

/** What an answer's words match besides tools, without a request. */
interface Others {
  isPartial?: boolean;
  words: readonly string[];
  categories: readonly SearchOption[];
  posts: readonly Post[];
  pages: readonly SearchOption[];
}

const noAnswer = { words: [], counts: {}, hasFailed: false, status: '' } as const;

/** Returns what to offer when nothing matches all of the words. */
function closeSuggestions(
  answer: SuggestedTools,
  oneWord: SuggestedTools | undefined,
  words: readonly string[],
): Suggestions {
  const { search } = answer;
  const isClose = answer.match?.kind === 'some';
  const word = oneWord?.search ?? '';
  const tools = (isClose ? answer : oneWord)?.tools.slice(0, searchLimits.closeMatches) ?? [];
  const closeBy = isClose ? 'These tools come close.' : `These tools have “${word}”.`;
  return {
    text: search,
    words,
    options: [
      ...tools.map((tool) => toolOption(tool, groups.close, words)),
      ...noMatchOptions(search, word, oneWord?.totalItems ?? 0, tools[0]),
    ],
    counts: {},
    hasFailed: false,
    noMatchReason: noMatchReason(words, tools.length > 0 ? closeBy : ''),
    status: `No exact match for ${search}`,
  };
}

const limitFor = (search: string, usual: number) =>
  search.length === 1 ? searchLimits.forOneCharacter : usual;

function foundSuggestions(answer: SuggestedTools, others: Others): Suggestions {
  const { totalItems, match, search, hasFailed = false } = answer;
  const { words, categories, posts, pages, isPartial = false } = others;
  const tools = answer.tools.slice(0, limits.suggestedTools);
  const group = match?.kind === 'some' ? groups.close : groups.tools;
  return {
    text: search,
    words,
    corrected: match?.corrected,
    options: [
      ...comparisonOptions(match?.compare ?? [], tools),
      ...tools.map((tool) => toolOption(tool, group, words)),
      ...categories.slice(0, limitFor(search, searchLimits.categories)),
      ...posts.slice(0, limitFor(search, searchLimits.articles)).map(articleOption),
      ...pages.slice(0, limitFor(search, pages.length)),
    ],
    isPartial,
    counts: isPartial ? {} : { [groups.tools]: totalItems, [groups.articles]: posts.length },
    hasFailed,
    status: `${hasFailed ? `${noticeText.listingFailed.text} ` : ''}${[
      ...(hasFailed ? [] : [countOf(totalItems, 'tool', 'tools')]),
      countOf(categories.length, 'category', 'categories'),
      countOf(posts.length, 'article', 'articles'),
    ].join(', ')} for ${match?.corrected ?? search}`,
  };
}

/** A text whose tools fill the prepared rows until the first keystroke. */
const textBefore = 'a';

/** Returns the suggestions for a text (search-4 to search-13), or the start options if it is empty. */
export function useSuggestions(text: string): Suggestions {
  const typed = text.trim();
  const suggester = useSuggester();
  const answer = useAnswer(typed, suggester);
  const asked = typed === '' ? undefined : answer;
  // Deferred, so that tools are shown first, before articles are requested.
  const hasTyped = useDeferredValue(useEverTrue(typed !== ''));
  const posts = useListPostsQuery(undefined, { skip: !hasTyped });
  const articles = useListStaticArticlesQuery(undefined, { skip: !hasTyped });
  const postEntities = useSelector(selectPostEntities);
  const recent = useSelector(selectRecentSearches);
  const { jumps, all: pages } = usePages();
  const categorySizes = useUnfilteredList('')?.facets?.category;

  const listed = useMemo(
    () =>
      [...new Set([...(posts.data ?? []), ...(articles.data ?? [])])]
        .flatMap((id) => getOwn(postEntities, id) ?? [])
        .toSorted(byNewest)
        .map(findable),
    [posts.data, articles.data, postEntities],
  );
  const others = useMemo((): Others => {
    const words = wordsOf(asked?.match?.corrected ?? asked?.search ?? '');
    const hasTools = asked !== undefined && asked.totalItems > 0 && asked.match?.kind !== 'some';
    if (hasTools && !hasTyped) return { words, categories: [], posts: [], pages: [], isPartial: true };
    const tools = hasTools ? asked.tools.slice(0, limits.suggestedTools) : [];
    return {
      words,
      categories: categoryOptions(words, tools, categorySizes),
      posts: postsWithWords(listed, words),
      pages: findPages(pages, words),
    };
  }, [asked, hasTyped, categorySizes, listed, pages]);
  const isClose = asked?.match?.kind === 'some';
  const isNothing =
    asked !== undefined &&
    !asked.hasFailed &&
    (asked.totalItems === 0 || isClose) &&
    others.posts.length + others.categories.length + others.pages.length === 0;
  const oneWord = useOneWord(others.words, isNothing && !isClose, suggester);

  const prepared = useMemo(
    () =>
      suggester?.(textBefore)
        .tools.slice(0, limits.suggestedTools)
        .map((tool) => toolOption(tool, groups.tools, [])) ?? [],
    [suggester],
  );

  return useMemo(() => {
    if (!asked) return { ...noAnswer, text: '', options: startOptions(recent, jumps), prepared };
    return isNothing ? closeSuggestions(asked, oneWord, others.words) : foundSuggestions(asked, others);
  }, [asked, isNothing, oneWord, others, recent, jumps, prepared]);
}
