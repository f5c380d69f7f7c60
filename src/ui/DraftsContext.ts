import { createContext } from 'react';

export type Drafts = Map<string, Readonly<Record<string, string>>>;

/**
 * What is typed into forms and not sent, by the form's name: there again when the form is opened again (forms-18). Not in the store,
 * so that recordings and reports have no text of a visitor.
 */
export const DraftsContext = createContext<Drafts>(new Map());
