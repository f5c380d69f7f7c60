/** A rule that reports what a selector (esquery) matches. */
const restricted = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

/** Syntax of which this project has a better form. */
export default {
  meta: { name: 'restricted-syntax' },
  rules: {
    'palette-mode': restricted(
      "MemberExpression[object.property.name='palette'][property.name='mode']",
      'Use theme.vars and theme.applyStyles: palette.mode does not follow the visitor’s choice.',
    ),
    'cast-to-never': restricted(
      'TSAsExpression > TSNeverKeyword',
      'Give the value its type instead of casting it to never.',
    ),
    'annotated-selector': restricted(
      "CallExpression[callee.name='useSelector'] > ArrowFunctionExpression > Identifier[typeAnnotation]",
      'Components know no state types: pass a selector, or use a hook of the feature.',
    ),
  },
};
