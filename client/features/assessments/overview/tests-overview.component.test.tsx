import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { ConsistencyBand, TestProgress, TestsOverview } from '#shared/assessments/state.ts';
import { testsOverviewTexts as texts } from '#shared/texts/assessments/assessments.ts';
import { removeAllTestData, storeToken } from '../../../lib/tests/test-tokens.ts';
import { renderAt } from '../../../testing/render.tsx';
import type { Answers } from '../../../testing/server-stub.ts';

const progress = (status: TestProgress['status']): TestProgress => ({
  ...{ status, answered: 0, total: 35, hasOpenRun: status === 'open', openVariant: null },
});

async function openTests(
  softskill: TestProgress['status'],
  values: TestProgress['status'],
  startable = ['test1', 'test2'],
  results: Answers = {},
) {
  const completed = [softskill, values].filter((status) => status === 'finished').length;
  const overview: TestsOverview = { softskill: progress(softskill), values: progress(values), completed, available: 2 };
  await renderAt('/tests', {
    answers: { 'tests.overview': overview, 'tests.startable': startable as never, ...results },
    allowsUnanswered: true,
  });
  return screen.findByRole('region', { name: texts.softskill.title });
}

const address = (region: HTMLElement, name: string | RegExp) =>
  within(region).getByRole('link', { name }).getAttribute('href');

test('the soft-skill test has one action; the version without work experience is a link', async () => {
  const card = await openTests('none', 'none');
  expect(address(card, texts.softskill.start)).toBe('/test/softskilltest');
  expect(address(card, texts.softskill.startWithoutExperience)).toBe('/test/softskill-ohne-erfahrung');
  screen.getByText(texts.text);
  screen.getByText(`${texts.free} ${texts.visible}`);
  expect(screen.queryByText('0 von 2 Tests abgeschlossen')).toBeNull();
  expect(screen.queryByRole('link', { name: texts.toJobs })).toBeNull();
});

test('a single version that can be started is the action', async () => {
  const card = await openTests('none', 'none', ['test2']);
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(address(card, texts.softskill.startWithoutExperience)).toBe('/test/softskill-ohne-erfahrung');
});

test('a finished test shows its state, the result and how to repeat it', async () => {
  const card = await openTests('finished', 'none');
  within(card).getByText(texts.completed);
  screen.getByText('1 von 2 Tests abgeschlossen');
  expect(within(card).queryByText(texts.softskill.text)).toBeNull();
  within(card).getByText(texts.softskill.done);
  expect(address(card, /^Ergebnis ansehen/)).toBe('/test-results');
  expect(address(card, /^Test wiederholen/)).toBe('/test/softskilltest');
  expect(address(card, /^Ohne Berufserfahrung wiederholen/)).toBe('/test/softskill-ohne-erfahrung');
});

test('a begun repetition goes on from the card, with the number of answers', async () => {
  const begun = { ...progress('finished'), answered: 12, hasOpenRun: true };
  const overview = { softskill: begun, values: { ...begun, total: 45 }, completed: 2, available: 2 };
  const card = await openTests('finished', 'finished', ['test1'], { 'tests.overview': overview });
  expect(address(card, /^Weitermachen/)).toBe('/test/softskilltest');
  within(card).getByText('12 von 35 Gruppen beantwortet');
  const values = screen.getByRole('region', { name: texts.values.title });
  expect(address(values, /^Weitermachen/)).toBe('/value-test?repeat');
  within(values).getByText('12 von 45 Vergleichen beantwortet');
});

test('after both tests the next step is the jobs that fit', async () => {
  await openTests('finished', 'finished');
  expect(screen.getByRole('link', { name: texts.toJobs }).getAttribute('href')).toBe('/jobs?sort=fit');
});

test.each<[ConsistencyBand, boolean]>([
  ['mit einzelnen Widersprüchen', false],
  ['mit vielen Widersprüchen', true],
])('values with answers "%s" are called unsure: %s', async (band, isUnsure) => {
  const value = { value: 'Humor', wins: 9, rank: 1, isShared: false };
  const given = { resultId: 'r', createdAt: new Date(), tiedBeyond: 0, consistence: 0.5, band };
  await openTests('none', 'finished', ['test1'], { 'results.values': { ...given, values: [value] } });
  const card = screen.getByRole('region', { name: texts.values.title });
  await within(card).findByText(isUnsure ? texts.values.unsureFirst(['Humor']) : texts.values.first(['Humor']));
  expect(within(card).queryAllByText(texts.values.unsure)).toHaveLength(isUnsure ? 1 : 0);
  expect(address(card, /^Test wiederholen/)).toBe('/value-test?repeat');
});

test('finished tests name the strengths and values that lead', async () => {
  storeToken('latest_test_token', 't'.repeat(43));
  const values = ['Familie', 'Humor', 'Natur'].map((value, index) => ({
    ...{ value, wins: 9 - index, rank: index + 1, isShared: false },
  }));
  const given = { resultId: 'r', createdAt: new Date(), tiedBeyond: 0 };
  const card = await openTests('finished', 'finished', ['test1'], {
    'results.softskill': {
      ...{ ...given, variant: 'test1', totalSkills: 30 },
      skills: [1, 2, 3, 4, 5].map((rank) => ({
        ...{ skillId: rank, name: `Stärke ${rank}`, description: '', points: 20, rank, isShared: false },
        ...{ low: rank, high: rank + 1 },
      })),
      quality: { fastGroups: 0, untouchedGroups: 0, flatness: 3, signals: [], decisive: [], isReliable: true },
    },
    'results.values': { ...given, values, consistence: 1, band: 'klar' },
  });
  await waitFor(() => expect(card.textContent).toContain('Zu Ihren größten Stärken gehör'));
  await screen.findByText(texts.values.first(['Familie', 'Humor', 'Natur']));
  removeAllTestData();
});
