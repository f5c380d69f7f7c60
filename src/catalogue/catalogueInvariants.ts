import { all, areCounts, areKnown, areUnique, type Invariant } from '../lib/invariant';
import { readObject } from '../lib/read';

import type { catalogueApi } from './catalogueApi';
import type { PostsState } from './postsSlice';
import type { ToolsState } from './toolsSlice';

type EntityTable = Pick<ToolsState, 'ids' | 'entities' | 'idBySlug'>;

/**
 * Ids, slugs and entities name the same records. An id such as "constructor" is missing from `ids`: createEntityAdapter takes it
 * for known. Nothing is read from `ids`.
 */
const checkTable = ({ ids, entities, idBySlug }: EntityTable | PostsState) =>
  all(
    areUnique(ids),
    areKnown(ids, entities),
    areKnown(
      Object.keys(entities).filter((id) => !(id in Object.prototype)),
      Object.fromEntries(ids.map((id) => [id, true])),
    ),
    areKnown(Object.values(idBySlug), entities),
  );

/** What holds of the entity table of tools after every action (state-4, state-14). */
export const toolsInvariants: readonly Invariant<ToolsState>[] = [
  { name: 'ids, slugs and entities of tools agree', check: checkTable },
];

/** What holds of the entity table of posts after every action (state-4, state-14). */
export const postsInvariants: readonly Invariant<PostsState>[] = [
  { name: 'ids, slugs and entities of posts agree', check: checkTable },
  { name: 'static articles are posts', check: ({ articleIds, entities }) => areKnown(articleIds, entities) },
];

/** The slices that responses are in. */
export interface CatalogueSlices {
  catalogueApi: ReturnType<typeof catalogueApi.reducer>;
  tools: ToolsState;
  posts: PostsState;
}

/** The ids in the data of a query: a list, a page with a list, or the id of one record. */
function idsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  const ids = Array.isArray(data) ? data : readObject(data)?.ids;
  return Array.isArray(ids) ? (ids as string[]) : [];
}

/** What holds of the queries and the entity tables together (state-4, state-14). */
export const queriesInvariants: readonly Invariant<CatalogueSlices>[] = [
  {
    name: 'lists hold ids of records that are there',
    check: ({ catalogueApi: { queries }, tools, posts }) =>
      all(
        ...Object.values(queries).map((query) => {
          const isOfPosts = /post|article/i.test(query?.endpointName ?? '');
          return areKnown(idsIn(query?.data), isOfPosts ? posts.entities : tools.entities);
        }),
      ),
  },
  {
    name: 'pages in responses count from 0, and totals are not negative',
    check: ({ catalogueApi: { queries } }) =>
      areCounts(
        Object.values(queries).flatMap((query) => {
          const { currentPage = 0, totalItems = 0, totalPages = 0 } = readObject(query?.data) ?? {};
          return [currentPage, totalItems, totalPages] as number[];
        }),
      ),
  },
];
