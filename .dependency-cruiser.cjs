// The layer rules of the README: an import only ever points down.
const layers = [
  'server',
  'app',
  'screens',
  'blocks',
  'features',
  'catalogue',
  'ui',
  'seo',
  'platform',
  'domain',
  'lib',
];
const mayImport = {
  app: ['screens', 'blocks', 'features', 'catalogue', 'ui', 'seo', 'platform', 'domain', 'lib'],
  server: ['app', 'screens', 'blocks', 'features', 'catalogue', 'ui', 'seo', 'platform', 'domain', 'lib'],
  screens: ['blocks', 'features', 'catalogue', 'ui', 'seo', 'platform', 'domain', 'lib'],
  blocks: ['features', 'catalogue', 'ui', 'seo', 'platform', 'domain', 'lib'],
  features: ['catalogue', 'ui', 'seo', 'platform', 'domain', 'lib'],
  catalogue: ['platform', 'domain', 'lib'],
  ui: ['domain', 'lib'],
  seo: ['domain', 'lib'],
  platform: ['lib'],
  domain: ['lib'],
  lib: [],
};
const { devDependencies } = require('./package.json');

// schema-dts contains types only.
const developmentPackages = Object.keys(devDependencies).filter((name) => name !== 'schema-dts');

const tests = '[.]test[.]tsx?$';
const pure = '^src/(domain|lib)/';

module.exports = {
  forbidden: [
    ...layers.map((layer) => ({
      name: `${layer}-imports-only-below`,
      severity: 'error',
      from: { path: `^src/${layer}/`, pathNot: tests },
      to: {
        path: '^src/',
        pathNot: [layer, ...mayImport[layer]].map((name) => `^src/${name}/`),
      },
    })),
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'screens-never-import-each-other',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/', pathNot: tests },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'parts-are-private-to-their-folder',
      severity: 'error',
      from: { path: '^src/([^/]+)/([^/]+)/', pathNot: tests },
      to: { path: '^src/[^/]+/[^/]+/parts/', pathNot: '^src/$1/$2/' },
    },
    {
      name: 'domain-and-lib-know-no-react-and-no-browser-library',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: {
        path: 'node_modules/(react|react-dom|react-redux|react-router|@mui|@emotion|notistack|redux-persist)/',
      },
    },
    {
      name: 'ui-and-seo-know-no-store',
      severity: 'error',
      from: { path: '^src/(ui|seo)/', pathNot: tests },
      to: { path: 'node_modules/(react-redux|@reduxjs|redux-persist)/' },
    },
    {
      name: 'the-host-needs-no-dev-dependencies',
      severity: 'error',
      from: { path: '^src/server/(serve|catalogue/catalogueCheck|database/catalogueLoad)[.]ts$' },
      to: { path: `node_modules/(${developmentPackages.join('|')})/`, reachable: true },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/index[.]tsx?$', pathNot: '^src/app/index[.]tsx$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
