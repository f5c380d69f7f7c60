import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { type CompareDispatch, replaceSelection } from '../../features/compare/compareThunks';

export interface CompareFirst {
  label: string;
  compare: () => void;
}

/** Returns the first three tools of a list to compare, or undefined if there are fewer than two. */
function firstOf(tools: readonly Tool[]): { first: readonly Tool[]; slugs: readonly string[] } | undefined {
  if (tools.length < limits.minCompared) return undefined;
  const first = tools.slice(0, limits.maxCompared);
  return { first, slugs: first.map(({ slug }) => slug) };
}

/**
 * Returns the label and handler of a button that makes the first three tools of the visitor's list the
 * selection and opens their comparison (saved-23).
 */
export function useCompareFirst(tools: readonly Tool[]): CompareFirst | undefined {
  const dispatch: CompareDispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const compared = firstOf(tools);
  return (
    compared && {
      label: tools.length === 2 ? 'Compare both' : 'Compare first three',
      compare: () => {
        dispatch(replaceSelection(compared.first, pathname));
        void navigate(paths.compare(compared.slugs));
      },
    }
  );
}

/**
 * Returns the label and handler of a button that opens the public comparison of the first three tools of a
 * received list, and leaves the selection as it is (saved-33).
 */
export function useCompareReceived(tools: readonly Tool[]): CompareFirst | undefined {
  const navigate = useNavigate();
  const compared = firstOf(tools);
  return (
    compared && {
      label: tools.length === 2 ? 'Compare both' : 'Compare the first three',
      compare: () => void navigate(paths.versus(compared.slugs)),
    }
  );
}
