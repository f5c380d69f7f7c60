import { createEntityAdapter, createSlice, type EntityState, type WithSlice } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

import { mergeTool, type Tool, type ToolFields } from '../domain/tool';
import { getOwn } from '../lib/getOwn';
import { withoutDraft } from '../lib/withoutDraft';

import { isCatalogueFulfilled, responseEntitiesOf } from './responseMatchers';

const adapter = createEntityAdapter<Tool>();

/**
 * The tools of all responses, validated and normalized, and an index of ids by slug. Never read a list from
 * `ids`, which only grows: the ids of a list are in its cache entry.
 */
export interface ToolsState extends EntityState<Tool, string> {
  idBySlug: Record<string, string>;
}

const initialState: ToolsState = adapter.getInitialState({ idBySlug: {} });

function upsertTool(state: ToolsState, fields: ToolFields): void {
  const known = withoutDraft(getOwn(state.entities, fields.id));
  // Keeps references of unchanged parts, so that cards of unchanged tools do not rerender.
  const tool = copyWithStructuralSharing<Tool>(known, mergeTool(known, fields));
  if (tool !== known) adapter.setOne(state, tool);
  state.idBySlug[tool.slug] = tool.id;
}

export const toolsSlice = createSlice({
  name: 'tools',
  initialState,
  // votes and recentlyViewed handle `tools/toolOpened` and `tools/toolFoundMissing` (domain/events.ts).
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isCatalogueFulfilled, (state, action) => {
      for (const fields of responseEntitiesOf(action).tools) upsertTool(state, fields);
    }),
  selectors: {
    selectToolById: (state, id: string): Tool | undefined => getOwn(state.entities, id),
    selectToolBySlug: (state, slug: string): Tool | undefined =>
      getOwn(state.entities, getOwn(state.idBySlug, slug) ?? ''),
    selectToolEntities: (state) => state.entities,
  },
});

/** A state with this slice, such as the root state. */
export type StateWithTools = WithSlice<typeof toolsSlice>;

export const { selectToolById, selectToolBySlug, selectToolEntities } = toolsSlice.selectors;
