import { expect, test } from 'vitest';
import type { ReleaseScope } from '../../releases/scope.ts';
import type { AnonymousView, CandidateView, JobPartView, NamedView } from '../../releases/view.ts';
import { releaseSummary } from './release-summary.ts';

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

const plain = { match: null, exactMatch: null, job, hiddenSkills: 0, ended: [] };

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
  [83, 'Passung nur grob: etwa 75. Ihre genaue Zahl (83) sieht es nicht.'],
  [null, 'Passung nur grob: etwa 75.'],
])('an anonymous match is rough and names the exact number %s', (exactMatch, expected) => {
  const match = { match: 75, low: 65, high: 85, basis: 'both' as const };
  expect(releaseSummary({ ...plain, match, exactMatch, view: anonymous([1]), jobParts: [] })).toContain(expected);
});

test('typed answers and skills that the company ceases to see are named', () => {
  const view = named('required', [1, 2, 3, 4, 5]);
  expect(releaseSummary({ ...plain, view, jobParts: [here], ended: ['Gärtner'] }, ['', 'Seit 2019']).slice(2)).toEqual([
    '5 gefragte Stärken',
    'Ihre Antwort: „Seit 2019“',
    'Die Stärken zu „Gärtner“ sieht es dann nicht mehr: Dort läuft keine Bewerbung mehr.',
  ]);
});

test.each<ReleaseScope>(['required', 'requiredProfile', 'named', 'profile'])(
  'a person with the name in scope %s has the name in the first line',
  (scope) => {
    const view = named(scope as NamedView['scope'], [1]);
    expect(releaseSummary({ ...plain, view, jobParts: [] })[0]).toBe('Ada Adler, mit E-Mail');
  },
);
