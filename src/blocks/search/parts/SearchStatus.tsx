import { useDebounced } from '../../../ui/useDebounced';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { searchLimits } from '../searchLimits';

/** Tells a screen reader what was found, after the last key (search-14); apart, so that nothing else renders then. */
export function SearchStatus({ text }: { text: string }) {
  return <VisuallyHidden role="status">{useDebounced(text, searchLimits.statusMs)}</VisuallyHidden>;
}
