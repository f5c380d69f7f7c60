import { createAction } from '@reduxjs/toolkit';

/** The address of a page is on the clipboard. */
export const linkCopied = createAction('sharing/linkCopied');

/** The browser would not take the address. */
export const linkCopyFailed = createAction('sharing/linkCopyFailed');
