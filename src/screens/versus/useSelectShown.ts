import { useDispatch } from 'react-redux';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

import { type NavigationState, routeOptionsOf } from '../../blocks/navigationState';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { type CompareDispatch, replaceSelection } from '../../features/compare/compareThunks';

/**
 * Returns a function that makes tools the visitor's selection and navigates to their comparison (versus-12);
 * a listener offers to undo it. The page's options (`useRouteOption`) are kept, and some can be changed.
 */
export function useSelectShown(): (tools: readonly Tool[], changed?: NavigationState['options']) => void {
  const dispatch: CompareDispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as Location<unknown>;
  return (tools, changed) => {
    dispatch(replaceSelection(tools, pathname));
    const next: NavigationState = { options: { ...routeOptionsOf(state), ...changed } };
    void navigate(paths.compare(tools.map(({ slug }) => slug)), { state: next });
  };
}
