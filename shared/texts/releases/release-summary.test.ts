import { expect, test } from 'vitest';
import type { ReleaseScope } from '../../releases/scope.ts';
import type { AnonymousView, CandidateView, JobPartView, NamedView } from '../../releases/view.ts';
import { releaseSummary, shownWords } from './release-summary.ts';

const job = {
  jobId: 'this',
  title: 'Köchin',
  field: null,
  questions: [],
  replyBy: '2026-12-15',
  skillIds: [1, 2, 3, 4, 5],
};
const skillsOf = (skillIds: readonly number[]): NonNullable<NamedView['skills']> => ({
  ...{ size: 30, month: '2026-11' },
  ranked: skillIds.map((skillId) => ({
    ...{ skillId, name: `Stärke ${skillId}`, rank: skillId, isShared: false, low: 1, high: 9 },
  })),
});
const part = (jobId: string, title: string | null, skillIds: readonly number[]): JobPartView => ({
  ...{ jobId, title, match: null, skills: skillsOf(skillIds) },
});
const named = (scope: NamedView['scope'], skillIds: readonly number[]): NamedView => ({
  ...{ scope, name: 'Ada Adler', contact: { email: 'ada@example.org', phone: '' }, profile: null },
  ...{ skills: skillsOf(skillIds), values: null, isLimited: false },
});
const anonymous = (skillIds: readonly number[]): AnonymousView => ({
  ...{ scope: 'anonymous', name: 'Blauer Reiher 204', contact: null, profile: null, values: null, isLimited: false },
  skills: skillIds.map((skillId) => ({ skillId, name: `Stärke ${skillId}`, group: 'middle' })),
});

const plain = { match: null, exactMatch: null, job, hiddenSkills: 0, isProfileEmpty: false, ended: [] };

const linesOf = (view: CandidateView, jobParts: JobPartView[] = []) =>
  releaseSummary({ ...plain, view, jobParts }).slice(2);

const here = part('this', 'Köchin', [1, 2, 3, 4, 5]);
const fromAll = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each<[string, CandidateView, JobPartView[], string[]]>([
  ['the skills of the job page', named('required', [1, 2, 3, 4, 5]), [here], ['5 gefragte Stärken']],
  [
    'another application apart from them',
    named('required', [1, 2, 3, 4, 5]),
    [here, part('other', 'Gärtner', [5, 6, 7, 8, 9])],
    ['5 gefragte Stärken', 'Dazu weiter Ihre Bewerbung „Gärtner“: 5 gefragte Stärken'],
  ],
  [
    'several other applications',
    named('required', [1, 2, 3, 4, 5]),
    [part('other', 'Gärtner', [6]), here, part('gone', null, [7])],
    ['5 gefragte Stärken', 'Dazu weiter Ihre 2 anderen Bewerbungen mit den Stärken, die sie fragen'],
  ],
  [
    'another application without strengths',
    named('required', [1, 2, 3, 4, 5]),
    [here, { ...part('other', 'Gärtner', []), skills: null }],
    ['5 gefragte Stärken', 'Dazu weiter Ihre Bewerbung „Gärtner“, ohne Stärken'],
  ],
  [
    'several other applications, one without strengths',
    named('required', [1, 2, 3, 4, 5]),
    [part('other', 'Gärtner', [6]), here, { ...part('third', 'Koch', []), skills: null }],
    ['5 gefragte Stärken', 'Dazu weiter Ihre 2 anderen Bewerbungen mit dem, was es dort schon sieht'],
  ],
  ['that some are hidden', named('required', [1, 2]), [part('this', 'Köchin', [1, 2])], ['2 von 5 gefragten Stärken']],
  ['the anonymous skills of the job', anonymous([1, 2, 3, 4, 5]), [], ['5 gefragte Stärken, nur grob']],
  [
    'the anonymous skills that the company has seen before',
    anonymous(fromAll),
    [],
    ['5 gefragte Stärken, nur grob', 'Dazu 4 Stärken, die es schon von Ihnen kennt'],
  ],
  ['all skills', named('named', fromAll), [], ['Alle 9 Stärken']],
])('the summary names %s', (_, view, jobParts, expected) => {
  expect(linesOf(view, jobParts)).toEqual(expected);
});

test('a hidden skill is counted', () => {
  const view = named('named', fromAll);
  expect(releaseSummary({ ...plain, view, jobParts: [], hiddenSkills: 1 })).toContain(
    '9 von 10 Stärken (eine ausgeblendet)',
  );
});

test.each([
  [83, 'Passung etwa 75: absichtlich ungenau, damit Sie anonym bleiben. Ihre genaue Zahl (83) sieht es nicht.'],
  [null, 'Passung etwa 75: absichtlich ungenau, damit Sie anonym bleiben.'],
])('an anonymous match is rough and names the exact number %s', (exactMatch, expected) => {
  const match = { match: 75, low: 65, high: 85, basis: 'both' as const };
  expect(releaseSummary({ ...plain, match, exactMatch, view: anonymous([1]), jobParts: [] })).toContain(expected);
});

const byValues = { match: 60, low: 55, high: 65, basis: 'values' as const };

test.each<[CandidateView, string]>([
  [anonymous([]), 'etwa 60 von 100: absichtlich ungenau, damit Sie anonym bleiben'],
  [{ ...named('required', []), skills: null }, '60 von 100'],
  [{ ...named('named', []), skills: null }, '60 von 100'],
])('%#: without strengths, the number of the company is provisional', (view, number) => {
  const lines = releaseSummary({ ...plain, match: byValues, exactMatch: 53, view, jobParts: [] });
  expect(lines.slice(1, 3)).toEqual([
    `Passung vorläufig ${number}`,
    'Ihre Stärken fehlen noch. Dafür zählt ein mittlerer Wert.',
  ]);
  expect(lines.join(' ')).not.toMatch(/53|Spanne|genaue Zahl/);
});

const values = { ranked: [{ value: 'Humor', rank: 1, isShared: false }], month: '2026-11' };
const profile = { location: 'Göttingen', bio: '', experience: [], education: [] };

test.each<[CandidateView, string]>([
  [named('required', [1, 2, 3, 4, 5]), 'Sie zeigen: Name, Kontakt, 5 Stärken und vorläufige Passung.'],
  [
    { ...named('profile', fromAll), values, profile },
    'Sie zeigen: Name, Kontakt, Profil, 9 Stärken, 1 Wert und vorläufige Passung.',
  ],
  [{ ...named('required', []), skills: null }, 'Sie zeigen: Name, Kontakt und vorläufige Passung.'],
  [
    { ...anonymous([1, 2]), values: ['Humor', 'Natur'] },
    'Sie zeigen: Pseudonym, 2 Stärken, 2 Werte und vorläufige Passung.',
  ],
])('%#: the few words name each part', (view, words) => {
  expect(shownWords({ ...plain, match: byValues, view, jobParts: [] })).toBe(words);
});

test('the few words count the skills of this job and the typed answers, and name no missing match', () => {
  const view = named('required', fromAll);
  expect(shownWords({ ...plain, view, jobParts: [here] }, ['', 'Seit 2019'])).toBe(
    'Sie zeigen: Name, Kontakt, 5 Stärken und 1 Antwort.',
  );
});

test('typed answers and skills that the company ceases to see are named', () => {
  const view = named('required', [1, 2, 3, 4, 5]);
  expect(releaseSummary({ ...plain, view, jobParts: [here], ended: ['Gärtner'] }, ['', 'Seit 2019']).slice(2)).toEqual([
    '5 gefragte Stärken',
    'Ihre Antwort: „Seit 2019“',
    'Die Stärken zu „Gärtner“ sieht es dann nicht mehr: Dort läuft keine Bewerbung.',
  ]);
});

test.each<ReleaseScope>(['required', 'requiredProfile', 'named', 'profile'])(
  'a person with the name in scope %s has the name in the first line',
  (scope) => {
    const view = named(scope as NamedView['scope'], [1]);
    expect(releaseSummary({ ...plain, view, jobParts: [] })[0]).toBe('Ada Adler, mit E-Mail');
  },
);
