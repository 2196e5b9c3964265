import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Taking pictures borrows the product, the people and the browser of the tests; it is no test of the suite. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['scripts/screens/pictures.ts'],
    globalSetup: 'server/testing/global-setup.ts',
    env: { WATCH_HOLDS: '0' },
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
});
