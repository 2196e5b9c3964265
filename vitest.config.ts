import { defineConfig } from 'vitest/config';
import { keepTestsInMemory } from './server/testing/in-memory.ts';

keepTestsInMemory();

const setupFiles = ['server/testing/fail-on-console-error.ts'];
const withProperties = [...setupFiles, 'server/testing/property-seed.ts'];
/** How long a polled condition may take to come true; vitest's own second is short on a busy machine. */
const expectation = { poll: { timeout: 15_000 } };

/** As many as the smallest machine has cores: left alone, vitest keeps one of the two for itself. */
const maxWorkers = 2;

/**
 * Files share a process, one after the other: loading the product anew for each of 200 files takes longer than most of their tests.
 * What a file opens it closes, and what it changes in memory it puts back.
 */
const isolate = false;

/**
 * A test has its name end in this, and a process to itself, if it puts a module of its own in place of one of the product's, or measures
 * what one turn of the event loop computes: in a process with the past of others that takes longer.
 */
const alone = 'server/**/*.alone.test.ts';

const onDatabase = {
  expect: expectation,
  globalSetup: 'server/testing/global-setup.ts',
  setupFiles: withProperties,
  // Ends what hangs. Work of seconds takes half a minute where two slow cores do other things as well.
  testTimeout: 90_000,
  hookTimeout: 60_000,
  maxWorkers,
};

export default defineConfig({
  test: {
    // Keeps compiled modules between runs.
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
        // As in production: the development build of React takes twice the time.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'component',
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          expect: expectation,
          include: ['client/**/*.component.test.tsx'],
          setupFiles: [...setupFiles, 'client/testing/setup.ts'],
          testTimeout: 90_000,
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
          // These tests drive a browser in the thread that the product runs in: how long that is held says nothing of the product.
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
