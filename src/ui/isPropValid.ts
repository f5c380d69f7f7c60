/** Props of styled elements that are not attributes. */
const ownProps = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * Replaces `@emotion/is-prop-valid` (webpack.config.ts), whose list of all attributes weighs 1.6 kB: styled
 * elements here receive no other props than attributes (docs/adr/0004). The tests use it too, and fail on
 * React's warning.
 */
export default function isPropValid(name: string): boolean {
  return !ownProps.has(name);
}
