import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { platforms as fixedPlatforms } from '../domain/options';

import { selectToolEntities } from './toolsSlice';

const alphabetically = (a: string, b: string) => a.localeCompare(b, 'en');

/** Returns the platforms to filter by: the fixed ones, then others that known tools name (list-26). */
export function usePlatformOptions(): readonly string[] {
  const entities = useSelector(selectToolEntities);
  return useMemo(() => {
    const named = new Set(Object.values(entities).flatMap((tool) => tool.platforms));
    for (const platform of fixedPlatforms) named.delete(platform);
    return [...fixedPlatforms, ...[...named].sort(alphabetically)];
  }, [entities]);
}

/** Returns the subcategories of the known tools in a category, or of all known tools for '' (list-26). */
export function useSubcategoryOptions(category: string): readonly string[] {
  const entities = useSelector(selectToolEntities);
  return useMemo(() => {
    const inCategory = Object.values(entities).filter(
      (tool) => category === '' || tool.category === category,
    );
    return [...new Set(inCategory.flatMap((tool) => tool.subcategories))].sort(alphabetically);
  }, [category, entities]);
}
