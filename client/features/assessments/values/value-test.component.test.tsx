import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import type { Contradiction, ValueRunState } from '#shared/assessments/state.ts';
import { testScreenTexts, valueTexts } from '#shared/texts/assessments/assessments.ts';
import { networkError } from '#shared/texts/shell.ts';
import { removeAllTestData, storeToken } from '../../../lib/tests/test-tokens.ts';
import { findWithText, isDisabled } from '../../../testing/page-actions.ts';
import { applicant } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render.tsx';
import { refused, unreachable } from '../../../testing/server-stub.ts';

const selected = [
  'Balance',
  'Ehrlichkeit',
  'Familie',
  'Freiheit',
  'Geduld',
  'Gerechtigkeit',
  'Humor',
  'Mut',
  'Neugier',
];
const ten = [...selected, 'Respekt'];
const run: ValueRunState = {
  token: 'w'.repeat(43),
  status: 'open',
  words: ten,
  selected: ten,
  pairs: ten.flatMap((left, index) => ten.slice(index + 1).map((right) => ({ left, right, winner: left }))),
};
const first: Contradiction = { triad: ['Respekt', 'Balance', 'Familie'], number: 1, of: 5 };
const { contradiction } = valueTexts;
beforeEach(removeAllTestData);

const card = (value: string) => screen.findByRole('button', { name: new RegExp(value) });

test('says that an earlier result is gone, and that a begun test is gone', async () => {
  storeToken('latest_value_test_token', 'l'.repeat(43));
  const { close } = await renderAt('/value-test', {
    answers: { 'results.values': refused('NOT_FOUND'), 'valueTest.start': { ...run, selected: null, pairs: [] } },
    allowsUnanswered: true,
  });
  await findWithText('alert', valueTexts.lostResult);
  close();
  storeToken('value_test_token', 'g'.repeat(43));
  const answers = { 'valueTest.start': { ...run, selected: null, pairs: [], isFreshStart: true as const } };
  await renderAt('/value-test', { answers, allowsUnanswered: true });
  await findWithText('alert', valueTexts.freshStart);
});

test('an account without a result begins the test without a word about a lost one', async () => {
  const { server } = await renderAt('/value-test', {
    user: applicant(),
    answers: { 'results.values': null, 'valueTest.start': { ...run, selected: null, pairs: [] } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: valueTexts.choose.title });
  expect(screen.queryByText(valueTexts.lostResult)).toBeNull();
  expect(server.calls('results.values')).toEqual([{}]);
});

test('the address of the repetition begins a new run although there is a result', async () => {
  storeToken('latest_value_test_token', 'l'.repeat(43));
  const { server } = await renderAt('/value-test?repeat', {
    answers: { 'valueTest.start': { ...run, selected: null, pairs: [] } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: valueTexts.choose.title });
  expect(server.calls('results.values')).toEqual([]);
});

test('a repetition says that the earlier result stays until its end', async () => {
  const none = { status: 'none', answered: 0, total: 30, hasOpenRun: true, openVariant: null } as const;
  const overview = { softskill: none, values: { ...none, status: 'finished' }, completed: 1 };
  await renderAt('/value-test?repeat', {
    user: applicant(),
    answers: { 'tests.overview': overview as never, 'valueTest.start': { ...run, selected: null, pairs: [] } },
    allowsUnanswered: true,
  });
  await screen.findByText(testScreenTexts.repeat, { exact: false });
});

test('a begun test that was finished elsewhere is not called gone', async () => {
  storeToken('value_test_token', 'g'.repeat(43));
  await renderAt('/value-test', {
    answers: { 'valueTest.start': { ...run, selected: null, pairs: [] } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: valueTexts.choose.title });
  expect(screen.queryByText(valueTexts.freshStart)).toBeNull();
});

test('Enter in the search field chooses the only value found and empties the field', async () => {
  const { person } = await renderAt('/value-test', {
    answers: { 'valueTest.start': { ...run, selected: null, pairs: [] } },
    allowsUnanswered: true,
  });
  const search = await screen.findByLabelText(valueTexts.choose.search);
  await person.type(search, 'u{Enter}');
  screen.getByText(valueTexts.choose.counter(0));
  await person.clear(search);
  await person.type(search, 'famil{Enter}');
  screen.getByText(valueTexts.choose.counter(1));
  expect((search as HTMLInputElement).value).toBe('');
  screen.getByRole('button', { name: valueTexts.choose.remove('Familie') });
  expect(isDisabled(screen.getByRole('button', { name: valueTexts.choose.left(9) }))).toBe(true);
});

test('the values are one tab stop, and arrow keys move among them', async () => {
  const { person } = await renderAt('/value-test', {
    answers: { 'valueTest.start': { ...run, selected: null, pairs: [] } },
    allowsUnanswered: true,
  });
  await person.click(await screen.findByLabelText(valueTexts.choose.search));
  await person.tab();
  expect(document.activeElement?.textContent).toBe('Balance');
  await person.keyboard('{ArrowRight} {End} {Home}{ArrowLeft} ');
  screen.getByText(valueTexts.choose.counter(3));
  for (const value of ['Ehrlichkeit', 'Respekt', 'Balance'])
    screen.getByRole('button', { name: valueTexts.choose.remove(value) });
  await person.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/ entfernen$/);
});

test('reports a decision that cannot be stored, and skips one made in another tab', async () => {
  const { person, server } = await renderAt('/value-test', {
    answers: {
      'valueTest.start': run,
      'valueTest.contradiction': first,
      'valueTest.decideAgain': unreachable,
    },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: contradiction.question });
  screen.getByRole('img', { name: contradiction.sentence(...first.triad) });
  expect((await card('Respekt')).ariaPressed).toBe('true');
  await person.click(await card('Balance'));
  await findWithText('alert', networkError);
  expect(isDisabled(await card('Balance'))).toBe(false);
  server.answer({
    'valueTest.decideAgain': refused('STALE_CHANGE'),
    'valueTest.contradiction': { triad: ['Ehrlichkeit', 'Familie', 'Freiheit'], number: 2, of: 5 },
  });
  await person.click(await card('Balance'));
  await screen.findByText(contradiction.counter(2, 5));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
