import { expect, test } from 'vitest';
import type { JobCount } from '#shared/jobs/board.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';

const app = testApp({ server: true });

async function counted(query: Record<string, string>): Promise<JobCount> {
  const response = await fetch(`${app().baseUrl}/api/jobs/count?${new URLSearchParams(query)}`);
  return (await response.json()) as JobCount;
}

test('a mistyped strength is recognised', async () => {
  expect(await counted({ search: 'Empatie' })).toMatchObject({ count: 0, meant: 'Empathie' });
});

test('a mistyped word without hits names the word of an open job that was meant', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner, { title: 'Glasbläserei (m/w/d)' });
  expect(await counted({ search: 'Glasblaserie' })).toMatchObject({ count: 0, meant: 'Glasbläserei' });
  expect(await counted({ search: 'Glasblaserie', pay: '900000' })).toMatchObject({ count: 0, meant: 'Glasbläserei' });
  for (const search of ['Glasbläserei', 'Quarzsand']) expect((await counted({ search })).meant).toBeUndefined();
  await owner.caller.jobs.close({ jobId });
  expect(await counted({ search: 'Glasblaserie' })).toEqual({ count: 0, place: null, isPlaceUnknown: false });
});
