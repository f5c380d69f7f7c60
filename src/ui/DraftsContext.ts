import { createContext } from 'react';

interface Draft {
  fields: Readonly<Record<string, string>>;
  /** The id of its last submission; '' before. */
  sentId: string;
}

export type Drafts = Map<string, Draft>;

/**
 * Drafts: form input that has not been accepted yet, by form name, restored when the form is opened again
 * (forms-18). Not in the store, so that recordings and reports contain no text typed by a visitor.
 */
export const DraftsContext = createContext<Drafts>(new Map());
