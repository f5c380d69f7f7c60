/** Returns the id of a category's tab, which labels the panel it opens. */
export function categoryTabId(panelId: string, slug: string): string {
  return `${panelId}-tab-${slug || 'all'}`;
}
