import { createContext } from 'react';

interface Draft {
  fields: Readonly<Record<string, string>>;
  /** The id of what was sent of it last; '' before. */
  sentId: string;
}

export type Drafts = Map<string, Draft>;

/**
 * What is typed into forms and was not accepted, by the form's name: there again when the form is opened again (forms-18). Not in the store,
 * so that recordings and reports have no text of a visitor.
 */
export const DraftsContext = createContext<Drafts>(new Map());
