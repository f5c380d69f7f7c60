import { createPersistence } from '../../src/app/persistence/createPersistence';
import { bookmarksPersistConfig } from '../../src/features/bookmarks/bookmarksPersistConfig';
import { comparePersistConfig } from '../../src/features/compare/comparePersistConfig';
import { filtersPersistConfig } from '../../src/features/filters/filtersPersistConfig';
import { recentlyViewedPersistConfig } from '../../src/features/recentlyViewed/recentlyViewedPersistConfig';
import { recentSearchesPersistConfig } from '../../src/features/recentSearches/recentSearchesPersistConfig';
import { submissionsPersistConfig } from '../../src/features/submissions/submissionsPersistConfig';
import { themePersistConfig } from '../../src/features/theme/themePersistConfig';
import { votesPersistConfig } from '../../src/features/votes/votesPersistConfig';
import { readObject } from '../../src/lib/read';
import type { SlicePersistConfig, StoredTexts } from '../../src/platform/slicePersistConfig';

const mapTexts = (texts: StoredTexts, map: (text: string) => string | null): StoredTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text === null ? null : map(text)]));

/** The shape of the next version: an object that this version cannot read, around the text of this one. */
const toNext = (texts: StoredTexts) => mapTexts(texts, (content) => JSON.stringify({ shape: 2, content }));

const fromNext = (texts: StoredTexts) =>
  mapTexts(texts, (text) => {
    const { shape, content } = readObject(JSON.parse(text)) ?? {};
    if (shape !== 2 || typeof content !== 'string') throw new Error(`Not of the next version: ${text}`);
    return content;
  });

/** Runs `create` with the config changed to the next version's. */
function withNext<State, Result>(config: SlicePersistConfig<State>, create: () => Result): Result {
  const { read, write } = config;
  Object.assign(config, {
    version: 2,
    migrations: { 2: toNext },
    read: (...[texts, ...others]: Parameters<typeof read>) => read(fromNext(texts), ...others),
    write: (state: State) => toNext(write(state)),
  });
  try {
    return create();
  } finally {
    Object.assign(config, { version: undefined, migrations: undefined, read, write });
  }
}

/** `createPersistence` of a next version of the site, which stores every slice in another shape. */
export const createNextPersistence: typeof createPersistence = (...parameters) =>
  withNext(bookmarksPersistConfig, () =>
    withNext(comparePersistConfig, () =>
      withNext(filtersPersistConfig, () =>
        withNext(recentlyViewedPersistConfig, () =>
          withNext(recentSearchesPersistConfig, () =>
            withNext(submissionsPersistConfig, () =>
              withNext(themePersistConfig, () =>
                withNext(votesPersistConfig, () => createPersistence(...parameters)),
              ),
            ),
          ),
        ),
      ),
    ),
  );
