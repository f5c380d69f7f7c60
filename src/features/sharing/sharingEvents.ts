import { createAction } from '@reduxjs/toolkit';

/** The URL of a page was copied to the clipboard. */
export const linkCopied = createAction('sharing/linkCopied');

/** The URL could not be copied. */
export const linkCopyFailed = createAction('sharing/linkCopyFailed');
