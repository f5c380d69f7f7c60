import { shortDescriptionOf, type Tool, toolWithDefaults } from './tool';

/** An entry of the list of recently viewed tools (tool-27); `timestamp` is an ISO time. */
export interface ViewedTool extends Pick<
  Tool,
  '_id' | 'name' | 'slug' | 'logo' | 'category' | 'description'
> {
  timestamp: string;
}

/** Returns the entry for a tool, with its description cut to 100 characters. */
export function viewedToolOf(tool: Tool, timestamp: string): ViewedTool {
  const { _id, name, slug, logo, category, description } = tool;
  return { _id, name, slug, logo, category, description: shortDescriptionOf(description), timestamp };
}

/** Returns the tool of an entry, with defaults for the fields that the entry lacks. */
export function toolOfViewed({ _id, name, slug, logo, category, description }: ViewedTool): Tool {
  return toolWithDefaults({ _id, id: _id, name, slug, logo, category, description });
}
