import { messageOf } from '../../lib/messageOf';
import { cataloguePath, readCatalogue } from '../catalogue/catalogueFolder';
import { readDatabaseUrl } from '../host/hostSettings';

import { openDatabase } from './database';
import { loadCatalogue } from './loadCatalogue';

/**
 * `npm run catalogue:load [-- folder]`: loads a catalogue into the database of CATALOGUE_DATABASE
 * (docs/deploy.md).
 */
async function load(source: string): Promise<void> {
  const url = readDatabaseUrl(process.env);
  if (url === undefined)
    throw new Error('CATALOGUE_DATABASE is not set: postgres://user:password@host/name.');
  const records = readCatalogue(source);
  const database = openDatabase(url, { connections: 1, statementMs: 0 });
  try {
    await loadCatalogue(database, records);
  } finally {
    await database.close();
  }
  console.log(`Loaded ${records.tools.length} tools and ${records.posts.length} posts.`);
}

load(process.argv[2] ?? cataloguePath()).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
