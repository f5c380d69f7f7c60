import {
  fileSizeProblem,
  readSavedFile,
  type RefusedFile,
  type SavedFileContent,
  type SavedLists,
} from '../../../domain/savedFile';
import { now } from '../../../platform/clock';
import { readTextFile } from '../../../platform/readFile';

/** Reads a chosen file. Resolves to what it adds to the saved lists, or its problem (saved-26, saved-27). */
export async function readChosenFile(
  file: File,
  readSaved: () => SavedLists,
): Promise<SavedFileContent | RefusedFile> {
  const problem = fileSizeProblem(file.size);
  if (problem !== undefined) return { problem };
  const text = await readTextFile(file);
  return text === undefined
    ? { problem: 'This file could not be read.' }
    : readSavedFile(text, readSaved(), now());
}

export { importText } from '../../../domain/savedFile';
