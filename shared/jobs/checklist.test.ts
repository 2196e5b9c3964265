import { expect, test } from 'vitest';
import { jobChecks } from '../texts/jobs/checklist.ts';
import { blockersOf, publishProblems } from './checklist.ts';
import { emptyDraft, type JobDraft } from './draft.ts';

const today = '2026-11-24';
const complete: JobDraft = {
  ...emptyDraft,
  title: 'Pflegefachkraft',
  description: `<p>${'Sie planen Ihre Dienste selbst mit. '.repeat(4)}</p>`,
  postalCode: '37073',
  town: 'Göttingen',
  employment: 'fullTime',
  replyBy: '2026-12-24',
  payFrom: 3000,
  skills: [1, 2, 3].map((skillId) => ({ skillId, weight: 1 as const })),
};
const skills = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ skillId: index + 1, weight: 1 as const }));

test('a complete job has no problems', () => {
  expect(publishProblems(complete, today)).toEqual([]);
});

test('an empty job lacks everything, in the order of the form', () => {
  expect(publishProblems(emptyDraft, today)).toEqual(
    [
      ['title', jobChecks.title],
      ['description', jobChecks.description],
      ['employment', jobChecks.employment],
      ['postalCode', jobChecks.postalCode],
      ['town', jobChecks.town],
      ['replyBy', jobChecks.replyBy],
      ['payFrom', jobChecks.payRange],
      ['skills', jobChecks.skillsLeast],
    ].map(([field, message]) => ({ field, severity: 'error', message })),
  );
});

test.each<[string, Partial<JobDraft>, keyof JobDraft | null]>([
  ['a title of four characters', { title: ' Büro' }, 'title'],
  [
    '100 characters of markup with little text',
    { description: `<p>${'<strong>a</strong>'.repeat(20)}</p>` },
    'description',
  ],
  ['a remote job without a place', { workplace: 'remote', postalCode: '', town: '' }, null],
  ['a remote job with half a place', { workplace: 'remote', postalCode: '' }, 'postalCode'],
  ['a hybrid job without a town', { workplace: 'hybrid', town: '' }, 'town'],
  ['a reply today', { replyBy: today }, null],
  ['a reply yesterday', { replyBy: '2026-11-23' }, 'replyBy'],
  ['a reply in a year', { replyBy: '2027-11-24' }, null],
  ['a reply a day after that', { replyBy: '2027-11-25' }, 'replyBy'],
  ['only the upper amount', { payFrom: null, payTo: 4000 }, null],
  ['no figure', { payFrom: null }, 'payFrom'],
  ['zero as an amount', { payFrom: 0 }, 'payFrom'],
  ['from nothing', { payFrom: 0, payTo: 4000 }, 'payFrom'],
  ['zero as the upper amount', { payFrom: null, payTo: 0 }, 'payTo'],
  ['an agreement with its group', { payKind: 'agreement', payFrom: null, agreement: 'TVöD', payGroup: 'P 8' }, null],
  ['an agreement alone', { payKind: 'agreement', agreement: 'TVöD' }, 'payGroup'],
  ['a group alone', { payKind: 'agreement', payGroup: 'P 8' }, 'agreement'],
  ['a reason of 19 characters', { payKind: 'none', payReason: 'x'.repeat(19) }, 'payReason'],
  ['a reason of 20 characters', { payKind: 'none', payReason: 'x'.repeat(20) }, null],
  ['two skills', { skills: skills(2) }, 'skills'],
  ['eight skills', { skills: skills(8) }, null],
  ['nine skills', { skills: skills(9) }, 'skills'],
  ['an empty question', { questions: [''] }, null],
])('%s', (_, changed, field) => {
  const problems = publishProblems({ ...complete, ...changed }, today);
  expect(problems.map((problem) => problem.field)).toEqual(field === null ? [] : [field]);
  expect(blockersOf(problems)).toEqual(problems);
});

const salzburg = { country: 'AT', postalCode: '5020', town: 'Salzburg' } as const;
const zurich = { country: 'CH', postalCode: '8001', town: 'Zürich' } as const;

test.each<[string, Partial<JobDraft>, keyof JobDraft | null, string | null]>([
  ['Austria with the minimum', { ...salzburg, payFrom: 2800 }, null, null],
  ['Austria without an amount', { ...salzburg, payFrom: null }, 'payFrom', jobChecks.payMinimum],
  ['Austria with the upper amount only', { ...salzburg, payFrom: null, payTo: 4000 }, 'payFrom', jobChecks.payMinimum],
  [
    'Austria with an agreement and no amount',
    { ...salzburg, payKind: 'agreement', payFrom: null, agreement: 'SWÖ', payGroup: '6' },
    'payFrom',
    jobChecks.payMinimum,
  ],
  [
    'Austria with a reason instead of pay',
    { ...salzburg, payKind: 'none', payReason: 'x'.repeat(40) },
    'payKind',
    jobChecks.payMinimum,
  ],
  ['Switzerland with a reason instead of pay', { ...zurich, payKind: 'none', payReason: 'x'.repeat(40) }, null, null],
  ['Switzerland with a short reason', { ...zurich, payKind: 'none' }, 'payReason', jobChecks.payReason.CH],
  ['Switzerland with zero as an amount', { ...zurich, payFrom: 0 }, 'payFrom', jobChecks.payZero.CHF],
])('pay in %s', (_, changed, field, message) => {
  const problems = publishProblems({ ...complete, ...changed }, today);
  expect(problems.map((problem) => [problem.field, problem.message])).toEqual(field === null ? [] : [[field, message]]);
});

test('German laws are named only for jobs in Germany', () => {
  for (const place of [salzburg, zurich]) {
    const problems = publishProblems({ ...complete, ...place, title: 'Koch im jungen Team' }, today);
    expect(problems.map(({ message }) => message).join(' ')).not.toMatch(/AGG|Richtlinie/);
    expect(problems).toHaveLength(2);
  }
});

test('wording produces warnings at its field and prevents nothing', () => {
  const draft = {
    ...complete,
    title: 'Koch im jungen Team',
    description: `${complete.description}<p>Bitte mit <strong>Lebens</strong>lauf.</p>`,
    questions: ['Sind Sie ledig?'],
    startsOn: '2026-11-01',
  };
  const problems = publishProblems(draft, today);
  expect(blockersOf(problems)).toEqual([]);
  expect(problems.map(({ field, message }) => [field, message.slice(0, 12)])).toEqual([
    ['title', 'Der Titel ne'],
    ['title', '„jungen Team'],
    ['description', '„Lebenslauf“'],
    ['startsOn', jobChecks.startsOnPast.slice(0, 12)],
    ['questions', '„ledig“: Wie'],
  ]);
});
