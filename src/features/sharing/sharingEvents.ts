import { createAction } from '@reduxjs/toolkit';

/** The URL of a page was copied to the clipboard. */
export const linkCopied = createAction('sharing/linkCopied');

/** The URL could not be copied. */
export const linkCopyFailed = createAction('sharing/linkCopyFailed');

/** A list was copied to the clipboard as Markdown. */
export const listCopied = createAction('sharing/listCopied');

/** A list could not be copied. */
export const listCopyFailed = createAction('sharing/listCopyFailed');
