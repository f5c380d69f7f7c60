import { createAction } from '@reduxjs/toolkit';

import type { ViewedTool } from './viewedTool';

export type Scheme = 'light' | 'dark';

/**
 * The start of the application in a page: the seed for random choices in components, and the page's colour
 * scheme.
 */
interface VisitStart {
  seed: number;
  startedAt: string;
  scheme: Scheme;
}

/** The application has started in a tab. */
export const visitStarted = createAction<VisitStart>('visit/visitStarted');

/**
 * The visitor continues from a recorded state (`app/timeTravel`). Its pending requests and forms count as
 * failed, since none of them is running here.
 */
export const recordedStateContinued = createAction('visit/recordedStateContinued');

/** A router location and the kind of navigation that led to it. */
export interface RouteState {
  pathname: string;
  /** The query with its question mark; '' without one. */
  search: string;
  hash: string;
  /** The key of the history entry. */
  key: string;
  /** The navigation's state; serializable. */
  state: unknown;
  navigation: 'POP' | 'PUSH' | 'REPLACE';
}

/** The router's location has changed, or is known for the first time. */
export const routeChanged = createAction<RouteState>('visit/routeChanged');

export interface StateWithRoute {
  visit: { route: RouteState };
}

/**
 * Returns the displayed address without its hash. A form that belongs to another address is no longer on the
 * screen.
 */
export const shownAddress = ({ visit: { route } }: StateWithRoute): string => route.pathname + route.search;

/**
 * Random counts, drawn each time a tool is opened. Those of the earliest opening are kept: votes permanently
 * (tool-16), views and clicks until the page is left (tool-7).
 */
export interface InitialCounts {
  upvotes: number;
  downvotes: number;
  views: number;
  clicks: number;
}

interface ToolOpenedPayload {
  id: string;
  openedAt: string;
  initialCounts: InitialCounts;
  /** The entry for the list of recently viewed tools. */
  viewed: ViewedTool;
}

/**
 * A tool's page was shown. Handled by the votes and recentlyViewed slices; the initial counts of the earliest
 * opening win.
 */
export const toolOpened = createAction<ToolOpenedPayload>('tools/toolOpened');

/**
 * A known tool does not exist (any more): its own query was answered with 404 or without a usable record.
 * Handled by recentlyViewed.
 */
export const toolFoundMissing = createAction<{ _id: string; foundAt: string }>('tools/toolFoundMissing');
