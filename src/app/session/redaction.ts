import type { routeChanged, toolFoundMissing, toolOpened, visitStarted } from '../../domain/events';
import type { bookmarksSlice } from '../../features/bookmarks/bookmarksSlice';
import type { compareSlice } from '../../features/compare/compareSlice';
import type { contactSlice } from '../../features/contact/contactSlice';
import type { filtersSlice } from '../../features/filters/filtersSlice';
import type { newsletterSlice } from '../../features/newsletter/newsletterSlice';
import type { recentlyViewedSlice } from '../../features/recentlyViewed/recentlyViewedSlice';
import type { recentSearchesSlice } from '../../features/recentSearches/recentSearchesSlice';
import type { submissionsSlice } from '../../features/submissions/submissionsSlice';
import type { themeSlice } from '../../features/theme/themeSlice';
import type { visitSlice } from '../../features/visit/visitSlice';
import type { votesSlice } from '../../features/votes/votesSlice';
import type { RootState } from '../rootReducer';

/** The catalogue's answers; their requests are redacted by `redactRequests`. */
type CatalogueSlices = 'catalogueApi' | 'tools' | 'posts';

interface VisitorSlices {
  bookmarks: typeof bookmarksSlice;
  compare: typeof compareSlice;
  contact: typeof contactSlice;
  filters: typeof filtersSlice;
  newsletter: typeof newsletterSlice;
  recentlyViewed: typeof recentlyViewedSlice;
  recentSearches: typeof recentSearchesSlice;
  submissions: typeof submissionsSlice;
  theme: typeof themeSlice;
  visit: typeof visitSlice;
  votes: typeof votesSlice;
}

type VisitorSlice = Exclude<keyof RootState, CatalogueSlices>;

type Returned<Creator> = Creator extends (...args: never[]) => infer Action ? Action : never;

type ActionsOf<Slice> = Slice extends { actions: infer Creators } ? Returned<Creators[keyof Creators]> : never;

type VisitorAction =
  | { [Name in VisitorSlice]: ActionsOf<VisitorSlices[Name]> }[VisitorSlice]
  | ReturnType<
      typeof routeChanged | typeof toolFoundMissing | typeof toolOpened | typeof visitStarted
    >;

/** The dotted paths of all texts in a value; `*` stands for each entry of a list, and each id of a table. */
type TextPaths<Value, Path extends string> = unknown extends Value
  ? Path
  : Value extends string
    ? string extends Value
      ? Path
      : never
    : Value extends number | boolean | null | undefined
      ? never
      : Value extends readonly (infer Entry)[]
        ? TextPaths<Entry, `${Path}.*`>
        : Value extends { slug: string }
          ? Path
          : string extends keyof Value
            ? TextPaths<Value[keyof Value], `${Path}.*`>
            : { [Key in keyof Value & string]: TextPaths<Value[Key], `${Path}.${Key}`> }[keyof Value & string];

type StatePaths = { [Name in VisitorSlice]: TextPaths<RootState[Name], Name> }[VisitorSlice];

type ActionPaths<Action> = Action extends { type: infer Type extends string }
  ? TextPaths<Omit<Action, 'type'>, Type>
  : never;

/**
 * What is done with a text: `harmless` ones stay; of a `query` the values of its parameters are replaced, unless they
 * are known to be chosen from a list; of a `record`, a tool or an article, all texts that the site itself has not
 * delivered in the session. The others are replaced whole.
 */
type Treatment = 'harmless' | 'search' | 'email' | 'submission' | 'message' | 'query' | 'record';

/**
 * Every text that the visitor's part of the state, or an action, can have (state-22). A new one that is not listed here
 * fails the type check.
 */
export const redaction: Readonly<Record<StatePaths | ActionPaths<VisitorAction>, Treatment>> = {
} as never;
