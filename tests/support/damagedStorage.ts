import fc from 'fast-check';

import { rawTool } from './records';

/** All storage keys of the site. */
export const storageKeys = [
  'toolBookmarks',
  'blogBookmarks',
  'theme',
  'filterPreferences',
  'compareTools',
  'toolVotes',
  'recentlyViewedTools',
  'userSubmittedTools',
  'bookmarkTimes',
  'compareTimes',
  'voteTimes',
] as const;

const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', '__proto__', 'constructor', -1, 1e21, '2099-01-01'),
);

/** Something like an entry: some of the fields that entries have, with any values. */
const entry = fc.record(
  Object.fromEntries(
    [
      ...['_id', 'id', 'slug', 'name', 'title', 'category', 'description', 'logo', 'features', 'rating'],
      ...[
        'bookmarkedAt',
        'timestamp',
        'submittedAt',
        'upvotes',
        'downvotes',
        'userVote',
        'page',
        'websiteUrl',
      ],
    ].map((field) => [field, value]),
  ),
  { requiredKeys: [] },
);

/** Any text, and texts that are nearly what the site stores. */
export const damagedText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.json(),
  fc
    .array(fc.oneof(entry, value, fc.constant(rawTool('Alpha'))), { maxLength: 12 })
    .map((list) => JSON.stringify(list)),
  fc.dictionary(fc.string(), entry, { maxKeys: 5 }).map((record) => JSON.stringify(record)),
  entry.map((record) => JSON.stringify(record)),
  fc.constantFrom('light', '"dark"', 'null', '[]', '{}', '[[]]', '{"__proto__":{"upvotes":1}}'),
);
