import { all, areCounts, areKnown, areUnique, type Invariant } from '../lib/invariant';
import { readObject } from '../lib/read';

import type { catalogueApi } from './catalogueApi';
import type { PostsState } from './postsSlice';
import type { ToolsState } from './toolsSlice';

type EntityTable = Pick<ToolsState, 'ids' | 'entities' | 'idBySlug'>;

/**
 * Checks that ids, slugs and entities name the same records. `ids` lacks an id such as "constructor", because
 * `createEntityAdapter` considers it known; nothing reads `ids`.
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

/** The invariants of the tools' entity table after every action (state-4, state-14). */
export const toolsInvariants: readonly Invariant<ToolsState>[] = [
  { name: 'ids, slugs and entities of tools agree', check: checkTable },
];

/** The invariants of the posts' entity table after every action (state-4, state-14). */
export const postsInvariants: readonly Invariant<PostsState>[] = [
  { name: 'ids, slugs and entities of posts agree', check: checkTable },
  { name: 'static articles are posts', check: ({ articleIds, entities }) => areKnown(articleIds, entities) },
];

/** The slices that contain responses. */
export interface CatalogueSlices {
  catalogueApi: ReturnType<typeof catalogueApi.reducer>;
  tools: ToolsState;
  posts: PostsState;
}

/** Returns the ids in a query's data: a list, a page of a list, or the id of one record. */
function idsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  const ids = Array.isArray(data) ? data : readObject(data)?.ids;
  return Array.isArray(ids) ? (ids as string[]) : [];
}

/** The invariants across queries and entity tables (state-4, state-14). */
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
