/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

import { defaultSettings } from './src/server/buildSettings';

const config: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '\\.(ts|tsx)$': [
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
  setupFilesAfterEnv: ['<rootDir>/tests/support/setupJest.ts'],
  globals: { __SETTINGS__: defaultSettings },
  testTimeout: 20_000,
};

export default config;
