import { invalidCategoryWarning } from '../domain/parseTool';
import { getOwn } from '../lib/getOwn';
import type { StartListening } from '../lib/startListening';

import { isCatalogueFulfilled, responseEntitiesOf } from './responseMatchers';
import type { StateWithTools } from './toolsSlice';

/**
 * Warns about tools without a category, which are listed under the fallback unless their category is already known
 * (catalogue-14).
 */
export function addCatalogueListeners(startListening: StartListening<StateWithTools>): void {
  startListening({
    matcher: isCatalogueFulfilled,
    effect: (action, { getOriginalState }) => {
      const { entities } = getOriginalState().tools;
      for (const { id, name, category } of responseEntitiesOf(action).tools) {
        if (category === undefined && !getOwn(entities, id)) console.warn(invalidCategoryWarning(name));
      }
    },
  });
}
