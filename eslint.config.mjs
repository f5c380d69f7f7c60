import baseline from 'eslint-plugin-baseline-js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const restrictedPalette = {
  selector: "MemberExpression[object.property.name='palette'][property.name='mode']",
  message: 'Use theme.vars and theme.applyStyles: palette.mode does not follow the visitor’s choice.',
};

const neverCast = {
  selector: 'TSAsExpression > TSNeverKeyword',
  message: 'Give the value its type instead of casting it to never.',
};

const annotatedSelector = {
  selector:
    "CallExpression[callee.name='useSelector'] > ArrowFunctionExpression > Identifier[typeAnnotation]",
  message: 'Components know no state types: pass a selector, or use a hook of the feature.',
};

/** What all browsers can that "browserslist" in package.json names. */
const inBaseline = (...ignoreFeatures) => [
  'error',
  {
    available: 2023,
    includeWebApis: { preset: 'type-aware' },
    includeJsBuiltins: { preset: 'type-aware' },
    ignoreFeatures,
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.cache/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '**/*.cjs',
      '**/*.mjs',
    ],
  },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  { plugins: { 'baseline-js': baseline } },
  {
    plugins: { 'import-sort': importSort },
    rules: {
      // Side effects, Node, packages, then parent folders and the own one: a blank line between the groups.
      'import-sort/imports': [
        'error',
        { groups: [['^\\u0000'], ['^node:'], ['^@?\\w'], ['^\\.\\.'], ['^\\.']] },
      ],
    },
  },
  { plugins: { 'jsx-a11y-x': jsxA11y }, rules: jsxA11y.configs.strict.rules },
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', restrictedPalette],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@mui/material', message: 'Import by path: @mui/material/Button.' },
            { name: '@mui/icons-material', message: 'Import by path: @mui/icons-material/TuneOutlined.' },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['src/**/*'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'src/platform/**', 'src/app/**', 'src/server/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Randomness comes in the action; draw it in platform/.',
        },
        { object: 'Date', property: 'now', message: 'Time comes in the action; read it in platform/.' },
      ],
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
    },
  },
  {
    files: ['src/**/*'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', restrictedPalette, neverCast] },
  },
  {
    files: ['src/screens/**/*', 'src/blocks/**/*'],
    rules: { 'no-restricted-syntax': ['error', restrictedPalette, neverCast, annotatedSelector] },
  },
  // Safari on phones has no wheel, and needs none.
  {
    files: ['src/**/*'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'src/server/**'],
    rules: { 'baseline-js/use-baseline': inBaseline('wheel-events') },
  },
  // Adapters look first whether the browser has it.
  {
    files: ['src/platform/**/*'],
    ignores: ['**/*.test.ts'],
    rules: { 'baseline-js/use-baseline': inBaseline('async-clipboard', 'requestidlecallback') },
  },
  { files: ['src/server/**/*', 'tests/**/*', '*.config.ts'], rules: { 'no-console': 'off' } },
);
