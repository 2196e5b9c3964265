import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { fillJobs, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';

const app = testApp();

test('a job that was published is online', async () => {
  const { editor } = await makeCrew(app());
  const job = await makePublishedJob(editor);
  expect(job).toMatchObject({ status: 'published', isOnline: true, hasChanges: false });
  const row = await app().db.prisma.publishedJob.findUniqueOrThrow({ where: { jobId: job.jobId } });
  expect(row).toMatchObject({ orgName: 'Musterhaus', latitude: 51.536, longitude: 9.939, payYearFrom: 40_680 });
});

test('many jobs are filled in at once', async () => {
  await fillJobs(app(), 1000);
  expect(await app().db.prisma.publishedJob.count()).toBe(1001);
});
