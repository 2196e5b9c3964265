import { expect, test } from 'vitest';
import type { JobDraft } from '#shared/jobs/draft.ts';
import { writeJobsCsv } from '#shared/jobs/import-file.ts';
import { testApp } from '../../testing/app.ts';
import { jobRecord, makeJobDraft, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { fillFields } from './service.ts';

const app = testApp({ mail: false });

const fieldOf = async (jobId: string): Promise<string | null> =>
  (await app().db.prisma.publishedJob.findUniqueOrThrow({ where: { jobId } })).field;

async function publish(changes: Partial<JobDraft>) {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner, changes);
  const republish = async (next: Partial<JobDraft>) => {
    const job = await owner.caller.jobs.job({ jobId });
    const { revision } = await owner.caller.jobs.save({
      ...{ jobId, revision: job.revision },
      draft: { ...job.draft, ...next },
    });
    await owner.caller.jobs.publish({ jobId, revision });
  };
  return { owner, jobId, republish };
}

test('a published job has the guessed field until the company chooses one, which no title changes', async () => {
  const { jobId, republish } = await publish({ title: 'Lagerhelfer' });
  expect(await fieldOf(jobId)).toBe('logistics');
  await republish({ title: 'Küchenhilfe' });
  expect(await fieldOf(jobId)).toBe('hospitality');
  await republish({ field: 'cleaning' });
  await republish({ title: 'Pflegehelfer' });
  expect(await fieldOf(jobId)).toBe('cleaning');
  await republish({ field: null });
  expect(await fieldOf(jobId)).toBe('care');
});

test('an unknown title has no field, and an unknown field is refused', async () => {
  const { jobId, owner } = await publish({ title: 'Teamleitung' });
  expect(await fieldOf(jobId)).toBe('');
  const { revision } = await owner.caller.jobs.job({ jobId });
  const draft = makeJobDraft({ field: 'magic' as never });
  expect(await outcomeOf(owner.caller.jobs.save({ jobId, revision, draft }))).toBe('BAD_REQUEST');
});

test('jobs from before fields get theirs at the start; a choice stays', async () => {
  const jobs = [await publish({ title: 'Lagerhelfer' }), await publish({ title: 'Teamleitung' })];
  const chosen = await publish({ title: 'Lagerhelfer', field: 'office' });
  const ids = jobs.map(({ jobId }) => jobId);
  await app().db.prisma.publishedJob.updateMany({ where: { jobId: { in: ids } }, data: { field: null } });
  await Promise.all([fillFields(app()), fillFields(app())]);
  expect(await Promise.all([...ids, chosen.jobId].map(fieldOf))).toEqual(['logistics', '', 'office']);
});

test('an import sets the field by its German name; an empty cell keeps the choice', async () => {
  const { owner } = await makeCrew(app());
  const imported = async (arbeitsbereich: string) => {
    await owner.caller.jobs.applyImport({
      csv: writeJobsCsv([jobRecord('a', { titel: 'Lagerhelfer', arbeitsbereich })]),
    });
    const { jobs } = await owner.caller.jobs.page({});
    return (await owner.caller.jobs.job({ jobId: jobs[0]?.jobId ?? '' })).draft.field;
  };
  expect(await imported('')).toBeNull();
  expect(await imported('Büro und Verwaltung')).toBe('office');
  expect(await imported('')).toBe('office');
  expect(await outcomeOf(imported('Zauberei'))).toBe('INVALID_INPUT');
});
