import { createAction } from '@reduxjs/toolkit';

/** The browser has begun to refuse what should be stored: it is full, or forbids it. */
export const writesRefused = createAction('storage/writesRefused');

/** The browser has taken everything that waited. */
export const writesResumed = createAction('storage/writesResumed');
