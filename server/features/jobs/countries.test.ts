import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeJob, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();
const onlineOf = (jobId: string) => app().db.prisma.publishedJob.findUniqueOrThrow({ where: { jobId } });

test('an Austrian job needs a figure to be published, and 14 salaries count for its year', async () => {
  const { owner } = await makeCrew(app());
  const salzburg = { country: 'AT', postalCode: '5020', town: 'Salzburg' } as const;
  const refused = await makeJob(owner, {
    ...salzburg,
    payKind: 'none',
    payReason: 'Das besprechen wir im ersten Gespräch.',
  });
  expect(await outcomeOf(owner.caller.jobs.publish({ jobId: refused.jobId, revision: refused.revision }))).toBe(
    'JOB_NOT_READY',
  );
  const { jobId } = await makePublishedJob(owner, { ...salzburg, payFrom: 2800, payTo: 3100 });
  expect(await onlineOf(jobId)).toMatchObject({
    ...{ country: 'AT', postalCode: '5020', latitude: 47.799 },
    pay: { from: 2800, currency: 'EUR', salaries: 14 },
    ...{ payRank: 1_000_039_200, payYearTo: 43_400 },
  });
});

test('a Swiss job pays in francs and needs no figure', async () => {
  const { owner } = await makeCrew(app());
  const zurich = { country: 'CH', postalCode: '8001', town: 'Zürich' } as const;
  const paid = await makePublishedJob(owner, { ...zurich, payFrom: 5500, payTo: 6200 });
  expect(await onlineOf(paid.jobId)).toMatchObject({ pay: { currency: 'CHF' }, payRank: 66_000, payYearTo: 74_400 });
  const silent = { ...zurich, payKind: 'none', payReason: 'Das besprechen wir im ersten Gespräch.' } as const;
  expect(await onlineOf((await makePublishedJob(owner, silent)).jobId)).toMatchObject({ payRank: 0 });
});

test('an Austrian postal code is saved before its town is chosen, and the town with its country', async () => {
  const { editor } = await makeCrew(app());
  const { jobId } = await makeJob(editor);
  for (const place of [{ town: '' }, { town: 'Salzburg', country: 'AT' }] as const) {
    const { revision, draft } = await editor.caller.jobs.job({ jobId });
    await editor.caller.jobs.save({ jobId, revision, draft: { ...draft, postalCode: '5020', ...place } });
  }
  expect((await editor.caller.jobs.job({ jobId })).draft).toMatchObject({ town: 'Salzburg', country: 'AT' });
});
