import { createAction } from '@reduxjs/toolkit';

import type { ViewedTool } from './viewedTool';

export type Scheme = 'light' | 'dark';

/** The start of the application in a page: the seed of the random choices of components, and the page's colour scheme. */
interface VisitStart {
  seed: number;
  startedAt: string;
  scheme: Scheme;
}

/** The application has started in a tab. */
export const visitStarted = createAction<VisitStart>('visit/visitStarted');

/**
 * The visitor goes on from a recorded state (`app/timeTravel`). Requests and forms that were under way in it have failed:
 * nothing of them is under way here.
 */
export const recordedStateContinued = createAction('visit/recordedStateContinued');

/** A location of the router and the kind of navigation that led to it. */
export interface RouteState {
  pathname: string;
  /** The query with its question mark; '' without one. */
  search: string;
  hash: string;
  /** The key of the history entry. */
  key: string;
  /** What the navigation carries: serialisable. */
  state: unknown;
  navigation: 'POP' | 'PUSH' | 'REPLACE';
}

/** The router's location has changed, or is known for the first time. */
export const routeChanged = createAction<RouteState>('visit/routeChanged');

export interface StateWithRoute {
  visit: { route: RouteState };
}

/** The address that is shown, without the place on the page: a form of another one is no longer on the screen. */
export const shownAddress = ({ visit: { route } }: StateWithRoute): string => route.pathname + route.search;

/**
 * Random counts, drawn each time a tool is opened. Those of the earliest opening are kept: votes for ever (tool-16), views
 * and clicks until the page is left (tool-7).
 */
export interface InitialCounts {
  upvotes: number;
  downvotes: number;
  views: number;
  clicks: number;
}

interface ToolOpening {
  id: string;
  openedAt: string;
  initialCounts: InitialCounts;
  /** For the list of recently viewed tools. */
  viewed: ViewedTool;
}

/** A tool's page was shown: reduced by votes and recentlyViewed. The initial counts of the earliest opening win. */
export const toolOpened = createAction<ToolOpening>('tools/toolOpened');

/** A known tool does not exist (any more): the response to its own query was 404, or had no usable record. Reduced by recentlyViewed. */
export const toolFoundMissing = createAction<{ _id: string; foundAt: string }>('tools/toolFoundMissing');
