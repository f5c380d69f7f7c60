/**
 * Replaces the Collapse that Material UI's Accordion imports; ours uses ExpandTransition (webpack.config.ts).
 */
export default function NoCollapse(): never {
  throw new Error('Accordions have no Collapse here: pass ExpandTransition as their transition.');
}
