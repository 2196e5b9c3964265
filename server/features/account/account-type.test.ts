import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UserType } from '#shared/auth/session-user.ts';
import { refusalText } from '#shared/texts/file-kinds.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, makeJobWithMembers } from '../../testing/applications.ts';
import { auditTrail } from '../../testing/audit.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../testing/people.ts';
import { type Applicant, insertResults, makeApplicant, testedTraits } from '../../testing/results.ts';
import { openSocketAs } from '../../testing/sockets.ts';
import { joinTalentPool } from '../../testing/talent-pool.ts';
import { listApplicantDataKinds } from './service.ts';

const app = testApp({ server: true });
const db = () => app().db.prisma;
const typeOf = async ({ userId }: Person): Promise<UserType> =>
  (await db().profile.findUniqueOrThrow({ where: { userId } })).userType;
const changeTo = (person: Applicant | (Person & { caller: Applicant['caller'] }), to: UserType) =>
  outcomeOf(person.caller.account.changeType({ to }));
const makeEmpty = async (userType: UserType = 'applicant') => {
  const person = await makePerson(app(), { userType });
  return { ...person, caller: await callerFor(app(), person) };
};

const filledProfile = { phone: '', location: 'Jena', bio: '', experience: [], education: [], hiddenSkillIds: [] };
const saveProfile = async ({ caller }: Applicant, fields: Partial<typeof filledProfile>) => {
  const { revision, profile } = await caller.profile.own();
  await caller.profile.save({ revision, profile: { ...profile, ...fields } });
};

test('an empty account changes to company and back; other tabs reconnect and the audit log records both', async () => {
  const person = await makeEmpty();
  const socket = await openSocketAs(app(), person);
  await person.caller.account.changeType({ to: 'company' });
  expect(await socket.closeCode).toBe(1012);
  const asCompany = await callerFor(app(), person);
  expect([(await asCompany.auth.me())?.userType, await outcomeOf(asCompany.savedJobs.ids())]).toEqual([
    'company',
    'FORBIDDEN',
  ]);
  expect((await asCompany.account.overview()).accountType).toEqual({ userType: 'company', obstacles: [] });
  await asCompany.account.changeType({ to: 'company' });
  await asCompany.account.changeType({ to: 'applicant' });
  expect(await typeOf(person)).toBe('applicant');
  const said = (await auditTrail(app(), { resourceId: person.userId })).map(({ action, details }) => [action, details]);
  expect(said).toEqual([
    ['own_type_changed', { from: 'applicant', to: 'company' }],
    ['own_type_changed', { from: 'company', to: 'applicant' }],
  ]);
});

test('any applicant data blocks the change of the account type and is named', async () => {
  const { jobId, crew } = await makeJobWithMembers(app());
  const makers: ReadonlyArray<[string, (person: Applicant) => Promise<unknown>]> = [
    ['results', ({ userId }) => insertResults(app(), userId, { values: { Ehrlichkeit: 9 } })],
    ['savedJobs', ({ caller }) => caller.savedJobs.save({ jobId })],
    ['jobMails', ({ caller }) => caller.jobMails.change({ isOn: true })],
    ['profile', (person) => saveProfile(person, filledProfile)],
    ['found', ({ caller }) => caller.found.addBlock({ kind: 'name', label: 'Lindenhof' })],
  ];
  for (const [obstacle, make] of makers) {
    const person = (await makeEmpty()) as Applicant;
    await make(person);
    expect((await person.caller.account.overview()).accountType?.obstacles).toEqual([obstacle]);
    await expect(person.caller.account.changeType({ to: 'company' })).rejects.toMatchObject({
      cause: { code: 'ACCOUNT_TYPE_IN_USE', details: { obstacles: [obstacle] } },
    });
    expect(await typeOf(person)).toBe('applicant');
    expect(await auditTrail(app(), { resourceId: person.userId })).toEqual([]);
  }
  const whole = await makeApplicant(app(), testedTraits);
  await applyAs(whole, { jobId, answers: ['Das Holz'] });
  await joinTalentPool(whole);
  const { candidates } = await crew.owner.caller.candidates.page({});
  await crew.owner.caller.candidates.candidate({ releaseId: candidates[0]?.releaseId ?? '' });
  expect((await whole.caller.account.overview()).accountType?.obstacles).toEqual([
    ...['results', 'releases', 'applications', 'found', 'viewLog'],
  ]);
  expect(refusalText('ACCOUNT_TYPE_IN_USE', { obstacles: ['results', 'releases', 'profile'] })).toBe(
    'Die Kontoart lässt sich nicht ändern, solange etwas von ihr abhängt: Testergebnisse, gezeigte Ergebnisse und Angaben im Profil.',
  );
});

test('removed data does not block the change of the account type', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const person = (await makeEmpty()) as Applicant;
  const { caller } = person;
  await caller.savedJobs.save({ jobId });
  await caller.savedJobs.remove({ jobId });
  await caller.jobMails.change({ isOn: true });
  await caller.jobMails.change({ isOn: false });
  await saveProfile(person, filledProfile);
  await saveProfile(person, { location: '' });
  await caller.found.addBlock({ kind: 'name', label: 'Lindenhof' });
  await caller.found.removeBlock({ kind: 'name', key: 'lindenhof' });
  expect(await changeTo(person, 'company')).toBe('accepted');
});

test('a company account keeps its type until its owner has left the organisation', async () => {
  const person = await makeEmpty('company');
  await person.caller.organisations.create({ name: `Haus ${randomUUID()}` });
  const member = { ...person, caller: await callerFor(app(), person) };
  expect((await member.caller.account.overview()).accountType?.obstacles).toEqual(['organisation']);
  expect([await changeTo(member, 'applicant'), await typeOf(person)]).toEqual(['ACCOUNT_TYPE_IN_USE', 'company']);
  const { name } = await member.caller.organisations.current();
  await member.caller.organisations.delete({ confirmation: name });
  const left = { ...person, caller: await callerFor(app(), person) };
  expect([await changeTo(left, 'applicant'), await typeOf(person)]).toEqual(['accepted', 'applicant']);
});

test('staff have no account type to change', async () => {
  const orgId = (await db().organisation.create({ data: { name: 'Amt', slug: randomUUID(), nameKey: 'amt' } })).id;
  for (const member of [null, { orgId, role: 'viewer' as const }]) {
    const staff = await makePerson(app(), { platformRole: 'support', ...(member && { member }) });
    const caller = await callerFor(app(), staff);
    expect([await outcomeOf(caller.account.changeType({ to: 'company' })), await typeOf(staff)]).toEqual([
      'FORBIDDEN',
      'applicant',
    ]);
    expect((await caller.account.overview()).accountType).toBeNull();
  }
});

test('concurrent changes never leave a company account with applicant data', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const writes = {
    save: ({ caller }: Applicant) => caller.savedJobs.save({ jobId }),
    mails: ({ caller }: Applicant) => caller.jobMails.change({ isOn: true }),
    profile: (person: Applicant) => saveProfile(person, filledProfile),
    block: ({ caller }: Applicant) => caller.found.addBlock({ kind: 'name', label: 'Lindenhof' }),
  };
  const kinds = fc.constantFrom(...(Object.keys(writes) as Array<keyof typeof writes>));
  const lives = fc.array(kinds, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(lives, async (chosen) => {
      const person = (await makeEmpty()) as Applicant;
      const outcomes = await Promise.all([
        changeTo(person, 'company'),
        ...chosen.map((one) => outcomeOf(writes[one](person).then(() => undefined))),
      ]);
      const holdings = await listApplicantDataKinds(db(), person.userId);
      expect([outcomes[0], holdings.length > 0]).toEqual(
        (await typeOf(person)) === 'company' ? ['accepted', false] : ['ACCOUNT_TYPE_IN_USE', true],
      );
    }),
    { numRuns: 20 },
  );
});

test('the database rejects applicant data in accounts of companies and staff', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const savedAt = app().clock.now();
  for (const traits of [{ userType: 'company' }, { platformRole: 'support' }] as const) {
    const { userId } = await makePerson(app(), traits);
    await expect(db().savedJob.create({ data: { userId, jobId, savedAt } })).rejects.toThrow('not entitled');
    await expect(db().applicantProfile.create({ data: { userId } })).rejects.toThrow('not entitled');
  }
  const guarded = await app().db.pool.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%applicants_only' order by name`,
  );
  expect(guarded.rows.map(({ name }) => name)).toEqual([
    ...['applicant_profiles', 'applications', 'found_blocks', 'found_profiles', 'job_mail_subscriptions'],
    ...['releases', 'saved_jobs', 'work_preferences'],
  ]);
});
