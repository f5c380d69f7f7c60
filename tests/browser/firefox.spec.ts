import { expect, reasonToSkip, test } from './firefoxFixtures';

test.describe.configure({ mode: 'default' });
// Firefox is not part of the project: where none is installed, the report says so.
test.skip(reasonToSkip !== undefined, reasonToSkip);

const cards = '[role="tabpanel"] article';
const cardLinks = `${cards} :is(h2, h3) a`;

// One visit: in Firefox a new visitor and a first load take longer than all that is done here.
test('a visitor filters the list, opens, saves and compares tools, and submits one', async ({ visitor }) => {
  await visitor.open('/tools');

  await test.step('filters narrow the list, and are taken back', async () => {
    const countLine = '[role="tabpanel"] [aria-live="polite"]';
    const [all = ''] = await visitor.texts(countLine);
    await visitor.press('button', 'Advanced filters');
    await visitor.press('checkbox', 'Freemium');
    await visitor.sees('button', 'Remove filter Pricing: Freemium');
    await expect.poll(() => visitor.texts(countLine)).not.toContain(all);
    await visitor.press('button', 'Remove filter Pricing: Freemium');
    await visitor.reads(countLine, all);
  });

  await expect.poll(() => visitor.count(cards)).toBe(12);
  const [first = '', second = ''] = await visitor.texts(cardLinks);

  await test.step('from the list to a tool, back, and on to another screen', async () => {
    await visitor.press('link', first);
    await visitor.reads('h1', first);
    await visitor.back();
    await visitor.reads('h1', 'All AI Tools');
    expect(await visitor.texts(cardLinks)).toContain(first);
    await visitor.press('link', 'Trending');
    await visitor.reads('h1', 'Trending');
    await visitor.back();
    await visitor.reads('h1', 'All AI Tools');
  });

  await test.step('what is saved is there after a reload, and on the page of saved tools', async () => {
    await visitor.press('button', `Save ${first}`);
    await visitor.reads('[role="status"]', 'Tool added to bookmarks');
    await visitor.reload();
    await visitor.sees('button', `Remove ${first} from saved`);
  });

  await test.step('two tools are compared side by side', async () => {
    await visitor.press('button', `Compare ${first}`);
    await visitor.press('button', `Compare ${second}`);
    await visitor.press('button', 'Compare Now');
    await visitor.reads('table', first);
    await visitor.reads('table', second);
    await visitor.press('link', 'Saved');
    await visitor.reads('h1', 'Saved tools');
    await visitor.reads('main article', first);
  });

  await test.step('a form says what is missing, and is sent when it is complete', async () => {
    await visitor.press('link', 'Submit');
    await visitor.press('button', 'Submit Tool');
    await visitor.reads('[role="alert"]', 'Please fill in all required fields.');
    await visitor.fill('Tool name', 'Granola');
    await visitor.fill('Description', 'Takes notes in your meetings.');
    await visitor.fill('Website URL', 'https://granola.example');
    await visitor.fill('Your email', 'jamie@granola.example');
    await visitor.choose('Category', 'productivity-tools');
    await visitor.press('button', 'Submit Tool');
    await visitor.reads('[role="status"]', 'Your tool was submitted successfully!');
    await visitor.reads('h2', 'Your submissions');
  });
});

for (const path of ['/tools', '/tools/elevenlabs']) {
  test(`${path} taken from the back-forward cache leads on to what is not loaded yet`, async ({
    visitor,
  }) => {
    await visitor.open(path);
    await visitor.leaveAndComeBack();
    await visitor.press('link', 'Blog');
    await visitor.reads('main h1', 'Blog');
    await visitor.reads('main article', 'min read');
    expect(await visitor.path()).toBe('/blog');
  });
}
