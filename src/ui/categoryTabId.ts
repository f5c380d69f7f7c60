/** The id of a category's tab; the panel it opens is labelled by it. */
export function categoryTabId(panelId: string, slug: string): string {
  return `${panelId}-tab-${slug || 'all'}`;
}
