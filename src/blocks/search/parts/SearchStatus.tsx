import { useDebounced } from '../../../ui/useDebounced';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { searchLimits } from '../searchLimits';

/**
 * Announces the results to screen readers after the last keystroke (search-14). A separate component, so that
 * nothing else rerenders for it.
 */
export function SearchStatus({ text }: { text: string }) {
  return <VisuallyHidden role="status">{useDebounced(text, searchLimits.statusMs)}</VisuallyHidden>;
}
