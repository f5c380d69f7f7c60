import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import type { NavigationState } from '../../blocks/navigationState';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { type CompareDispatch, replaceSelection } from '../../features/compare/compareThunks';

/**
 * Returns a function that makes tools the visitor's selection and navigates to their comparison (versus-12);
 * a listener offers to undo it. The options are those of `useRouteOption`.
 */
export function useSelectShown(): (tools: readonly Tool[], options?: NavigationState['options']) => void {
  const dispatch: CompareDispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (tools, options) => {
    dispatch(replaceSelection(tools, pathname));
    void navigate(paths.compare(tools.map(({ slug }) => slug)), options && { state: { options } });
  };
}
