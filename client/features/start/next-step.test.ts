import { expect, test } from 'vitest';
import type { SoftskillResultView, ValueResultView } from '#shared/assessments/state.ts';
import { jobCard, match } from '../../testing/jobs.ts';
import type { NewsItem } from './news-of.ts';
import { nextStepOf, shownStep } from './next-step.ts';

const now = new Date('2026-11-27T12:00:00Z');
const softskill = (isReliable: boolean): SoftskillResultView => ({
  resultId: 's',
  variant: 'test1',
  createdAt: new Date(0),
  skills: [],
  totalSkills: 30,
  tiedBeyond: 0,
  quality: { fastGroups: 0, untouchedGroups: 0, flatness: 3, signals: [], decisive: [], isReliable },
});
const values = (band: ValueResultView['band']): ValueResultView => ({
  resultId: 'v',
  createdAt: new Date(0),
  values: [],
  tiedBeyond: 0,
  consistence: 0.9,
  band,
});
const period = { title: '', organisation: '', from: '2020-01', to: null, text: '' };
const complete: Parameters<typeof nextStepOf>[0] = {
  softskill: softskill(true),
  values: values('klar'),
  hasSoftskillTest: true,
  repeatPath: '/test/softskilltest',
  openRuns: { softskill: null, values: null },
  best: [],
  hasApplied: () => false,
  isFound: true,
  profile: { location: 'Göttingen', experience: [period] as never, education: [] },
  now,
};
const openRun = (isRepeat: boolean) => ({ to: '/open', answered: 12, total: 35, isRepeat });
const best = (percent: number, publishedAt = '2026-11-20T12:00:00Z') => [
  { ...jobCard('Koch (m/w/d)', 1), match: match(percent), publishedAt },
  { ...jobCard('Gärtnerin (m/w/d)', 2), match: match(50), publishedAt },
];

test.each<[string, Partial<typeof complete>, string | undefined]>([
  ['the soft-skill test without a result', { softskill: null, values: null }, 'softskill'],
  [
    'the other test if the soft-skill test cannot start',
    { softskill: null, values: null, hasSoftskillTest: false },
    'values',
  ],
  [
    'the repetition of an unreliable run before the missing test',
    { softskill: softskill(false), values: null },
    'repeatSoftskill',
  ],
  [
    'an open run before a missing test',
    { softskill: null, openRuns: { softskill: null, values: openRun(false) } },
    'openRun',
  ],
  ['the values test after a reliable run', { values: null }, 'values'],
  ['the repetition of random answers', { values: values('nicht von Zufall zu trennen') }, 'repeatValues'],
  ['a new job that fits', { best: best(70), isFound: false }, 'job'],
  ['no job that fits less', { best: best(69) }, undefined],
  ['no old job', { best: best(90, '2026-11-01T12:00:00Z') }, undefined],
  ['no job that is the only one', { best: best(90).slice(0, 1) }, undefined],
  ['no job with an application', { best: best(90), hasApplied: () => true }, undefined],
  ['being found', { isFound: false, profile: undefined }, 'beFound'],
  ['the profile without a place', { profile: { location: ' ', experience: [], education: [] } }, 'profile'],
  ['nothing if all is done', {}, undefined],
])('the next step is %s', (_, changes, key) => {
  expect(nextStepOf({ ...complete, ...changes })?.key).toBe(key);
});

test('the repetition begins the test', () => {
  const unreliable = { ...complete, softskill: softskill(false) };
  expect(nextStepOf(unreliable)?.to).toBe('/test/softskilltest');
  expect(nextStepOf({ ...unreliable, repeatPath: null })).toBeNull();
});

test('an open run names its progress, that of the soft-skill test first', () => {
  const openRuns = { softskill: openRun(true), values: openRun(false) };
  const repeat = nextStepOf({ ...complete, softskill: softskill(false), openRuns });
  expect(repeat?.text).toBe('Soft-Skill-Test zu Ende machen');
  expect(repeat?.detail).toBe('12 von 35 Gruppen beantwortet. Ihr bisheriges Ergebnis gilt, bis Sie fertig sind.');
  const first = nextStepOf({ ...complete, values: null, openRuns: { ...openRuns, softskill: null } });
  expect(first?.detail).toBe('12 von 35 Vergleichen beantwortet. Ihre Antworten sind gespeichert.');
});

test('a new job is the next step only if nothing waits for an answer', () => {
  const item = (kind: NewsItem['kind']): NewsItem => ({ key: kind, kind, text: '', to: '/' });
  const job = nextStepOf({ ...complete, best: best(74) });
  expect(job?.detail).toBe('Koch (m/w/d), Haus am See. Passung 74 von 100: hoch');
  expect(shownStep(job, [item('request')])).toBeNull();
  expect(shownStep(job, [item('viewers')])).toBe(job);
  const values = nextStepOf({ ...complete, values: null });
  expect(shownStep(values, [item('request')])).toBe(values);
});
