import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { selectionReplaced } from '../../features/compare/compareSlice';

export interface CompareFirst {
  label: string;
  compare: () => void;
}

/**
 * Makes the first three tools of a list the selection and goes to their comparison (saved-23); undefined with fewer than
 * two.
 */
export function useCompareFirst(tools: readonly Tool[]): CompareFirst | undefined {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (tools.length < limits.compareFewest) return undefined;
  const first = tools.slice(0, limits.compareMost);
  return {
    label: tools.length === 2 ? 'Compare both' : 'Compare first three',
    compare: () => {
      dispatch(selectionReplaced({ tools: first }));
      void navigate(paths.compare(first.map(({ slug }) => slug)));
    },
  };
}
