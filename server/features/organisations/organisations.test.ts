import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { waitForEvents } from '../../testing/events.ts';
import { findRole, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { companyOfJobsChanged, jobsChanged } from '../jobs/service.ts';

const app = testApp();
const newcomer = () => makePerson(app(), { userType: 'company' });
const settings = {
  name: 'Neuer Name',
  description: 'Wir pflegen.',
  imprint: 'Musterstraße 1',
  values: ['Familie', 'Natur'],
  isPublic: true,
  needsReview: true,
  basedOnVersion: 1,
};

test('the founder becomes the owner, and the audit log records it', async () => {
  const person = await newcomer();
  const { organisationId, slug } = await (await callerFor(app(), person)).organisations.create({
    name: '  Müller & Söhne ',
  });
  expect(slug).toBe('m-ller-s-hne');
  expect(await findRole(app(), person.userId)).toBe('owner');
  const profile = await app().db.prisma.profile.findUniqueOrThrow({ where: { userId: person.userId } });
  expect(profile.orgId).toBe(organisationId);
  expect(await app().db.prisma.auditEvent.findFirstOrThrow({ where: { orgId: organisationId } })).toMatchObject({
    action: 'organisation_created',
    actorId: person.userId,
  });
});

test('equal names get different slugs, even when founded simultaneously', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, newcomer));
  const created = await Promise.all(
    people.map(async (person) => (await callerFor(app(), person)).organisations.create({ name: 'Zwilling' })),
  );
  expect(new Set(created.map(({ slug }) => slug)).size).toBe(4);
});

test('simultaneous foundings whose slugs collide both find a slug', async () => {
  for (let round = 0; round < 25; round++) {
    const name = `Haus ${'abcdefghijklmnopqrstuvwxyz'[round]}`;
    const found = async (as: string) => (await callerFor(app(), await newcomer())).organisations.create({ name: as });
    const { slug } = await found(name);
    const people = [await callerFor(app(), await newcomer()), await callerFor(app(), await newcomer())];
    const slugs = await Promise.all(
      [name, `${name} 2`].map(async (as, at) => (await people[at]?.organisations.create({ name: as }))?.slug),
    );
    expect(new Set([slug, ...slugs]).size).toBe(3);
    expect(slugs).toContain(`${slug}-2`);
  }
});

test('a person founds one organisation, even with repeated fast clicks', async () => {
  const caller = await callerFor(app(), await newcomer());
  const outcomes = await Promise.all(
    [1, 2, 3, 4].map((number) => outcomeOf(caller.organisations.create({ name: `Haus ${number}` }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
});

test.each(['', '   ', '\t'])('rejects the name %j with the message of the form', async (name) => {
  const caller = await callerFor(app(), await newcomer());
  await expect(caller.organisations.create({ name })).rejects.toThrow(/Bitte geben Sie einen Organisationsnamen ein/);
});

test('settings are saved for the version that was read and rejected for an outdated one', async () => {
  const { owner, admin, orgId } = await makeCrew(app());
  await owner.caller.organisations.updateSettings(settings);
  expect(await outcomeOf(admin.caller.organisations.updateSettings({ ...settings, name: 'Zu spät' }))).toBe(
    'STALE_CHANGE',
  );
  expect(await admin.caller.organisations.current()).toMatchObject({
    organisationId: orgId,
    name: 'Neuer Name',
    values: ['Familie', 'Natur'],
    version: 2,
  });
});

test('a change of settings publishes the company, a deletion publishes that any job may be gone', async () => {
  const { owner, orgId } = await makeCrew(app());
  const name = 'Haus im Wind';
  await waitForEvents(app());
  const heard: Array<[string, string | null]> = [];
  const ends = [
    app().events.subscribe(jobsChanged, (jobId) => void heard.push(['jobs', jobId])),
    app().events.subscribe(companyOfJobsChanged, (changed) => void heard.push(['company', changed])),
  ];
  await owner.caller.organisations.updateSettings({ ...settings, name });
  expect(heard).toEqual([['company', orgId]]);
  await waitForEvents(app());
  heard.length = 0;
  await owner.caller.organisations.delete({ confirmation: name });
  await waitForEvents(app());
  expect(heard).toEqual([['jobs', null]]);
  for (const end of ends) end();
});

test('only listed words are accepted as values, each once', async () => {
  const { owner } = await makeCrew(app());
  expect(await outcomeOf(owner.caller.organisations.updateSettings({ ...settings, values: ['Quatsch'] }))).toBe(
    'INVALID_INPUT',
  );
  expect(await outcomeOf(owner.caller.organisations.updateSettings({ ...settings, values: ['Natur', 'Natur'] }))).toBe(
    'INVALID_INPUT',
  );
});

test('the public page shows only public fields, and only if it is switched on', async () => {
  const { owner } = await makeCrew(app());
  const { slug } = await owner.caller.organisations.current();
  const visitor = await callerFor(app(), null);
  expect(await outcomeOf(visitor.organisations.publicPage({ slug }))).toBe('NOT_FOUND');
  await owner.caller.organisations.updateSettings({ ...settings, name: 'Haus am Fluss' });
  expect(Object.keys(await visitor.organisations.publicPage({ slug })).sort()).toEqual([
    'confirmedDomain',
    'description',
    'hasLogo',
    'imprint',
    'isUnverified',
    'legal',
    'logoUrl',
    'name',
    'slug',
    'values',
  ]);
});

test('deleting requires the typed name, reports losses and leaves people without an organisation', async () => {
  const crew = await makeCrew(app());
  const { owner, viewer, orgId } = crew;
  const { name } = await owner.caller.organisations.current();
  expect(await owner.caller.organisations.deletionPreview()).toEqual({
    members: 4,
    openInvitations: 0,
    courses: 0,
    learners: 0,
    jobs: 0,
    certificates: 0,
  });
  expect(await outcomeOf(owner.caller.organisations.delete({ confirmation: 'falsch' }))).toBe('WRONG_CONFIRMATION');
  expect(await findRole(app(), viewer.userId)).toBe('viewer');
  await owner.caller.organisations.delete({ confirmation: name });
  expect(await app().db.prisma.organisation.findUnique({ where: { id: orgId } })).toBeNull();
  const profile = await app().db.prisma.profile.findUniqueOrThrow({ where: { userId: viewer.userId } });
  expect(profile.orgId).toBeNull();
  expect(await app().db.prisma.auditEvent.count({ where: { orgId, action: 'organisation_deleted' } })).toBe(1);
});

test('the database rejects changes and truncation of the audit log', async () => {
  await (await callerFor(app(), await newcomer())).organisations.create({ name: 'Protokoll' });
  for (const sql of [
    "update audit_events set action = 'x'",
    'delete from audit_events',
    'truncate audit_events cascade',
  ]) {
    await expect(app().db.pool.query(sql)).rejects.toThrow('the audit log only grows');
  }
});

test('names stored with an audit event can be erased but not changed', async () => {
  const person = await newcomer();
  const { organisationId: orgId } = await (await callerFor(app(), person)).organisations.create({ name: 'Namen' });
  expect(await auditTrail(app(), { orgId })).toMatchObject([{ details: { name: 'Namen' } }]);
  expect((await app().db.prisma.auditEvent.findFirstOrThrow({ where: { orgId } })).details).toEqual({});
  const ofOrganisation = 'event_id in (select id from audit_events where org_id = $1)';
  const refused = [
    `update audit_names set names = '{"name":"Anders"}' where ${ofOrganisation}`,
    `update audit_names set address = '192.0.2.99' where ${ofOrganisation}`,
    `delete from audit_names where ${ofOrganisation}`,
  ];
  for (const sql of refused)
    await expect(app().db.pool.query(sql, [orgId])).rejects.toThrow('names in the audit log can only be erased');
  await app().db.pool.query(`update audit_names set names = '{}', address = '', salt = null where ${ofOrganisation}`, [
    orgId,
  ]);
  expect(await auditTrail(app(), { orgId })).toMatchObject([
    { action: 'organisation_created', details: {}, address: '' },
  ]);
});

test('an owner of organisation A cannot read, change or detect data of organisation B by guessed ids', async () => {
  const [a, b] = await Promise.all([makeCrew(app()), makeCrew(app())]);
  await b.owner.caller.invitations.invite({ email: 'gast-b@example.org', role: 'viewer' });
  const { invitations } = await b.owner.caller.invitations.page({});
  const [invitation] = invitations;
  const { caller } = a.owner;
  const attacks = (memberId: string, invitationId: string) => [
    caller.members.changeRole({ userId: memberId, role: 'viewer' }),
    caller.members.remove({ userId: memberId }),
    caller.members.transferOwnership({ userId: memberId }),
    caller.invitations.resend({ invitationId }),
    caller.invitations.withdraw({ invitationId }),
  ];
  const before = await app().db.prisma.organisationMember.findMany({
    where: { orgId: b.orgId },
    orderBy: { userId: 'asc' },
  });
  const real = await Promise.all(attacks(b.viewer.userId, invitation?.invitationId ?? '').map(outcomeOf));
  const guessed = await Promise.all(attacks(randomUUID(), randomUUID()).map(outcomeOf));
  expect(real).toEqual(Array(5).fill('NOT_FOUND'));
  expect(guessed).toEqual(real);
  expect(
    await app().db.prisma.organisationMember.findMany({ where: { orgId: b.orgId }, orderBy: { userId: 'asc' } }),
  ).toEqual(before);
  const seen = JSON.stringify([
    await caller.members.page({}),
    await caller.invitations.page({}),
    await caller.organisations.current(),
  ]);
  for (const secret of [b.orgId, b.viewer.userId, b.viewer.email, 'gast-b@example.org'])
    expect(seen).not.toContain(secret);
});
