import { renderPage } from '../src/server/prerender/renderPage';

import { createTestStore } from './support/testStore';

jest.mock('../src/screens/about/parts/Mission', () => ({
  Mission: () => {
    throw new Error('A part that throws.');
  },
}));

// proves delivery-53
test('a page with a part that throws is not written', async () => {
  await expect(renderPage(createTestStore().store, '/about')).rejects.toThrow(
    'A part of /about cannot be rendered.',
  );
});
