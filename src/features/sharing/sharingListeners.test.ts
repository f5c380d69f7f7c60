import { createTestStore } from '../../../tests/support/testStore';

import { linkCopied, linkCopyFailed } from './sharingEvents';

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
