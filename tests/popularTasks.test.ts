import { popularTasks } from '../src/domain/popularTasks';
import { queryCatalogue } from '../src/domain/queryCatalogue';
import { readCatalogue } from '../src/server/catalogue/catalogueFolder';

const records = readCatalogue();

// proves search-10, home-12
test.each(popularTasks)('the task "$label" finds tools', ({ search }) => {
  const { body } = queryCatalogue(records, { path: '/api/tools', params: { search } });
  expect((body as { totalItems: number }).totalItems).toBeGreaterThan(1);
});

// proves search-10, home-12
test('another catalogue, in which they may find nothing, has no tasks', async () => {
  await jest.isolateModulesAsync(async () => {
    const { settings } = await import('../src/domain/settings');
    jest.replaceProperty(settings, 'isDemonstration', false);
    expect((await import('../src/domain/popularTasks')).popularTasks).toEqual([]);
  });
});
