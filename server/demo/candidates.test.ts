import { expect, test } from 'vitest';
import { createCaller } from '../router.ts';
import { testApp } from '../testing/app.ts';
import { demoLocked } from './accounts.ts';
import { demoAccounts } from './demo.ts';
import { demoUser, userAt } from './people.ts';

const app = testApp();

const callerOf = async (email: string) => {
  const user = await demoUser(app(), email);
  if (user === null) throw new Error(`${email} is not there`);
  return createCaller(userAt(app(), user, { days: 0 }));
};

test('after the first start both sides have something to look at, and so has staff', async () => {
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

  const staff = await demoUser(app(), 'admin@demo.example');
  if (staff === null) throw new Error('staff is not there');
  const admin = createCaller(userAt(app(), { ...staff, platformRole: 'platform_admin' }, { days: 0 }));
  const [locked, ...others] = (await admin.adminUsers.page({ state: 'locked' })).rows;
  expect([locked?.email, others]).toEqual([demoLocked.email, []]);
  const { lock } = await admin.adminUsers.user({ userId: locked?.userId ?? '' });
  expect(lock?.reason).toContain('unter dem Namen einer anderen Person');
  const [taken, ...more] = (await admin.adminCourses.page({ state: 'takenDown' })).rows;
  expect([taken?.title, more]).toEqual(['Treppen richtig aufmessen', []]);
  const { decisions } = await (await callerOf('cornelia.brandt@demo.example')).moderation.ofResource({
    resourceId: taken?.courseId ?? '',
  });
  expect(decisions).toMatchObject([{ liftedAt: null, answer: expect.stringContaining('selbst geschrieben') }]);
  const lists = (await admin.adminImport.versions()).find(({ testVariant }) => testVariant === 'test1');
  const textsOf = async (wanted: 'active' | 'draft') => {
    const versionId = lists?.versions.find(({ status }) => status === wanted)?.versionId ?? 0;
    const { skills } = await admin.adminImport.version({ versionId });
    return skills.flatMap(({ statements }) => statements.map(({ text }) => text));
  };
  const active = new Set(await textsOf('active'));
  expect((await textsOf('draft')).filter((text) => !active.has(text))).toHaveLength(4);
  expect(app().settings.current().notice.isOn).toBe(false);
}, 60_000);
