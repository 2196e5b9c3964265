import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: [
      process.env['SCREENS_OF'] === 'product' ? 'scripts/screens/product-pictures.ts' : 'scripts/screens/pictures.ts',
    ],
    globalSetup: 'server/testing/global-setup.ts',
    env: { WATCH_HOLDS: '0' },
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
});
