import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Dashboard, SoftskillResultView, ValueResultView } from '#shared/assessments/state.ts';
import { profileTexts, runTexts, valueResultTexts } from '#shared/texts/assessments/results.ts';
import { button, expectAddress, expectFocus, isDisabled } from '../../../testing/page-actions.ts';
import { applicant } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render.tsx';
import { type Answers, refused } from '../../../testing/server-stub.ts';

const softskill: SoftskillResultView = {
  ...{ resultId: '00000000-0000-4000-8000-00000000e001', variant: 'test1', totalSkills: 30, tiedBeyond: 0 },
  createdAt: new Date('2026-11-20T10:00:00Z'),
  skills: ['Empathie', 'Führung'].map((name, index) => ({
    ...{ skillId: index, name, description: '', points: 20 - index, rank: index + 1 },
    ...{ isShared: false, low: 1, high: 4 },
  })),
  quality: { fastGroups: 0, untouchedGroups: 0, flatness: 3, signals: [], decisive: [], isReliable: true },
};
const values: ValueResultView = {
  ...{ resultId: '00000000-0000-4000-8000-0000000000f1', createdAt: new Date('2026-11-01T10:00:00Z') },
  values: [{ value: 'Familie', wins: 9, rank: 1, isShared: false }],
  ...{ tiedBeyond: 0, consistence: 1, band: 'klar' },
};
const summary = ({ resultId, createdAt }: { resultId: string; createdAt: Date }) => ({ resultId, createdAt });
const dashboard: Dashboard = {
  ...{ testsCompleted: 2, testsAvailable: 2, softskill, values, strongestAverage: 3 },
  softskillHistory: [{ ...summary(softskill), variant: 'test1' }],
  valueHistory: [{ ...summary(values), variant: null }],
};

const open = (path: string, answers: Answers = {}) =>
  renderAt(path, {
    user: applicant(),
    answers: {
      ...{ 'results.softskill': softskill, 'results.values': values, 'results.dashboard': dashboard },
      ...{ 'tests.startable': ['test1'], ...answers },
    },
    allowsUnanswered: true,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const wayBack = () => within(screen.getByRole('main')).getByRole('link', { name: 'Ihr Ergebnis' });

test('the way back is above the title, the deletion after the result', async () => {
  await open(`/results/${softskill.resultId}`);
  const title = await heading('Ergebnis vom 20.11.2026');
  expect(isBefore(wayBack(), title)).toBe(true);
  expect(wayBack().getAttribute('href')).toBe('/dashboard?tab=skills');
  screen.getByRole('link', { name: 'Ergebnis als PDF' });
  expect(isBefore(screen.getByRole('region', { name: profileTexts.title }), button('Ergebnis löschen'))).toBe(true);
});

test.each<[ValueResultView['band'], boolean]>([
  ['mit einzelnen Widersprüchen', false],
  ['mit vielen Widersprüchen', true],
  ['nicht von Zufall zu trennen', true],
])('values answered %s offer to repeat the test: %s', async (band, offers) => {
  await open('/dashboard?tab=skills', { 'results.dashboard': { ...dashboard, values: { ...values, band } } });
  await screen.findByText(valueResultTexts.consistency.meaning[band]);
  const repeat = screen.queryByRole('link', { name: valueResultTexts.repeat });
  expect(repeat?.getAttribute('href') ?? null).toBe(offers ? '/value-test?repeat' : null);
});

test('every earlier test opens its result, values too, and a deletion leads back to the list', async () => {
  const { person } = await open('/dashboard?tab=skills', { 'results.delete': undefined as never });
  const list = within(await screen.findByRole('list', { name: runTexts.title }));
  list.getByRole('link', { name: /^Soft-Skill-Test .*Ergebnis vom 20.11.2026/ });
  await person.click(list.getByRole('link', { name: /^Wertetest.*Ergebnis vom 01.11.2026 ansehen$/ }));
  await heading('Ergebnis vom 01.11.2026');
  screen.getByRole('heading', { name: valueResultTexts.title });
  const [value] = within(screen.getByRole('region', { name: valueResultTexts.title })).getAllByRole('listitem');
  expect(value?.textContent).toMatch(/Familie.*9 Punkte$/);
  expect(screen.queryByRole('link', { name: 'Ergebnis als PDF' })).toBeNull();
  await person.click(button('Ergebnis löschen'));
  await person.click(await screen.findByRole('button', { name: runTexts.confirm.action }));
  await expectAddress('/dashboard?tab=skills');
});

const jobsLink = () => screen.queryByRole('link', { name: profileTexts.toJobs });

test('a replaced result says so and leads to the newer one', async () => {
  const newer = { ...summary(softskill), resultId: 'b', createdAt: new Date('2026-11-25T10:00:00Z'), variant: 'test1' };
  const history = [newer, ...dashboard.softskillHistory] as Dashboard['softskillHistory'];
  const { close } = await open(`/results/${softskill.resultId}`, {
    'results.dashboard': { ...dashboard, softskillHistory: history },
  });
  await screen.findByText(runTexts.replaced, { exact: false });
  screen.getByRole('link', { name: 'Ergebnis vom 25.11.2026 ansehen' });
  expect(jobsLink()).toBeNull();
  close();
  await open(`/results/${softskill.resultId}`);
  await expect.poll(() => isDisabled(button('Ergebnis löschen'))).toBe(false);
  expect(screen.queryByText(runTexts.replaced, { exact: false })).toBeNull();
  expect(jobsLink()?.className).toMatch(/action/);
});

test('links lead to the values below the skills, also from the tab that another address names', async () => {
  const { close } = await open('/dashboard?tab=skills');
  const jump = await screen.findByRole('link', { name: valueResultTexts.jump });
  const values = screen.getByRole('heading', { name: valueResultTexts.title });
  expect(isBefore(jump, screen.getByRole('region', { name: profileTexts.title }))).toBe(true);
  jump.click();
  await expectFocus(values);
  close();
  await open('/dashboard?tab=values', { 'results.dashboard': { ...dashboard, values: null } });
  await expectFocus(await screen.findByRole('heading', { name: valueResultTexts.empty.title }));
  await expectAddress('/dashboard?tab=skills');
});

test.each(['', '?test=values'])('a result that is gone offers the way to the own results (%s)', async (search) => {
  const gone = refused('NOT_FOUND');
  await open(`/results/${softskill.resultId}${search}`, { 'results.softskill': gone, 'results.values': gone });
  await heading('Dieses Ergebnis gibt es nicht oder nicht mehr');
  expect(wayBack().getAttribute('href')).toBe('/dashboard?tab=skills');
});
