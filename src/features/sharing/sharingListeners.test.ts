import { createTestStore } from '../../../tests/support/testStore';

import { linkCopied, linkCopyFailed, listCopied, listCopyFailed } from './sharingEvents';

// proves article-8, toasts-14
test('a copied link is confirmed, one that could not be copied is not', () => {
  const { store, notices } = createTestStore();
  store.dispatch(linkCopied());
  store.dispatch(linkCopyFailed());
  expect(notices).toEqual([
    { kind: 'success', text: 'Link copied to clipboard' },
    { kind: 'error', text: 'The link could not be copied.', isOfScreen: true },
  ]);
});

// proves saved-29
test('the same of a list', () => {
  const { store, notices } = createTestStore();
  store.dispatch(listCopied());
  store.dispatch(listCopyFailed());
  expect(notices).toEqual([
    { kind: 'success', text: 'List copied as Markdown' },
    { kind: 'error', text: 'The list could not be copied.', isOfScreen: true },
  ]);
});
