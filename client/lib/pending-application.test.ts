import { afterEach, expect, test, vi } from 'vitest';
import { writeStored } from './browser-storage.ts';
import { readPendingApplication, removePendingApplication, storePendingApplication } from './pending-application.ts';

const job = { jobId: '00000000-0000-4000-8000-00000000d001', title: 'Koch oder Köchin (m/w/d)' };
const dayMs = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
  removePendingApplication();
});

test('the job is kept for seven days', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  storePendingApplication(job);
  vi.advanceTimersByTime(7 * dayMs - 1);
  expect(readPendingApplication()).toEqual(job);
  vi.advanceTimersByTime(1);
  expect(readPendingApplication()).toBeNull();
});

test('after removal there is none', () => {
  storePendingApplication(job);
  removePendingApplication();
  expect(readPendingApplication()).toBeNull();
});

test.each(['', 'x', `../admin ${Date.now()} Titel`, `${job.jobId} morgen Titel`])('ignores %s', (stored) => {
  writeStored('pending_application', stored);
  expect(readPendingApplication()).toBeNull();
});
