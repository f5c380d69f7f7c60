import { mergeTool, shortDescriptionOf, type Tool } from './tool';

/** What the list of recently viewed tools keeps of a tool (tool-27); `timestamp` is an ISO time. */
export interface ViewedTool extends Pick<
  Tool,
  '_id' | 'name' | 'slug' | 'logo' | 'category' | 'description'
> {
  timestamp: string;
}

/** A tool as the list of recently viewed tools keeps it: its description cut to 100 characters. */
export function viewedToolOf(tool: Tool, timestamp: string): ViewedTool {
  const { _id, name, slug, logo, category, description } = tool;
  return { _id, name, slug, logo, category, description: shortDescriptionOf(description), timestamp };
}

/** What is known of a tool from the list of recently viewed tools alone. */
export function toolOfViewed({ _id, name, slug, logo, category, description }: ViewedTool): Tool {
  return mergeTool(undefined, { _id, id: _id, name, slug, logo, category, description });
}
