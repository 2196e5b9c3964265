import { beforeEach, expect, test } from 'vitest';
import type { PersonEventKind } from '#shared/releases/view-log-events.ts';
import { inTransaction } from '../../core/database/db.ts';
import { days, hours, minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { expireRelease, makeReleasedPerson, release } from '../../testing/releases.ts';
import { type Applicant, makeApplicant, skillsFrom } from '../../testing/results.ts';
import { recordEvent, recordViews } from './view-log.ts';

const app = testApp({ mail: false });
beforeEach(() => app().clock.set(new Date('2026-11-24T10:00:00Z')));

const look = ({ orgId, owner }: Crew, { userId }: Pick<Applicant, 'userId'>, viewerId = owner.userId) =>
  inTransaction(app().db, (tx) =>
    recordViews(app(), tx, { orgId, viewerId, as: 'whole', people: [{ userId, jobTitle: null }] }),
  );
const record = (orgId: string, { userId }: Pick<Applicant, 'userId'>, kind: PersonEventKind) =>
  inTransaction(app().db, (tx) => recordEvent(app(), tx, { userId, orgId, kind }));

const shown = async ({ caller }: Pick<Applicant, 'caller'>) => (await caller.releases.page({})).releases;
const former = async ({ caller }: Pick<Applicant, 'caller'>) => (await caller.releases.formerCompanies({})).companies;

const poolProfile = (userId: string) => {
  const packed = { skillIds: [], leads: [], rankedSkills: 0, valueWeights: [], isLimited: false };
  const expiresAt = new Date(app().clock.now().getTime() + days(300));
  const data = { userId, threshold: 70, snapshot: {}, ...packed, since: app().clock.now(), expiresAt };
  return app().db.prisma.foundProfile.create({ data });
};

test('several acts for one company make one entry, with its views and applications', async () => {
  const { crew, jobId, person } = await makeReleasedPerson(app(), 'profile');
  const other = await makePublishedJob(crew.owner, { title: 'Köchin' });
  await applyAs(person, { jobId });
  app().clock.advance(minutes(1));
  await applyAs(person, { jobId: other.jobId });
  await look(crew, person);
  await look(crew, person, crew.admin.userId);
  app().clock.advance(hours(1));
  await look(crew, person);
  await record(crew.orgId, person, 'exported');
  const [entry, ...more] = await shown(person);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    company: { name: 'Musterhaus', slug: null, logoUrl: null },
    isLocked: false,
    scope: 'named',
    parts: {
      isAnonymous: false,
      hasContact: true,
      hasPhone: true,
      hasMatch: true,
      skills: { shown: 30, of: 30, hidden: 0 },
      hasValues: true,
      hasProfile: false,
    },
    views: { count: 4, lastAt: app().clock.now() },
    applications: { count: 2, titles: ['Köchin', 'Pflegefachkraft (m/w/d)'] },
  });
  expect(await former(person)).toEqual([]);
});

test('the newest view names its job, and only if all applications are refused, they are', async () => {
  const { crew, jobId, person } = await makeReleasedPerson(app(), 'named');
  const other = await makePublishedJob(crew.owner, { title: 'Köchin' });
  const facts = async () => {
    const [entry] = await shown(person);
    return [entry?.views.lastJob, entry?.applications.areRefused];
  };
  const open = (job: string, jobTitle: string) =>
    inTransaction(app().db, (tx) =>
      recordViews(app(), tx, {
        ...{ orgId: crew.orgId, viewerId: crew.owner.userId, as: 'whole' },
        people: [{ userId: person.userId, jobTitle, jobId: job }],
      }),
    );
  expect(await facts()).toEqual([null, false]);
  await open(other.jobId, 'Köchin');
  const { applicationId } = await applyAs(person, { jobId });
  expect(await facts()).toEqual(['Köchin', false]);
  await open(jobId, 'Leitung');
  expect(await facts()).toEqual(['Leitung', false]);
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'refused', refusalReason: 'filled' });
  expect(await facts()).toEqual(['Leitung', true]);
  app().clock.advance(hours(1));
  await look(crew, person);
  await applyAs(person, { jobId: other.jobId });
  expect(await facts()).toEqual([null, false]);
});

test('a withdrawn application is not listed, and another person’s views and applications never count', async () => {
  const { crew, jobId, person } = await makeReleasedPerson(app(), 'named');
  const { applicationId } = await applyAs(person, { jobId });
  await person.caller.applications.withdraw({ applicationId, endsRelease: false });
  const stranger = await makeApplicant(app(), { skills: skillsFrom(3) });
  await applyAs(stranger, { jobId });
  await look(crew, stranger);
  expect(await shown(person)).toMatchObject([
    { views: { count: 0, lastAt: null }, applications: { count: 0, titles: [] } },
  ]);
  expect(await shown(stranger)).toMatchObject([{ views: { count: 1 }, applications: { count: 1 } }]);
});

test('a narrowed release names only the parts that are left', async () => {
  const { person, releaseId } = await makeReleasedPerson(app(), 'profile');
  const parts = async () => (await shown(person))[0]?.parts;
  const withProfile = async () => (await person.caller.releases.page({})).withProfile;
  expect(await parts()).toMatchObject({ hasContact: true, hasProfile: true });
  expect(await withProfile()).toBe(1);
  await person.caller.releases.narrow({ releaseId, scope: 'anonymous' });
  expect(await withProfile()).toBe(0);
  expect(await parts()).toEqual({
    ...{
      isAnonymous: true,
      hasContact: false,
      hasPhone: false,
      hasMatch: true,
      skills: { shown: 3, of: 30, hidden: 0 },
      hasValues: false,
      hasProfile: false,
    },
  });
});

test('a locked company is marked, because it sees nothing', async () => {
  const { crew, person } = await makeReleasedPerson(app());
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { lockedAt: app().clock.now() } });
  expect(await shown(person)).toMatchObject([{ isLocked: true }]);
});

test('withdrawn and expired releases make former companies with the end, the expired one before its cleanup', async () => {
  const { crew, person, releaseId, jobId } = await makeReleasedPerson(app());
  await applyAs(person, { jobId });
  await look(crew, person);
  const seenAt = app().clock.now();
  app().clock.advance(days(1));
  await person.caller.releases.withdraw({ releaseId });
  const withdrawnAt = app().clock.now();
  app().clock.advance(days(1));
  const second = await makeCrew(app());
  const expiring = await release(person, (await makePublishedJob(second.owner)).jobId);
  app().clock.advance(days(1));
  await expireRelease(app(), expiring);
  expect(await shown(person)).toEqual([]);
  expect(await former(person)).toEqual([
    {
      key: expect.any(String),
      company: { name: 'Musterhaus', slug: null, logoUrl: null },
      ...{ state: 'ended', endedAt: app().clock.now(), views: { count: 0, lastAt: null, lastJob: null } },
      applications: { count: 0, titles: [], areRefused: false },
    },
    {
      key: expect.any(String),
      company: { name: 'Musterhaus', slug: null, logoUrl: null },
      ...{ state: 'ended', endedAt: withdrawnAt, views: { count: 1, lastAt: seenAt, lastJob: null } },
      applications: { count: 1, titles: ['Pflegefachkraft (m/w/d)'], areRefused: false },
    },
  ]);
  await release(person, jobId);
  expect(await shown(person)).toMatchObject([{ views: { count: 1 } }]);
  expect(await former(person)).toHaveLength(1);
});

test('a company that saw the person without a name counts as a finder while the pool is on', async () => {
  const [person, crew] = [await makeApplicant(app(), { skills: skillsFrom(1) }), await makeCrew(app())];
  await look(crew, person);
  const state = async () => (await former(person)).map((one) => one.state);
  expect(await state()).toEqual(['ended']);
  await poolProfile(person.userId);
  expect(await state()).toEqual(['found']);
  app().clock.advance(minutes(1));
  await record(crew.orgId, person, 'declined');
  expect(await state()).toEqual(['ended']);
  app().clock.advance(days(200));
  await look(crew, person);
  expect(await state()).toEqual(['found']);
  app().clock.advance(days(200));
  expect(await state()).toEqual(['ended']);
});

test('a deleted company keeps its views under its name, and one founded again inherits none of them', async () => {
  const { crew, person } = await makeReleasedPerson(app(), 'named');
  await look(crew, person);
  app().clock.advance(minutes(1));
  await crew.owner.caller.organisations.delete({ confirmation: 'Musterhaus' });
  expect(await former(person)).toMatchObject([
    { company: { name: 'Musterhaus', slug: null }, state: 'gone', views: { count: 1 }, applications: { count: 0 } },
  ]);
  const again = await makeCrew(app());
  await release(person, (await makePublishedJob(again.owner)).jobId);
  expect(await shown(person)).toMatchObject([{ company: { name: 'Musterhaus' }, views: { count: 0, lastAt: null } }]);
  expect(await former(person)).toMatchObject([{ state: 'gone', views: { count: 1 } }]);
});

test('lists 200 former companies in pages, each once, the newest first; a cursor of another person is refused', async () => {
  const [person, stranger] = [await makeApplicant(app()), await makeApplicant(app())];
  await app().db.pool.query(
    `with company as (insert into orgs (name, slug) select 'Haus ' || n, 'haus-' || gen_random_uuid() from generate_series(1, 200) n returning id, name)
     insert into person_events (user_id, kind, org_id, org_name, created_at)
     select $1, kind, id, name, $2::timestamptz + (substr(name, 6) || ' minutes')::interval
       from company, unnest(array['released', 'viewed', 'withdrawn']) kind`,
    [person.userId, app().clock.now()],
  );
  const names: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await person.caller.releases.formerCompanies(cursor === undefined ? {} : { cursor });
    names.push(...page.companies.map(({ company }) => company.name));
    cursor = page.nextCursor;
    if (names.length === 24)
      expect(await outcomeOf(stranger.caller.releases.formerCompanies({ cursor }))).toBe('INVALID_INPUT');
  } while (cursor !== null);
  expect(names).toEqual(Array.from({ length: 200 }, (_, index) => `Haus ${200 - index}`));
  expect(await former(stranger)).toEqual([]);
});
