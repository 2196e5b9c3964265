import { randomUUID } from 'node:crypto';
import { validate } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { type Education, type Experience, type ProfileContent, profileLimits } from '#shared/profile/schema.ts';
import { profilePaperRoute, resumeRoute } from '#shared/profile/state.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../../testing/people.ts';
import { takeSoftskillTest } from '../../../testing/test-runs.ts';
import { download } from '../../../testing/uploads.ts';

const app = testApp({ server: true });

const profile: ProfileContent = {
  firstName: 'Jana',
  lastName: 'Petersen',
  phone: '0551 123',
  location: '37073 Göttingen',
  bio: 'Ich pflege gern.\n\nAuch nachts & an 365 Tagen.',
  experience: [
    {
      entryId: randomUUID(),
      title: 'Pflegefachkraft',
      company: 'Lindenhof',
      from: '2019-04',
      to: '',
      description: 'A\nB',
    },
    { entryId: randomUUID(), title: 'Helferin', company: '', from: '2014', to: '2018', description: '' },
  ],
  education: [{ entryId: randomUUID(), degree: 'Ausbildung', field: 'Pflege', institution: 'BBS', year: '2014' }],
  hiddenSkillIds: [],
};
const withoutIds = (entries: ReadonlyArray<Experience | Education>) =>
  entries.map(({ entryId: _, ...fields }) => fields);
const comparable = ({ experience, education, ...rest }: ProfileContent) => ({
  ...rest,
  experience: withoutIds(experience),
  education: withoutIds(education),
});

const faultsOf = (resume: unknown): string[] => {
  let found: string[] = [];
  validate(resume, (faults) => {
    found = (faults ?? []).map(({ path }) => path.join('.'));
  });
  return found;
};

async function withProfile(content: ProfileContent = profile) {
  const person = await makePerson(app(), { firstName: 'Jana', lastName: 'Petersen' });
  const caller = await callerFor(app(), person);
  const before = await caller.profile.own();
  const { revision } = await caller.profile.save({ revision: before.revision, profile: content });
  return { person, caller, revision };
}

test('the download is valid JSON Resume, with the ESCO concept of each visible skill', async () => {
  app().clock.set(new Date('2026-11-20T23:30:00Z'));
  const { person, caller, revision } = await withProfile();
  await takeSoftskillTest(caller);
  const { skills } = await caller.profile.own();
  const hidden = skills?.[0];
  await caller.profile.save({ revision, profile: { ...profile, hiddenSkillIds: [hidden?.skillId ?? 0] } });
  const response = await download(app(), resumeRoute, person);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=passgenau-lebenslauf-2026-11-21.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  const resume = (await response.json()) as { skills: Array<{ name: string; level: string; 'x-esco'?: object }> };
  expect(faultsOf(resume)).toEqual([]);
  expect(resume).toMatchObject({
    basics: { name: 'Jana Petersen', email: person.email, location: { postalCode: '37073', city: 'Göttingen' } },
    work: [
      { name: 'Lindenhof', position: 'Pflegefachkraft', startDate: '2019-04', summary: 'A\nB' },
      { position: 'Helferin', startDate: '2014', endDate: '2018' },
    ],
    meta: { version: 'v1.0.0', lastModified: '2026-11-20T23:30:00' },
  });
  expect(resume.skills).toHaveLength(29);
  expect(resume.skills.map(({ name }) => name)).not.toContain(hidden?.name);
  expect(resume.skills[0]).toEqual({
    name: skills?.[1]?.name,
    level: expect.stringMatching(/^Platz \d+( bis \d+)? von 30 eigenen Stärken$/),
    'x-esco': { uri: expect.stringContaining('http://data.europa.eu/esco/skill/'), relation: expect.any(String) },
  });
});

test.each([
  ['5020 Salzburg, Österreich', { postalCode: '5020', city: 'Salzburg', countryCode: 'AT' }],
  ['Zürich, Schweiz', { city: 'Zürich', countryCode: 'CH' }],
  ['Haus am See, links', { city: 'Haus am See, links' }],
])('the place %s has a separate country', async (location, expected) => {
  const { person, caller, revision } = await withProfile();
  await caller.profile.save({ revision, profile: { ...profile, location } });
  expect(await (await download(app(), resumeRoute, person)).json()).toMatchObject({ basics: { location: expected } });
});

test('an empty profile and a full one are valid JSON Resume', async () => {
  const words = 'W'.repeat(profileLimits.words);
  const entries = Array.from({ length: profileLimits.entries }, () => randomUUID());
  const full: ProfileContent = {
    ...profile,
    experience: entries.map((entryId) => ({
      entryId,
      title: words,
      company: words,
      from: '',
      to: '2018',
      description: '',
    })),
    education: entries.map((entryId) => ({ entryId, degree: words, field: '', institution: words, year: '' })),
  };
  const blank = { title: '', company: '', from: '', to: '', description: '' };
  const empty = { ...profile, phone: '', location: '', bio: '', experience: [], education: [] };
  for (const content of [full, empty, { ...empty, experience: [{ entryId: randomUUID(), ...blank }] }]) {
    const { person } = await withProfile(content);
    const resume = (await (await download(app(), resumeRoute, person)).json()) as { work: object[] };
    expect(faultsOf(resume)).toEqual([]);
    expect(resume.work).toHaveLength(content === full ? 30 : 0);
  }
});

test('a profile is the same after export and import', async () => {
  const { person } = await withProfile();
  const json = await (await download(app(), resumeRoute, person)).text();
  const other = await callerFor(app(), await makePerson(app(), { firstName: 'Jana', lastName: 'Petersen' }));
  const { notes } = await other.profile.planResume({ json });
  expect(notes).toEqual([{ path: 'basics.email', reason: 'account' }]);
  const { revision } = await other.profile.own();
  await other.profile.takeResume({ json, revision });
  expect(comparable((await other.profile.own()).profile)).toEqual(comparable(profile));
});

test('a plan writes nothing; an import replaces what the file contains and keeps the rest', async () => {
  const { caller, revision } = await withProfile();
  const json = JSON.stringify({ basics: { phone: '' }, work: [{ position: 'Neu' }] });
  const { taken } = await caller.profile.planResume({ json });
  expect([taken.phone, taken.education, taken.experience?.length]).toEqual([null, null, 1]);
  expect(await caller.profile.own()).toMatchObject({ revision, profile });
  const after = await caller.profile.takeResume({ json, revision });
  const own = await caller.profile.own();
  expect(own.revision).toBe(after.revision);
  expect(withoutIds(own.profile.experience)).toEqual([
    { title: 'Neu', company: '', from: '', to: '', description: '' },
  ]);
  expect({ ...own.profile, experience: profile.experience }).toEqual(profile);
});

test('a resume that is imported again after a lost answer counts once', async () => {
  const { caller, revision } = await withProfile();
  const json = JSON.stringify({ work: [{ position: 'Neu' }], education: [{ institution: 'BBS' }] });
  const taken = await caller.profile.takeResume({ json, revision });
  const { profile: after } = await caller.profile.own();
  expect(await caller.profile.takeResume({ json, revision })).toEqual(taken);
  expect((await caller.profile.own()).profile).toEqual(after);
  const other = JSON.stringify({ work: [{ position: 'Anders' }] });
  expect(await outcomeOf(caller.profile.takeResume({ json: other, revision }))).toBe('PROFILE_CHANGED');
});

test('a file that is no resume, or another revision, changes nothing', async () => {
  const { caller, revision } = await withProfile();
  const take = (json: string, base = revision) => outcomeOf(caller.profile.takeResume({ json, revision: base }));
  expect(await take('{')).toBe('RESUME_NOT_JSON');
  expect(await take('[]')).toBe('RESUME_BROKEN');
  expect(await take(`{"work":[${'0,'.repeat(300_000)}0]}`)).toBe('RESUME_BROKEN');
  expect(await take(' '.repeat(profileLimits.file + 1))).toBe('BAD_REQUEST');
  expect(await take('{"work":[{"name":"Neu"}]}', '0'.repeat(64))).toBe('PROFILE_CHANGED');
  expect(await caller.profile.own()).toMatchObject({ revision, profile });
});

test('others cannot download a file, and companies cannot import one', async () => {
  const { caller } = await withProfile();
  const colleague = await makePersonAs(app(), 'owner');
  for (const path of [resumeRoute, profilePaperRoute]) {
    const [visitor, company] = [await download(app(), path, null), await download(app(), path, colleague)];
    expect([visitor.status, await visitor.text()]).toEqual([401, errorTexts.NOT_SIGNED_IN]);
    expect([company.status, await company.text()]).toEqual([403, errorTexts.FORBIDDEN]);
  }
  const stranger = await callerFor(app(), colleague);
  expect(await outcomeOf(stranger.profile.planResume({ json: '{"work":[]}' }))).toBe('FORBIDDEN');
  expect(await outcomeOf(stranger.profile.takeResume({ json: '{"work":[]}', revision: '0'.repeat(64) }))).toBe(
    'FORBIDDEN',
  );
  expect((await caller.profile.own()).profile).toEqual(profile);
});

test('reading and creating files is rate-limited', async () => {
  const { person, caller } = await withProfile();
  const plans: unknown[] = [];
  for (let count = 0; count < 41; count++) plans.push(await outcomeOf(caller.profile.planResume({ json: '[]' })));
  expect([plans.at(-2), plans.at(-1)]).toEqual(['RESUME_BROKEN', 'TOO_MANY_ATTEMPTS']);
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) statuses.push((await download(app(), resumeRoute, person)).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
});
