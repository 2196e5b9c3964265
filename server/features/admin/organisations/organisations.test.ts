import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { makeCourse } from '../../../testing/courses.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makeOrganisation, makePersonAs, type Person } from '../../../testing/people.ts';
import { download } from '../../../testing/uploads.ts';

const app = testApp({ server: true });
const staff = async (role: 'support' | 'platformAdmin') => callerFor(app(), await makePersonAs(app(), role));
const db = () => app().db.prisma;

test('the list is searched, filtered, sorted and paged, and shows these fields', async () => {
  const { adminOrganisations } = await staff('support');
  const mark = randomUUID();
  const names = Array.from({ length: 60 }, (_, index) => `Haus ${String(index).padStart(2, '0')} ${mark}`);
  for (const name of names) await makeOrganisation(app(), name);
  const crew = await makeCrew(app());
  await db().organisation.update({ where: { id: crew.orgId }, data: { name: `Zwist ${mark}`, isPublic: true } });
  await makeCourse(crew.owner, { modules: 0 });
  for (const sort of ['created', 'name'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const first = await adminOrganisations.page({ search: mark.toUpperCase(), sort, order });
      const second = await adminOrganisations.page({ search: mark, sort, order, cursor: first.nextCursor });
      const read = [...first.rows, ...second.rows].map(({ name }) => name);
      expect(second.nextCursor).toBeNull();
      expect(read.toSorted()).toEqual([...names, `Zwist ${mark}`]);
      if (sort === 'name') expect(order === 'asc' ? read : read.toReversed()).toEqual([...names, `Zwist ${mark}`]);
    }
  const { rows } = await adminOrganisations.page({ search: mark, page: 'public' });
  expect(rows).toEqual([
    {
      ...{ organisationId: crew.orgId, name: `Zwist ${mark}`, members: 4, courses: 1, jobs: 0 },
      ...{ isPublic: true, isLocked: false, isNameHeld: false, isVerified: true, createdAt: expect.any(Date) },
    },
  ]);
  await db().organisation.updateMany({ where: { name: names[7] ?? '' }, data: { lockedAt: app().clock.now() } });
  const locked = await adminOrganisations.page({ search: mark, state: 'locked' });
  expect(locked.rows.map(({ name }) => name)).toEqual([names[7]]);
  const open = await adminOrganisations.page({ search: `haus 07 ${mark}`, state: 'open' });
  expect(open.rows).toEqual([]);
  const answer = await exportOf(await makePersonAs(app(), 'support'), `search=${mark}&page=public`);
  expect((await answer.text()).replaceAll('"', '').split('\r\n')[1]).toContain(`Zwist ${mark};4;1;0;öffentlich;aktiv;`);
  expect((await exportOf(crew.owner, '')).status).toBe(403);
});

async function exportOf(person: Person | null, query: string): Promise<Response> {
  return download(app(), `/admin/export/organisations.csv?${query}`, person);
}

test('staff sees state, usage and members of an organisation, and nothing else', async () => {
  const { adminOrganisations } = await staff('support');
  const crew = await makeCrew(app());
  await makePublishedJob(crew.owner);
  const { organisationId } = await crew.owner.caller.organisations.current();
  const found = await adminOrganisations.organisation({ organisationId });
  expect(Object.keys(found).sort()).toEqual(
    [
      ...[
        'courses',
        'createdAt',
        'decisions',
        'isPublic',
        'jobs',
        'lockedAt',
        'members',
        'name',
        'needsReview',
        'organisationId',
      ],
      ...['slug', 'storage', 'tokens', 'verification'],
    ].sort(),
  );
  expect(found).toMatchObject({
    ...{ members: 4, lockedAt: null, decisions: [], courses: { draft: 0, review: 0, published: 0 } },
    ...{ jobs: { draft: 0, published: 1, closed: 0 }, storage: { usedBytes: 0, files: 0 }, tokens: { used: 0 } },
  });
  const { rows, nextCursor } = await adminOrganisations.members({ organisationId });
  expect(nextCursor).toBeNull();
  expect(rows.map(({ email, role }) => [email, role]).toSorted()).toEqual(
    (['owner', 'admin', 'editor', 'viewer'] as const).map((role) => [crew[role].email, role]).toSorted(),
  );
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['email', 'firstName', 'joinedAt', 'lastName', 'role', 'userId']);
  const unknown = { organisationId: randomUUID() };
  expect(await outcomeOf(adminOrganisations.organisation(unknown))).toBe('NOT_FOUND');
  const reason = 'Kein Impressum';
  const attempts = async (caller: Awaited<ReturnType<typeof staff>>, id: { organisationId: string }) => [
    await outcomeOf(caller.adminOrganisations.lock({ ...id, ground: 'terms', reason })),
    await outcomeOf(caller.adminOrganisations.unlock({ ...id, reason })),
    await outcomeOf(caller.adminOrganisations.deletionPreview(id)),
    await outcomeOf(caller.adminOrganisations.remove({ ...id, reason, confirmation: found.name })),
  ];
  for (const caller of [await staff('support'), crew.owner.caller])
    expect(await attempts(caller, { organisationId })).toEqual(Array(4).fill('FORBIDDEN'));
  expect(await attempts(await staff('platformAdmin'), unknown)).toEqual(Array(4).fill('NOT_FOUND'));
  expect(await outcomeOf(crew.owner.caller.adminOrganisations.page({}))).toBe('FORBIDDEN');
  expect((await db().organisation.findUniqueOrThrow({ where: { id: organisationId } })).lockedAt).toBeNull();
  expect(await auditTrail(app(), { resourceId: organisationId, action: { startsWith: 'organisation_' } })).toEqual([]);
});

test('paging lists all members once, newest first, including those with equal times', async () => {
  const organisationId = await makeOrganisation(app());
  const { rows } = await app().db.pool.query<{ id: string; joined: Date }>(
    `with people as (
       insert into users (email, password_hash) select gen_random_uuid() || '@example.org', '' from generate_series(1, 120)
       returning id, email
     ), named as (
       insert into profiles (user_id, org_id, first_name, last_name, email, user_type)
       select id, $1::uuid, 'Anna', 'Beispiel', email, 'company' from people
     )
     insert into org_members (org_id, user_id, role, created_at)
     select $1::uuid, id, 'viewer', timestamptz '2026-01-01 10:00+00' + row_number() over () % 3 * interval '1 hour' from people
     returning user_id as id, created_at as joined`,
    [organisationId],
  );
  const { adminOrganisations } = await staff('support');
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof adminOrganisations.members>> = await adminOrganisations.members({
      ...{ organisationId, cursor },
    });
    ids.push(...page.rows.map(({ userId }) => userId));
    cursor = page.nextCursor;
  } while (cursor !== null);
  const places = rows.map(({ joined, id }) => `${joined.toISOString()} ${id}`).toSorted();
  expect(ids).toEqual(places.toReversed().map((place) => place.slice(-36)));
});

test('deletion requires the typed name, notifies owners and admins, and detaches the members', async () => {
  const { adminOrganisations } = await staff('platformAdmin');
  const crew = await makeCrew(app());
  await makePublishedJob(crew.owner);
  const organisationId = crew.orgId;
  expect(await adminOrganisations.deletionPreview({ organisationId })).toMatchObject({ members: 4, jobs: 1 });
  const reason = 'Die Organisation gibt es nicht mehr.';
  const wrong = adminOrganisations.remove({ organisationId, reason, confirmation: 'Musterheim' });
  expect(await outcomeOf(wrong)).toBe('WRONG_CONFIRMATION');
  expect(await db().organisation.count({ where: { id: organisationId } })).toBe(1);
  await adminOrganisations.remove({ organisationId, reason, confirmation: ' Musterhaus ' });
  expect(await db().organisation.count({ where: { id: organisationId } })).toBe(0);
  for (const { email } of [crew.owner, crew.admin]) expect((await app().mailbox.mailTo(email)).text).toContain(reason);
  expect(app().mailbox.received.filter(({ to }) => [crew.editor.email, crew.viewer.email].includes(to))).toEqual([]);
  expect(await (await callerFor(app(), crew.viewer)).auth.me()).toMatchObject({ organisation: null });
  expect(await auditTrail(app(), { orgId: organisationId, action: 'organisation_deleted' })).toMatchObject([
    { details: { members: 4, name: 'Musterhaus', reason } },
  ]);
});
