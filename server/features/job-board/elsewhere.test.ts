import { expect, test } from 'vitest';
import type { FieldCounts, JobCount } from '#shared/jobs/board.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';

const app = testApp({ server: true });

type Query = Record<string, string>;
async function read<Answer>(path: string, query: Query): Promise<Answer> {
  const response = await fetch(`${app().baseUrl}${path}?${new URLSearchParams(query)}`);
  return (await response.json()) as Answer;
}
const counted = (query: Query) => read<JobCount>('/api/jobs/count', query);

test('a known place without hits names the nearest job that the other filters leave', async () => {
  const { owner } = await makeCrew(app());
  const title = 'Fernprobe (m/w/d)';
  const hamburg = await makePublishedJob(owner, {
    title,
    postalCode: '20095',
    town: 'Hamburg',
    employment: 'partTime',
  });
  await makePublishedJob(owner, { title, postalCode: '24103', town: 'Kiel' });
  const query = { search: 'Fernprobe', place: 'München' };
  const { count, elsewhere } = await counted(query);
  expect(count).toBe(0);
  expect(elsewhere).toEqual({
    nearest: { place: '20095 Hamburg', town: 'Hamburg', km: expect.closeTo(612, -1) },
    meantTown: null,
  });
  expect(await counted({ ...query, place: '20095 Hamburg' })).toMatchObject({ count: 1 });
  const fullTime = await counted({ ...query, employment: 'fullTime' });
  expect(fullTime.elsewhere?.nearest?.town).toBe('Kiel');
  await owner.caller.jobs.close({ jobId: hamburg.jobId });
  expect((await counted(query)).elsewhere?.nearest?.town).toBe('Kiel');
});

test('a job that lies north is not nearer than one that lies east of the place by as many degrees', async () => {
  const { owner } = await makeCrew(app());
  const title = 'Gradprobe (m/w/d)';
  await makePublishedJob(owner, { title, postalCode: '37073', town: 'Göttingen' });
  await makePublishedJob(owner, { title, postalCode: '1010', town: 'Wien', country: 'AT' });
  const { elsewhere } = await counted({ search: 'Gradprobe', place: 'München' });
  expect(elsewhere?.nearest?.town).toBe('Wien, Österreich');
});

test('nothing else is named where jobs are, without a place, or for an unknown one', async () => {
  const { owner } = await makeCrew(app());
  await makePublishedJob(owner, { title: 'Ruheprobe (m/w/d)' });
  for (const place of ['Göttingen', '', 'Nirgendwo am Nichts'])
    expect(await counted({ search: 'Ruheprobe', place })).not.toHaveProperty('elsewhere');
  const nowhere = await counted({ search: 'Quarzsand', place: 'Göttingen' });
  expect(nowhere.elsewhere).toEqual({ nearest: null, meantTown: null });
});

test('a village without hits names the town of a similar name, if it has some', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner, {
    title: 'Namensprobe (m/w/d)',
    postalCode: '34117',
    town: 'Kassel',
  });
  for (const place of ['Kasel', '54317 Kasel'])
    expect((await counted({ search: 'Namensprobe', place })).elsewhere?.meantTown).toEqual({
      place: 'Kassel',
      count: 1,
    });
  await owner.caller.jobs.close({ jobId });
  expect((await counted({ search: 'Namensprobe', place: 'Kasel' })).elsewhere?.meantTown).toBeNull();
});

test('jobs are counted by field of work under the other filters; one of an unknown field counts in each', async () => {
  const { owner } = await makeCrew(app());
  const title = 'Zählprobe (m/w/d)';
  await makePublishedJob(owner, { title, field: 'care' });
  await makePublishedJob(owner, { title, field: 'it', employment: 'partTime' });
  const fields = (query: Query) => read<FieldCounts>('/api/jobs/fields', { search: 'Zählprobe', ...query });
  expect(await fields({ field: 'care' })).toMatchObject({ care: 1, it: 1, office: 0 });
  expect(await fields({ employment: 'fullTime' })).toMatchObject({ care: 1, it: 0 });
  const { jobId } = await makePublishedJob(owner, { title });
  await app().db.pool.query('update published_jobs set field = null where job_id = $1', [jobId]);
  expect(await fields({ employment: '' })).toMatchObject({ care: 2, it: 2, office: 1 });
  expect(await fields({ place: 'Nirgendwo am Nichts' })).toEqual({});
});
