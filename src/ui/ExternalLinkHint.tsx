import { VisuallyHidden } from './VisuallyHidden';

/**
 * Tells screen readers that a link opens a new tab. Used inside a link with target="_blank", after its text.
 */
export function ExternalLinkHint() {
  return <VisuallyHidden>{' (opens in a new tab)'}</VisuallyHidden>;
}
