import { createAction } from '@reduxjs/toolkit';

/**
 * Stored state was read: slices of the state by name, each checked. A null slice was removed from the storage as
 * a whole.
 */
export const storedStateLoaded = createAction<Record<string, object | null>>('persistence/storedStateLoaded');

/** The browser has begun to refuse writes: the storage is full or forbidden. */
export const writesRefused = createAction('persistence/writesRefused');

/** Stored texts of shapes that this version does not know were found and kept aside. */
export const unknownShapesFound = createAction('persistence/unknownShapesFound');

/** All refused writes have succeeded since. */
export const writesResumed = createAction('persistence/writesResumed');
