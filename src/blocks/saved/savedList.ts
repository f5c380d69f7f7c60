/** The two saved lists. */
export type SavedList = 'tools' | 'articles';
