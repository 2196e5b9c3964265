import { expect, test } from 'vitest';
import { createCaller } from '../router.ts';
import { testApp } from '../testing/app.ts';
import { demoAccounts } from './demo.ts';
import { demoUser, userAt } from './people.ts';

const app = testApp();

const callerOf = async (email: string) => {
  const user = await demoUser(app(), email);
  if (user === null) throw new Error(`${email} is not there`);
  return createCaller(userAt(app(), user, { days: 0 }));
};

test('after the first start both sides have something to look at', async () => {
  await demoAccounts(app());
  const jana = await callerOf('jana.petersen@demo.example');
  const { applications } = await jana.applications.mine({});
  expect(applications.map(({ status }) => status).sort()).toEqual(['refused', 'reviewing']);
  expect((await jana.found.received({})).requests).toHaveLength(1);
  expect((await jana.releases.page({})).releases).toHaveLength(2);
  const { events } = await jana.releases.seen({ filter: 'company' });
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['viewed', 'requested']));

  const miriam = await callerOf('miriam.okonkwo@demo.example');
  expect((await miriam.candidates.page({})).candidates.length).toBeGreaterThanOrEqual(8);
  expect((await miriam.candidates.statistics({ whose: 'candidates' })).statistics).not.toBeNull();
  const jobs = await miriam.candidates.jobs();
  const care = jobs.find(({ title }) => title.startsWith('Pflegefachkraft'));
  const board = await miriam.board.ofJob({ jobId: care?.jobId ?? '' });
  expect(Object.values(board.columns).filter(({ count }) => count > 0).length).toBe(3);
  expect((await miriam.foundPeople.page({ jobId: care?.jobId ?? '' })).people.length).toBeGreaterThan(0);
}, 60_000);
