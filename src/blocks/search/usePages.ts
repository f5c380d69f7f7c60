import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { Scheme } from '../../domain/events';
import { paths } from '../../domain/paths';
import { selectToolBookmarks } from '../../features/bookmarks/bookmarksSlice';
import { selectComparedTools } from '../../features/compare/compareSlice';
import { selectScheme } from '../../features/theme/themeSlice';
import { countOf } from '../../lib/text';
import { wordsOf } from '../../lib/words';

import { groups, type OptionIcon, type SearchOption } from './searchOptions';

const page = (label: string, to: string, keywords: string, icon: OptionIcon = 'go'): SearchOption => ({
  key: `page ${to}`,
  group: groups.goTo,
  kind: 'page',
  label,
  to,
  words: wordsOf(`${label} ${keywords}`),
  icon,
});

const others: readonly SearchOption[] = [
  page('Home', paths.home, 'start'),
  page('Tour', paths.landing, 'landing'),
  page('All tools', paths.tools, 'list directory categories'),
  page('Blog', paths.blog, 'articles posts guides', 'article'),
  page('Saved articles', paths.bookmarks, 'bookmarks', 'saved'),
  page('About', paths.about, 'team mission'),
  page('How we review', paths.howWeReview, 'sources editors verdict facts'),
  page('Contact', paths.contact, 'email message error report'),
  page('Privacy Policy', paths.privacy, 'legal data'),
  page('Terms & Conditions', paths.terms, 'legal'),
  page('Disclaimer', paths.disclaimer, 'legal'),
];

interface Pages {
  /** The pages offered before the visitor types. */
  jumps: readonly SearchOption[];
  all: readonly SearchOption[];
}

function pagesOf(
  saved: number,
  compared: readonly { slug: string; name: string }[],
  otherScheme: Scheme,
): Pages {
  const jumps: SearchOption[] = [
    {
      ...page('Saved tools', paths.savedTools, 'bookmarks', 'saved'),
      ...(saved > 0 ? { aside: countOf(saved, 'tool', 'tools') } : {}),
    },
    ...(compared.length > 1
      ? [
          {
            ...page('Compare now', paths.compare(compared.map(({ slug }) => slug)), 'comparison', 'compare'),
            aside: compared.map(({ name }) => name).join(', '),
          },
        ]
      : []),
    page('Trending', paths.trending, 'popular', 'trending'),
    page('Submit a tool', paths.submit, 'suggest add', 'add'),
    {
      key: 'theme',
      group: groups.goTo,
      kind: 'page',
      icon: otherScheme,
      label: `Switch to ${otherScheme} mode`,
      words: wordsOf(`Switch to ${otherScheme} theme mode colour color scheme`),
    },
  ];
  return { jumps, all: [...jumps, ...others] };
}

/** Returns the pages and actions of 'Go to' (search-8). 'Compare now' needs at least two compared tools. */
export function usePages(): Pages {
  const saved = useSelector(selectToolBookmarks).length;
  const compared = useSelector(selectComparedTools);
  const otherScheme = useSelector(selectScheme) === 'dark' ? 'light' : 'dark';
  return useMemo(() => pagesOf(saved, compared, otherScheme), [saved, compared, otherScheme]);
}
