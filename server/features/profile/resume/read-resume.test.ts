import { expect, test } from 'vitest';
import { type ProfileContent, profileContent } from '#shared/profile/schema.ts';
import type { ResumeNote } from '#shared/profile/state.ts';
import { RuleError } from '../../../core/errors.ts';
import { readResume } from './read-resume.ts';

const account = { name: 'Jana Petersen', email: 'jana@example.org' };
const read = (resume: unknown) => readResume(typeof resume === 'string' ? resume : JSON.stringify(resume), account);
const noted = (notes: readonly ResumeNote[]) => notes.map(({ path, reason }) => `${path}: ${reason}`);
const codeOf = (attempt: () => unknown): string => {
  try {
    attempt();
    return 'read';
  } catch (error) {
    return error instanceof RuleError ? error.code : String(error);
  }
};
const whole = ({ taken }: ReturnType<typeof read>): ProfileContent =>
  profileContent.parse({
    firstName: 'Jana',
    lastName: 'Petersen',
    phone: taken.phone ?? '',
    location: taken.location ?? '',
    bio: taken.bio ?? '',
    experience: taken.experience ?? [],
    education: taken.education ?? [],
    hiddenSkillIds: [],
  });

test('imports everything that the profile supports and lists the rest by path', () => {
  const plan = read({
    $schema: 'https://example.org/schema.json',
    basics: {
      name: 'JANA PETERSEN',
      email: 'andere@example.org',
      label: 'Pflegefachkraft',
      image: '',
      phone: '0551 123',
      summary: 'Erste Zeile\nZweite Zeile',
      location: { postalCode: '37073', city: 'Göttingen', countryCode: 'DE' },
      profiles: [],
    },
    work: [
      {
        name: 'Lindenhof',
        position: 'Pflegefachkraft',
        startDate: '2014-06-29',
        endDate: '2018-06',
        summary: 'Spätdienst',
        highlights: ['Praxisanleitung', ''],
        url: 'https://example.org',
      },
    ],
    education: [{ institution: 'BBS', area: 'Pflege', studyType: 'Ausbildung', endDate: '2014-06-29', score: '1,3' }],
    skills: [{ name: 'Empathie', level: 'Master' }],
    languages: [{ language: 'Deutsch' }],
    awards: [],
    meta: { version: 'v1.0.0' },
  });
  expect(plan.taken).toEqual({
    phone: '0551 123',
    location: '37073 Göttingen',
    bio: 'Erste Zeile\nZweite Zeile',
    experience: [
      {
        entryId: expect.any(String),
        title: 'Pflegefachkraft',
        company: 'Lindenhof',
        from: '2014-06',
        to: '2018-06',
        description: 'Spätdienst\n• Praxisanleitung',
      },
    ],
    education: [
      { entryId: expect.any(String), degree: 'Ausbildung', field: 'Pflege', institution: 'BBS', year: '2014' },
    ],
  });
  expect(noted(plan.notes).sort()).toEqual([
    'basics.email: account',
    'basics.label: unknown',
    'basics.location.countryCode: unknown',
    'education[0].score: unknown',
    'languages: unknown',
    'skills: tests',
    'work[0].url: unknown',
  ]);
});

test.each([
  ['2014', '2014'],
  ['2014-06', '2014-06'],
  ['2014-06-29', '2014-06'],
  ['2014-06-29T00:00:00Z', '2014-06'],
  ['29.06.2014', '2014-06'],
  ['29. Juni 2014', '2014-06'],
  ['06/2014', '2014-06'],
  ['6.2014', '2014-06'],
  ['2014/06', '2014-06'],
  ['Juni 2014', '2014-06'],
  ['Jun. 2014', '2014-06'],
  ['October 2014', '2014-10'],
  ['May 2014', '2014-05'],
  ['Ma\u0308rz 2014', '2014-03'],
  [2014, '2014'],
  [{ year: 2014, month: 6 }, '2014-06'],
  [{ year: 2014 }, '2014'],
])('the day %j is read as %s', (startDate, from) => {
  expect(read({ work: [{ name: 'A', startDate }] }).taken.experience?.[0]?.from).toBe(from);
});

test.each([
  ['irgendwann', 'format'],
  ['2018-13', 'format'],
  ['1018', 'format'],
  ['x'.repeat(100), 'format'],
])('for a period with the end %j the start is imported, and the end is listed', (endDate, reason) => {
  const { taken, notes } = read({ work: [{ name: 'A', startDate: '2014', endDate }] });
  expect(taken.experience?.[0]).toMatchObject({ from: '2014', to: '' });
  expect(noted(notes)).toEqual([`work[0].endDate: ${reason}`]);
});

test('a period with an unreadable start keeps its end, and a reversed one is dropped', () => {
  const { taken, notes } = read({
    work: [
      { name: 'A', startDate: 'früher', endDate: '2018' },
      { name: 'B', startDate: '2014', endDate: '2013' },
    ],
  });
  expect(taken.experience?.map(({ from, to }) => [from, to])).toEqual([
    ['', '2018'],
    ['', ''],
  ]);
  expect(noted(notes)).toEqual(['work[0].startDate: format', 'work[1].endDate: reversed']);
});

test('a file of a schema version before 1.0 yields employers and degrees', () => {
  const plan = read({
    basics: { name: 'Jana Petersen', picture: '', website: 'https://example.org', phone: '0551 123' },
    work: [
      { company: 'Lindenhof', position: 'Pflegefachkraft', website: 'https://example.org', startDate: '2014-01-01' },
      { company: 'Klinik', position: 'Auszubildende', startDate: '2011-09-01', endDate: '2013-12-31' },
    ],
    education: [{ institution: 'BBS', area: 'Pflege', studyType: 'Ausbildung', endDate: '2013-12-31', gpa: '1,7' }],
  });
  expect(plan.taken.experience?.map(({ company, from, to }) => [company, from, to])).toEqual([
    ['Lindenhof', '2014-01', ''],
    ['Klinik', '2011-09', '2013-12'],
  ]);
  expect(plan.taken.education).toMatchObject([{ degree: 'Ausbildung', institution: 'BBS', year: '2013' }]);
  expect(noted(plan.notes).sort()).toEqual([
    'basics.website: unknown',
    'education[0].gpa: unknown',
    'work[0].website: unknown',
  ]);
});

test('reads lists below sections, ranges in one text and alternative field names', () => {
  const plan = read({
    basics: { phone: '0551 123', location: 'Göttingen' },
    sections: {
      experience: {
        items: [
          { employer: 'Lindenhof', title: 'Pflegefachkraft', date: 'Juni 2018 – heute', description: '<p>Nachts</p>' },
          { company: 'Klinik', position: 'Helferin', date: '2015-2018', highlights: 'Praxisanleitung' },
        ],
      },
      education: { items: [{ school: 'BBS', degree: 'Ausbildung', fieldOfStudy: 'Pflege', date: '2014' }] },
    },
  });
  expect(plan.taken.location).toBe('Göttingen');
  expect(plan.taken.experience).toMatchObject([
    { title: 'Pflegefachkraft', company: 'Lindenhof', from: '2018-06', to: '', description: 'Nachts' },
    { title: 'Helferin', company: 'Klinik', from: '2015', to: '2018', description: '• Praxisanleitung' },
  ]);
  expect(plan.taken.education).toMatchObject([
    { degree: 'Ausbildung', field: 'Pflege', institution: 'BBS', year: '2014' },
  ]);
  expect(plan.notes).toEqual([]);
});

test("an end such as 'present' means no end", () => {
  const { taken, notes } = read({ work: [{ name: 'A', startDate: '2014', endDate: 'Present' }] });
  expect([taken.experience?.[0], notes]).toEqual([expect.objectContaining({ from: '2014', to: '' }), []]);
});

test('HTML becomes readable text', () => {
  const summary = '<p>Ich <b>pflege</b> gern.</p><script>alert(1)</script><ul><li>nachts</li></ul>&lt;img src=x&gt;';
  const { taken } = read({ basics: { summary, phone: '<a href="tel:1">0551</a>' } });
  expect([taken.bio, taken.phone]).toEqual(['Ich pflege gern.\n\nnachts', '0551']);
});

test('long text is cut, and of 31 entries the first thirty are imported', () => {
  const work = Array.from({ length: 33 }, (_, index) => ({ name: `Firma ${index}` }));
  const plan = read({ basics: { summary: 'Wort '.repeat(1000), phone: '😀'.repeat(60) }, work });
  expect(plan.taken.bio).toHaveLength(2000);
  expect(plan.taken.experience?.map(({ company }) => company).at(-1)).toBe('Firma 29');
  expect(noted(plan.notes)).toEqual(['basics.phone: shortened', 'basics.summary: shortened', 'work[30–32]: tooMany']);
  whole(plan);
});

test.each([
  ['', 'RESUME_NOT_JSON'],
  ['{"basics":', 'RESUME_NOT_JSON'],
  ['{basics:{}}', 'RESUME_NOT_JSON'],
  ['[]', 'RESUME_BROKEN'],
  ['null', 'RESUME_BROKEN'],
  ['"basics"', 'RESUME_BROKEN'],
  ['{"name":"passgenau","version":"1.0.0"}', 'RESUME_BROKEN'],
  ['{"__proto__":{"basics":{}}}', 'RESUME_BROKEN'],
  [`{"basics":${'['.repeat(100_000)}`, 'RESUME_BROKEN'],
  [`{"basics":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`, 'RESUME_BROKEN'],
  [`{"work":[${'0,'.repeat(400_000)}0]}`, 'RESUME_BROKEN'],
])('%.30s is no resume: %s', (json, code) => {
  expect(codeOf(() => read(json))).toBe(code);
});

test.each([
  ['sections of another type', { basics: [1], work: { 0: {} }, education: 'keine', skills: 7 }],
  ['entries of another type', { work: [null, 1, 'x', [], {}], education: [{ institution: {} }] }],
  ['huge numbers', '{"basics":{"phone":1e999,"summary":123456789012345678901234567890}}'],
  ['prototype keys', '{"basics":{"__proto__":{"phone":"1"},"constructor":"x"},"toString":1}'],
  ['characters that cannot be stored', { basics: { phone: 'a\u0000b', summary: '\ud800 halb', 'k\u0000ey': 1 } }],
  ['endless keys', { basics: { ['x'.repeat(10_000)]: 1 } }],
  [
    'a thousand unknown fields',
    { basics: Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, at])) },
  ],
])('%s are listed and cause no error', (_, resume) => {
  const plan = read(resume);
  whole(plan);
  expect(plan.notes.length).toBeGreaterThan(0);
  expect(plan.notes.length).toBeLessThanOrEqual(60);
  for (const { path } of plan.notes) expect(path.length).toBeLessThanOrEqual(80);
  expect(({} as { phone?: string }).phone).toBe(undefined);
});

test('the count exceeds the listed notes', () => {
  const basics = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`k${at}`, at]));
  const { notes, moreNotes } = read({ basics });
  expect(notes.length + moreNotes).toBe(100);
});

test('texts of a file are normalised to NFC', () => {
  const plan = read({
    basics: { summary: 'Ich u\u0308be' },
    work: [{ name: 'Mu\u0308hlenhof', position: 'Ba\u0308cker' }],
  });
  expect(plan.taken.bio).toBe('Ich übe');
  expect(plan.taken.experience?.[0]).toMatchObject({ company: 'Mühlenhof', title: 'Bäcker' });
});

test('a place in Austria or Switzerland keeps its country', () => {
  const read = (location: object) => readResume(JSON.stringify({ basics: { location } }), account);
  const plan = read({ postalCode: '5020', city: 'Salzburg', countryCode: 'AT' });
  expect([plan.taken.location, plan.notes]).toEqual(['5020 Salzburg, Österreich', []]);
  expect(read({ city: 'Zürich', countryCode: 'CH' }).taken.location).toBe('Zürich, Schweiz');
});
