/** Props of styled elements that are no attributes. */
const ownProps = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * In place of `@emotion/is-prop-valid` (webpack.config.ts), whose list of all attributes weighs 1.6 kB: here no styled
 * element gets other props than attributes (docs/adr/0004). The tests run with it too, and fail on React's warning.
 */
export default function isPropValid(name: string): boolean {
  return !ownProps.has(name);
}
