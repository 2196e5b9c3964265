import { defineConfig } from 'vitest/config';

const setupFiles = ['server/testing/fail-on-console-error.ts'];
const withProperties = [...setupFiles, 'server/testing/property-seed.ts'];
/** How long a polled condition may take to come true; vitest's own second is short on a busy machine. */
const expectation = { poll: { timeout: 15_000 } };

/** As many as the smallest machine has cores: left alone, vitest keeps one of the two for itself. */
const maxWorkers = 2;

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts', 'scripts/*.test.ts'],
          setupFiles: withProperties,
          testTimeout: 30_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'database',
          expect: expectation,
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/global-setup.ts',
          setupFiles: withProperties,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'browser',
          // These tests drive a browser in the thread that the product runs in: how long that is held says nothing of the product.
          env: { WATCH_HOLDS: '0' },
          expect: expectation,
          include: ['scripts/e2e/**/*.test.ts'],
          globalSetup: 'server/testing/global-setup.ts',
          setupFiles,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
          maxWorkers,
        },
      },
      {
        test: {
          name: 'system',
          expect: expectation,
          include: ['scripts/system/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 90_000,
          sequence: { groupOrder: 2 },
          maxWorkers,
        },
      },
    ],
  },
});
