import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ProfileContent, profileLimits } from '#shared/profile/schema.ts';
import { profilePaperRoute } from '#shared/profile/state.ts';
import { testApp } from '../../../testing/app.ts';
import { pageCountOf, pdfText } from '../../../testing/pdf-text.ts';
import { callerFor, makePerson, type Person } from '../../../testing/people.ts';
import { takeSoftskillTest } from '../../../testing/test-runs.ts';
import { download } from '../../../testing/uploads.ts';

const app = testApp({ server: true });

const empty = { phone: '', location: '', bio: '', experience: [], education: [], hiddenSkillIds: [] };
const station = (fields: object = {}) => ({
  entryId: randomUUID(),
  title: 'Pflegefachkraft',
  company: 'Lindenhof',
  from: '2019-04',
  to: '',
  description: '',
  ...fields,
});

const paperOf = async (person: Person) =>
  Buffer.from(await (await download(app(), profilePaperRoute, person)).arrayBuffer());

const jana = { firstName: 'Jana', lastName: 'Petersen' };

async function withProfile(fields: Partial<ProfileContent>, names = jana) {
  const person = await makePerson(app(), names);
  const caller = await callerFor(app(), person);
  const before = await caller.profile.own();
  const profile: ProfileContent = { ...empty, ...names, ...fields };
  const { revision } = await caller.profile.save({ revision: before.revision, profile });
  return { person, caller, revision, profile };
}

test('the PDF contains what the profile shows, and nothing hidden or empty', async () => {
  app().clock.set(new Date('2026-11-20T23:30:00Z'));
  const { person, caller, revision, profile } = await withProfile({
    phone: '0551 123',
    location: '37073 Göttingen',
    bio: 'Erste Zeile.\n\nZweite Zeile.',
    experience: [
      station({ description: 'Spätdienst\nPraxisanleitung' }),
      station({ title: '', from: '2014', to: '2018' }),
    ],
    education: [
      { entryId: randomUUID(), degree: 'Ausbildung', field: 'Altenpflege', institution: 'BBS', year: '2014' },
    ],
  });
  await takeSoftskillTest(caller);
  const { skills } = await caller.profile.own();
  const [first, second] = skills ?? [];
  await caller.profile.save({ revision, profile: { ...profile, hiddenSkillIds: [first?.skillId ?? 0] } });
  const response = await download(app(), profilePaperRoute, person);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=passgenau-profil-2026-11-21.pdf');
  const text = pdfText(Buffer.from(await response.arrayBuffer())).replaceAll('\n', ' ');
  for (const words of [
    ...['Jana Petersen', person.email, '0551 123', '37073 Göttingen', 'Erste Zeile.', 'Zweite Zeile.'],
    ...[
      'Erfahrung',
      'Pflegefachkraft',
      'Lindenhof',
      '04.2019 bis heute',
      '2014 bis 2018',
      'Spätdienst',
      'Praxisanleitung',
    ],
    ...['Bildung', 'Ausbildung, Altenpflege', 'BBS', 'Skills', second?.name ?? '', 'Seite 1 von'],
  ])
    expect(text).toContain(words);
  expect(text).not.toContain(first?.name);
  expect(text).not.toContain(second?.description.slice(0, 30));
  expect(text.indexOf('Erfahrung')).toBeLessThan(text.indexOf('Bildung'));
});

test('an empty profile is a page with a name', async () => {
  const { person } = await withProfile({ experience: [station({ title: '', company: '', from: '' })] });
  const pdf = await paperOf(person);
  const text = pdfText(pdf);
  expect(pageCountOf(pdf)).toBe(1);
  expect(text).toContain('Jana Petersen');
  for (const title of ['Erfahrung', 'Bildung', 'Skills']) expect(text).not.toContain(title);
});

test('thirty entries with long words and texts flow over the pages, each with its heading', async () => {
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const line = `${word}${word}${word}`.slice(0, profileLimits.words);
  const description = `${word} `.repeat(40).slice(0, profileLimits.description).trim();
  const experience = Array.from({ length: profileLimits.entries }, (_, index) =>
    station({ title: `Station${index}x ${line}`.slice(0, profileLimits.words), company: line, description }),
  );
  const { person } = await withProfile({ bio: 'W'.repeat(profileLimits.bio), experience });
  const pdf = await paperOf(person);
  const text = pdfText(pdf);
  for (const index of experience.keys()) expect(text).toContain(`Station${index}x`);
  expect(pageCountOf(pdf)).toBeGreaterThan(10);
  expect(pageCountOf(pdf)).toBeLessThan(40);
});

test.each([
  ['right to left', 'محمد', 'العربي‮'],
  ['emoji', '👩‍👩‍👧‍👦🎉', '🏳️‍🌈'],
  ['markup', '<b>Anna</b>', '(%PDF) \\ endobj'],
])('a name that is %s causes no error', async (_, firstName, lastName) => {
  const { person } = await withProfile({ bio: `${firstName}\n${lastName}` }, { firstName, lastName });
  const response = await download(app(), profilePaperRoute, person);
  expect(response.status).toBe(200);
  expect(pdfText(Buffer.from(await response.arrayBuffer()))).toContain('Seite 1 von 1');
});
