import { VisuallyHidden } from './VisuallyHidden';

/** Used inside a link with target="_blank", after its text. */
export function ExternalLinkHint() {
  return <VisuallyHidden>{' (opens in a new tab)'}</VisuallyHidden>;
}
