import { createSelector } from '@reduxjs/toolkit';

import { platforms as fixedPlatforms } from '../domain/options';
import type { Tool } from '../domain/tool';

import { selectToolEntities } from './toolsSlice';

const alphabetically = (a: string, b: string) => a.localeCompare(b, 'en');

const selectKnownTools = createSelector([selectToolEntities], (entities): Tool[] => Object.values(entities));

/** The fixed platforms, then those that the known tools name beside them (list-26). */
export const selectPlatformOptions = createSelector([selectKnownTools], (tools): string[] => {
  const named = new Set(tools.flatMap((tool) => tool.platforms));
  for (const platform of fixedPlatforms) named.delete(platform);
  return [...fixedPlatforms, ...[...named].sort(alphabetically)];
});

/** The subcategories of a category's known tools; of all known tools when the category is '' (list-26). */
export const selectSubcategoryOptions = createSelector(
  [selectKnownTools, (_state: Parameters<typeof selectKnownTools>[0], category: string) => category],
  (tools, category): string[] => {
    const inCategory = tools.filter((tool) => category === '' || tool.category === category);
    return [...new Set(inCategory.flatMap((tool) => tool.subcategories))].sort(alphabetically);
  },
);
