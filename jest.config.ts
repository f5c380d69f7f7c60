/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

import { defaultSettings } from './src/server/buildSettings';

const config: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
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
  // As in webpack.config.ts: a prop that is no attribute makes React warn, and the test fail.
  moduleNameMapper: { '^@emotion/is-prop-valid$': '<rootDir>/src/ui/isPropValid.ts' },
  // feed is an ES module, which jest loads only compiled on Node 20.
  transformIgnorePatterns: ['/node_modules/(?!feed/)'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/setupJest.ts'],
  globals: { __SETTINGS__: defaultSettings, __CATALOGUE_FOLDER__: '' },
  testTimeout: 60_000,
  // By default jest leaves one core idle, half of a machine with two.
  maxWorkers: '100%',
};

export default config;
