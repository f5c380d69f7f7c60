import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { stateDocs } from './stateDocs';

const text = stateDocs();
const file = path.join(__dirname, '..', '..', 'docs', 'state.md');

// proves state-16
test('docs/state.md says what the code says', () => {
  if (process.env.UPDATE_DOCS === 'true') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

// proves state-16
test.each([
  ['compare/additionRefused', '`{ id: string; name: string }`'],
  ['compare/restorationRefused', '`string[]`'],
  ['compare/selectionRestored', '`Restoration`'],
  ['newsletter/newsletterSubmitted', '`NewsletterFormId`; meta `{ email: string }`'],
  ['persistence/writesResumed', ''],
])('%s is shown with what it carries', (type, carried) => {
  expect(text).toContain(`| \`${type}\` | ${carried} |`);
});

// proves state-16
test.each([
  ['fulfilled', '| `catalogueApi`, `posts`, `tools` |', '`catalogueListeners`'],
  ['rejected', '| `catalogueApi` |', '`recentlyViewedListeners` (`toolBySlug`, `toolById`)'],
])('of a request that is %s, what changes and who reacts is listed', (status, changes, listeners) => {
  const [, section] = text.split('\n## catalogueApi\n');
  const row = section?.split('\n').find((line) => line.includes(`executeQuery/${status}`));
  expect(row).toContain(changes);
  expect(row).toContain(listeners);
});

// proves state-16
test.each([
  ['filters', 'interface FiltersState {\n  category: string;'],
  ['compare', 'interface Restoration {\n  tools: readonly Tool[];'],
  ['bookmarks', 'interface Restoration<Entry> {\n  bookmarks: readonly Entry[];'],
  ['newsletter', "type NewsletterFormId = 'footer' | 'block' | 'rail';"],
  ['contact', "type ContactMessage = Record<'name'"],
  ['Events defined outside the slices', 'interface ToolOpenedPayload {\n  id: string;'],
])('the section %s has the types that it names', (title, declaration) => {
  const [, section] = text.split(`\n## ${title}\n`);
  expect(section?.split('\n## ')[0]).toContain(declaration);
});
