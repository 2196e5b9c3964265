import { defineConfig } from 'vitest/config';
import { keepTestDataInMemory } from './server/testing/in-memory.ts';

keepTestDataInMemory();

const setupFiles = ['server/testing/fail-on-console-error.ts'];
const withProperties = [...setupFiles, 'server/testing/property-seed.ts'];
/** Vitest's default of one second is too short on a busy machine. */
const expectation = { poll: { timeout: 15_000 } };

/** The cores of the smallest supported machine. By default vitest reserves one of them for itself. */
const maxWorkers = 2;

/**
 * Files share a process because loading the product for each of 200 files takes longer than most of their tests. Each
 * file closes what it opens and restores what it changes in memory.
 */
const isolate = false;

/** Tests with a separate process because they replace a module or measure blocking of the event loop. */
const alone = 'server/**/*.alone.test.ts';

const onDatabase = {
  expect: expectation,
  globalSetup: 'server/testing/global-setup.ts',
  setupFiles: withProperties,
  // Ends hanging tests. On two busy cores, work of seconds takes half a minute.
  testTimeout: 90_000,
  hookTimeout: 60_000,
  maxWorkers,
};

export default defineConfig({
  test: {
    // Caches compiled modules between runs.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/vitest',
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts', 'scripts/{checks/,simulation/,}*.test.ts'],
          setupFiles: withProperties,
          testTimeout: 30_000,
          isolate,
          maxWorkers,
        },
      },
      {
        // The production build of React takes half the time of the development build.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'component',
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          expect: expectation,
          include: ['client/**/*.component.test.tsx'],
          setupFiles: [...setupFiles, 'client/testing/setup.ts'],
          testTimeout: 30_000,
          isolate,
          maxWorkers,
        },
      },
      {
        test: { ...onDatabase, name: 'database', include: ['server/**/*.test.ts'], exclude: [alone], isolate },
      },
      {
        test: { ...onDatabase, name: 'alone', include: [alone] },
      },
      {
        test: {
          name: 'browser',
          // The test drives the browser in the thread of the product, so blocking says nothing about the product.
          env: { WATCH_HOLDS: '0' },
          expect: expectation,
          include: ['scripts/e2e/**/*.test.ts'],
          globalSetup: 'server/testing/global-setup.ts',
          setupFiles,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          isolate,
          sequence: { groupOrder: 1 },
          maxWorkers,
        },
      },
      {
        test: {
          name: 'system',
          expect: expectation,
          include: ['scripts/system/**/*.test.ts'],
          globalSetup: 'scripts/system/global-setup.ts',
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
