/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

import { defaultSettings } from './src/server/buildSettings';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const shared: Project = {
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  transform: {
    '\\.(ts|tsx)$|/node_modules/feed/.+\\.js$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: {
    // As in webpack.config.ts: a prop that is no attribute makes React warn, and the test fail.
    '^@emotion/is-prop-valid$': '<rootDir>/src/ui/isPropValid.ts',
    // As in `npm start`: the build that warns.
    '^@emotion/cache$': '<rootDir>/node_modules/@emotion/cache/dist/emotion-cache.development.cjs.js',
  },
  // feed is an ES module, which jest loads only compiled on Node 20.
  transformIgnorePatterns: ['/node_modules/(?!feed/)'],
  globals: { __SETTINGS__: defaultSettings },
};

/** Tests that need a page; the others do without jsdom, React and Testing Library, which take a second to load. */
const pageTests = ['**/*.test.tsx', '**/*.dom.test.ts'];

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts', ...pageTests.map((pattern) => `!${pattern}`)],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setupTests.ts'],
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: pageTests,
      setupFilesAfterEnv: ['<rootDir>/tests/support/setupPage.ts', '<rootDir>/tests/support/setupTests.ts'],
    },
  ],
  testTimeout: 60_000,
  // By default jest leaves one core idle, half of a machine with two.
  maxWorkers: '100%',
};

export default config;
