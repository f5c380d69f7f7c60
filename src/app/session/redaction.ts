import type { routeChanged, toolFoundMissing, toolOpened, visitStarted } from '../../domain/events';
import type { additionRefused, restorationRefused } from '../../features/compare/compareSlice';
import type { RootState } from '../rootReducer';

import type { stateSlices } from './knownActions';

/** Slices with catalogue responses, whose requests are redacted by `redactRequests`. */
type CatalogueSliceName = 'catalogueApi' | 'tools' | 'posts';

type StateSlice = (typeof stateSlices)[number];

type SliceOf<Name extends StateSlice['name']> = Extract<StateSlice, { name: Name }>;

type VisitorSlice = Exclude<keyof RootState, CatalogueSliceName>;

type Returned<Creator> = Creator extends (...args: never[]) => infer Action ? Action : never;

type ActionsOf<Slice> = Slice extends { actions: infer Creators }
  ? Returned<Creators[keyof Creators]>
  : never;

type VisitorAction = { [Name in VisitorSlice]: ActionsOf<SliceOf<Name>> }[VisitorSlice];

/**
 * The types of events with texts that are defined outside slices, since the type of `createAction` does not
 * keep them. `persistenceEvents` are redacted as state.
 */
interface SharedEvents {
  'visit/visitStarted': typeof visitStarted;
  'visit/routeChanged': typeof routeChanged;
  'tools/toolOpened': typeof toolOpened;
  'tools/toolFoundMissing': typeof toolFoundMissing;
  'compare/additionRefused': typeof additionRefused;
  'compare/restorationRefused': typeof restorationRefused;
}

/** The dotted paths of all texts in a value. `*` stands for each entry of a list and each id of a table. */
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
            : { [Key in keyof Value & string]: TextPaths<Value[Key], `${Path}.${Key}`> }[keyof Value &
                string];

type StatePaths = { [Name in VisitorSlice]: TextPaths<RootState[Name], Name> }[VisitorSlice];

type ActionPaths<Action> = Action extends { type: infer Type extends string }
  ? TextPaths<Omit<Action, 'type'>, Type>
  : never;

type SharedEventPaths = {
  [Type in keyof SharedEvents]: TextPaths<Omit<ReturnType<SharedEvents[Type]>, 'type'>, Type>;
}[keyof SharedEvents];

/**
 * What is done with a text. A `harmless` text stays. In a `query` the parameter values are replaced, unless
 * they are chosen from a list. In a `record`, a tool or an article, all texts are replaced unless the site
 * itself delivered the record in the session. All other texts are replaced entirely.
 */
export type Treatment = 'harmless' | ReplacedKind;

/** The kinds of texts that are replaced. */
export type ReplacedKind = 'search' | 'email' | 'submission' | 'message' | 'query' | 'record';

/**
 * Every text that an action or the visitor's part of the state can contain (state-19). The type check fails
 * if a new one is missing here.
 */
export const redaction: Readonly<
  Record<StatePaths | ActionPaths<VisitorAction> | SharedEventPaths, Treatment>
> = {
  'bookmarks.tools.*': 'record',
  'bookmarks.posts.*': 'record',
  'bookmarks.removedTools.*': 'harmless',
  'bookmarks.removedPosts.*': 'harmless',
  'bookmarks.restoredTools.*': 'harmless',
  'bookmarks.restoredPosts.*': 'harmless',
  'compare.items.*': 'record',
  'compare.waiting.*': 'record',
  'compare.addedAt.*': 'harmless',
  'compare.removedAt.*': 'harmless',
  'compare.placedAt.*': 'harmless',
  'filters.search': 'search',
  'filters.category': 'harmless',
  'filters.industry': 'harmless',
  'filters.tag': 'harmless',
  'filters.subcategory': 'harmless',
  'filters.platform': 'harmless',
  'filters.pricingModel': 'harmless',
  'filters.sort': 'harmless',
  'theme.toggledAt': 'harmless',
  'votes.baseCounts.*.openedAt': 'harmless',
  'votes.ownVotes.*.votedAt': 'harmless',
  'votes.viewCounts.*.openedAt': 'harmless',
  'submissions.items.*.name': 'submission',
  'submissions.items.*.websiteUrl': 'submission',
  'submissions.items.*.description': 'submission',
  'submissions.items.*.category': 'harmless',
  'submissions.items.*.pricing': 'submission',
  'submissions.items.*.useCase': 'submission',
  'submissions.items.*.industry': 'submission',
  'submissions.items.*.email': 'submission',
  'submissions.items.*.id': 'harmless',
  'submissions.items.*.submittedAt': 'harmless',
  'recentlyViewed.items.*': 'record',
  'recentlyViewed.missing.*': 'harmless',
  'recentSearches.items.*': 'search',
  'recentSearches.shown': 'search',
  'visit.startedAt': 'harmless',
  'visit.route.pathname': 'harmless',
  'visit.route.search': 'query',
  'visit.route.hash': 'harmless',
  'visit.route.key': 'harmless',
  // A `NavigationState`: paths, and options that are chosen from a list.
  'visit.route.state': 'harmless',
  'visit/visitStarted.payload.startedAt': 'harmless',
  'visit/routeChanged.payload.pathname': 'harmless',
  'visit/routeChanged.payload.search': 'query',
  'visit/routeChanged.payload.hash': 'harmless',
  'visit/routeChanged.payload.key': 'harmless',
  'visit/routeChanged.payload.state': 'harmless',
  'tools/toolOpened.payload.id': 'harmless',
  'tools/toolOpened.payload.openedAt': 'harmless',
  'tools/toolOpened.payload.viewed': 'record',
  'tools/toolFoundMissing.payload._id': 'harmless',
  'tools/toolFoundMissing.payload.foundAt': 'harmless',
  'bookmarks/toolBookmarked.payload': 'record',
  'bookmarks/toolBookmarkRemoved.payload.id': 'harmless',
  'bookmarks/toolBookmarkRemoved.payload.removedAt': 'harmless',
  'bookmarks/postBookmarked.payload': 'record',
  'bookmarks/postBookmarkRemoved.payload._id': 'harmless',
  'bookmarks/postBookmarkRemoved.payload.title': 'record',
  'bookmarks/postBookmarkRemoved.payload.removedAt': 'harmless',
  'bookmarks/toolBookmarksCleared.payload.ids.*': 'harmless',
  'bookmarks/toolBookmarksCleared.payload.clearedAt': 'harmless',
  'bookmarks/postBookmarksCleared.payload.ids.*': 'harmless',
  'bookmarks/postBookmarksCleared.payload.clearedAt': 'harmless',
  'bookmarks/toolBookmarksRestored.payload.bookmarks.*': 'record',
  'bookmarks/toolBookmarksRestored.payload.restoredAt': 'harmless',
  'bookmarks/postBookmarksRestored.payload.bookmarks.*': 'record',
  'bookmarks/postBookmarksRestored.payload.restoredAt': 'harmless',
  'bookmarks/bookmarksImported.payload.tools.*': 'record',
  'bookmarks/bookmarksImported.payload.posts.*': 'record',
  'bookmarks/bookmarksImported.payload.importedAt': 'harmless',
  'bookmarks/importUndone.payload.toolIds.*': 'harmless',
  'bookmarks/importUndone.payload.postIds.*': 'harmless',
  'bookmarks/importUndone.payload.undoneAt': 'harmless',
  'compare/toolAdded.payload.tool': 'record',
  'compare/toolAdded.payload.addedAt': 'harmless',
  'compare/toolRemoved.payload.id': 'harmless',
  'compare/toolRemoved.payload.name': 'record',
  'compare/toolRemoved.payload.removedAt': 'harmless',
  'compare/toolRemoved.payload.address': 'harmless',
  'compare/comparisonCleared.payload.ids.*': 'harmless',
  'compare/comparisonCleared.payload.clearedAt': 'harmless',
  'compare/selectionRestored.payload.tools.*': 'record',
  'compare/selectionRestored.payload.placedAt.*': 'harmless',
  'compare/selectionRestored.payload.takenOut.*': 'harmless',
  'compare/selectionRestored.payload.restoredAt': 'harmless',
  'compare/selectionReplaced.payload.tools.*': 'record',
  'compare/selectionReplaced.payload.placedAt.*': 'harmless',
  'compare/selectionReplaced.payload.takenOut.*': 'harmless',
  'compare/selectionReplaced.payload.replacedAt': 'harmless',
  'compare/selectionReplaced.payload.address': 'harmless',
  'compare/additionRefused.payload.id': 'harmless',
  'compare/additionRefused.payload.name': 'record',
  'compare/restorationRefused.payload.*': 'harmless',
  'contact/messageSubmitted.payload': 'harmless',
  'contact/messageSubmitted.meta.message.name': 'message',
  'contact/messageSubmitted.meta.message.email': 'message',
  'contact/messageSubmitted.meta.message.subject': 'message',
  'contact/messageSubmitted.meta.message.message': 'message',
  'contact/messageAccepted.payload': 'harmless',
  'contact/messageFailed.payload': 'harmless',
  'newsletter/newsletterSubmitted.meta.email': 'email',
  'recentSearches/searchRemoved.payload': 'search',
  'submissions/toolSubmitted.payload.name': 'submission',
  'submissions/toolSubmitted.payload.websiteUrl': 'submission',
  'submissions/toolSubmitted.payload.description': 'submission',
  'submissions/toolSubmitted.payload.category': 'harmless',
  'submissions/toolSubmitted.payload.pricing': 'submission',
  'submissions/toolSubmitted.payload.useCase': 'submission',
  'submissions/toolSubmitted.payload.industry': 'submission',
  'submissions/toolSubmitted.payload.email': 'submission',
  'submissions/toolSubmitted.payload.id': 'harmless',
  'submissions/toolSubmitted.payload.submittedAt': 'harmless',
  'submissions/submissionSaved.payload.*.name': 'submission',
  'submissions/submissionSaved.payload.*.websiteUrl': 'submission',
  'submissions/submissionSaved.payload.*.description': 'submission',
  'submissions/submissionSaved.payload.*.category': 'harmless',
  'submissions/submissionSaved.payload.*.pricing': 'submission',
  'submissions/submissionSaved.payload.*.useCase': 'submission',
  'submissions/submissionSaved.payload.*.industry': 'submission',
  'submissions/submissionSaved.payload.*.email': 'submission',
  'submissions/submissionSaved.payload.*.id': 'harmless',
  'submissions/submissionSaved.payload.*.submittedAt': 'harmless',
  'submissions/submissionFailed.payload': 'harmless',
  'theme/themeToggled.payload.toggledAt': 'harmless',
  'votes/voteCast.payload.id': 'harmless',
  'votes/voteCast.payload.votedAt': 'harmless',
  'votes/voteWithdrawn.payload.id': 'harmless',
  'votes/voteWithdrawn.payload.votedAt': 'harmless',
};
