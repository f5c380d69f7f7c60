import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

import { mergeTool, type Tool, type ToolFields } from '../domain/tool';
import { own } from '../lib/own';

import { isCatalogueResponse, responseEntitiesOf } from './responseMatchers';

const adapter = createEntityAdapter<Tool>();

/** Every tool from any response, normalized, and an index of ids by slug. */
export interface ToolsState extends EntityState<Tool, string> {
  idBySlug: Record<string, string>;
}

const initialState: ToolsState = adapter.getInitialState({ idBySlug: {} });

function upsertTool(state: ToolsState, fields: ToolFields): void {
  const known = own(state.entities, fields.id);
  const tool = copyWithStructuralSharing<Tool>(known, mergeTool(known, fields));
  if (tool !== known) adapter.setOne(state, tool);
  state.idBySlug[tool.slug] = tool.id;
}

export const toolsSlice = createSlice({
  name: 'tools',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isCatalogueResponse, (state, action) => {
      for (const fields of responseEntitiesOf(action).tools) upsertTool(state, fields);
    }),
  selectors: {
    selectToolById: (state, id: string): Tool | undefined => own(state.entities, id),
    selectToolBySlug: (state, slug: string): Tool | undefined =>
      own(state.entities, own(state.idBySlug, slug) ?? ''),
    selectToolEntities: (state) => state.entities,
  },
});

export const { selectToolById, selectToolBySlug, selectToolEntities } = toolsSlice.selectors;
