import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { fileSizeProblem, importText, readSavedFile } from '../../domain/savedFile';
import { now } from '../../platform/clock';
import { readTextFile } from '../../platform/readFile';

import {
  bookmarksImported,
  selectPostBookmarks,
  selectToolBookmarks,
  type StateWithBookmarks,
} from './bookmarksSlice';

/** The result of an import, or why it was refused. */
export interface ImportReport {
  isRefused: boolean;
  text: string;
}

const refused = (problem: string): ImportReport => ({
  isRefused: true,
  text: `${problem} Nothing was changed.`,
});

/**
 * Reads a chosen file and saves what it adds to the saved lists (saved-26, saved-27). Resolves to what to tell
 * the visitor.
 */
export const importBookmarks =
  (file: File): ThunkAction<Promise<ImportReport>, StateWithBookmarks, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const problem = fileSizeProblem(file.size);
    if (problem !== undefined) return refused(problem);
    const text = await readTextFile(file);
    if (text === undefined) return refused('This file could not be read.');
    // Only now, since more can be saved while the file is being read.
    const state = getState();
    const saved = { tools: selectToolBookmarks(state), posts: selectPostBookmarks(state) };
    const content = readSavedFile(text, saved, now());
    if (content.problem !== undefined) return refused(content.problem);
    const { tools, posts } = content;
    if (tools.length + posts.length > 0) dispatch(bookmarksImported({ tools, posts }));
    return { isRefused: false, text: importText(content) };
  };
