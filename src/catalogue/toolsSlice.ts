import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

import { mergeTool, type Tool, type ToolFields } from '../domain/tool';

import { own } from '../lib/own';

import { answerArrived, receivedBy } from './received';

const adapter = createEntityAdapter<Tool>();

/** Every tool that any answer has brought, once, and the way from its slug to its id. */
export interface ToolsState extends EntityState<Tool, string> {
  idBySlug: Record<string, string>;
}

const initialState: ToolsState = adapter.getInitialState({ idBySlug: {} });

function keepTool(state: ToolsState, fields: ToolFields): void {
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
    builder.addMatcher(answerArrived, (state, action) => {
      for (const fields of receivedBy(action).tools) keepTool(state, fields);
    }),
  selectors: {
    selectToolById: (state, id: string): Tool | undefined => own(state.entities, id),
    selectToolBySlug: (state, slug: string): Tool | undefined =>
      own(state.entities, own(state.idBySlug, slug) ?? ''),
    selectToolEntities: (state) => state.entities,
  },
});

export const { selectToolById, selectToolBySlug, selectToolEntities } = toolsSlice.selectors;
