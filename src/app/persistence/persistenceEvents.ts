import { createAction } from '@reduxjs/toolkit';

/**
 * Stored state was read. The payload has the checked state of each slice by name; null means that the slice
 * was removed from storage.
 */
export const storedStateLoaded = createAction<Record<string, object | null>>('persistence/storedStateLoaded');

/**
 * The browser has begun to refuse writes, because the storage is full or forbidden. The payload has the names
 * of the slices that could not be written.
 */
export const writesRefused = createAction<readonly string[]>('persistence/writesRefused');

/**
 * Stored texts of shapes that this version does not know were found and kept aside. The payload has their
 * keys.
 */
export const unknownShapesFound = createAction<readonly string[]>('persistence/unknownShapesFound');

/** All refused writes have succeeded since. */
export const writesResumed = createAction('persistence/writesResumed');
