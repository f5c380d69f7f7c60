import { cookiesBlocked, expect, reasonToSkip, test } from './firefoxFixtures';

test.describe.configure({ mode: 'default' });
// Firefox is not part of the project: where none is installed, the report says so.
test.skip(reasonToSkip !== undefined, reasonToSkip);
test.use({ preferences: cookiesBlocked });

const cards = '[role="tabpanel"] article';

// proves storage-13
test('with all cookies blocked the site starts, saves for this visit and tells so', async ({ visitor }) => {
  visitor.expect(/The browser refuses to store more/);
  await visitor.open('/tools');
  expect(await visitor.count(cards)).toBe(12);
  const [name = ''] = await visitor.texts(`${cards} :is(h2, h3) a`);
  await visitor.press('button', `Save ${name}`);
  await visitor.reads('[role="status"]', 'Tool added to bookmarks');
  await visitor.reads('#toasts', "Changes can't be saved on this device");
  await visitor.press('link', 'Saved');
  await visitor.reads('main article', name);
  await visitor.press('link', 'Blog');
  await visitor.reads('main article', 'min read');
});
