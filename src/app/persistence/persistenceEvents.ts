import { createAction } from '@reduxjs/toolkit';

/**
 * What is stored in the browser was read: slices of the state by name, each checked. A slice that is null was
 * removed from the storage, with everything that belongs to it.
 */
export const storedStateLoaded = createAction<Record<string, object | null>>('persistence/storedStateLoaded');

/** The browser has begun to refuse what should be stored: it is full, or forbids it. */
export const writesRefused = createAction('persistence/writesRefused');

/** The browser has taken everything that it refused before. */
export const writesResumed = createAction('persistence/writesResumed');
