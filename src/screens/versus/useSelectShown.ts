import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { selectionReplaced } from '../../features/compare/compareSlice';

/**
 * Makes tools the visitor's selection and leads to their comparison (versus-12); a listener offers the way back. The options are those
 * of `useRouteOption`.
 */
export function useSelectShown(): (
  tools: readonly Tool[],
  options?: Readonly<Record<string, unknown>>,
) => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (tools, options) => {
    dispatch(selectionReplaced({ tools, address: pathname }));
    void navigate(paths.compare(tools.map(({ slug }) => slug)), { state: options });
  };
}
