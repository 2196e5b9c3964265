import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { GroupView, SoftskillRunState } from '#shared/assessments/state.ts';
import { testScreenTexts, softskillTexts as texts } from '#shared/texts/assessments/assessments.ts';
import { findWithText, isDisabled } from '../../../testing/page-actions.ts';
import { applicant } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render.tsx';
import { refused, unreachable } from '../../../testing/server-stub.ts';

const group = (groupIndex: number): GroupView => ({
  groupIndex,
  statements: [1, 2, 3, 4].map((number) => ({ id: 10 * groupIndex + number, text: `Aussage ${groupIndex} ${number}` })),
  answer: null,
  durationSeconds: null,
});
let runCount = 0;

/** Each with its own token, because the queue of a run outlives its page. */
const newRun = (): SoftskillRunState => ({
  token: `${++runCount}`.padEnd(43, 's'),
  variant: 'test1',
  status: 'open',
  partOne: [0, 1, 2].map(group),
  partTwo: null,
});

const openTest = async () => {
  const page = await renderAt('/test/softskilltest', {
    answers: { 'softskillTest.start': newRun(), 'softskillTest.answer': undefined },
    allowsUnanswered: true,
  });
  await screen.findByText(texts.group(1, 3));
  return page;
};

const card = (number: number, index = 0) =>
  screen.getByRole('button', { name: new RegExp(`^[1-4]? ?Aussage ${index} ${number}$`) });
const places = (index = 0) =>
  [1, 2, 3, 4].map((number) => Number.parseInt(card(number, index).textContent, 10) || null);
const confirm = () => screen.getByRole('button', { name: /^(Weiter|Noch [2-4] auswählen)$/ });
const announced = (text: string) => screen.findByText(text, { selector: '[role="status"]' });

const byArrows = async (person: UserEvent, wanted: readonly number[]) => {
  const move = (number: number, label: (text: string) => string) =>
    person.click(screen.getByRole('button', { name: label(`Aussage 0 ${number}`) }));
  for (const [place, number] of wanted.entries())
    for (let step = 0; step < wanted.length; step++)
      if (places()[number - 1] !== place + 1) await move(number, texts.up);
};

test.each<[string, (person: UserEvent, wanted: readonly number[]) => Promise<void>]>([
  [
    'clicks',
    async (person, wanted) => {
      for (const number of wanted.slice(0, 3)) await person.click(card(number));
    },
  ],
  [
    'keys',
    async (person, wanted) => {
      for (const number of wanted.slice(0, 3)) await person.keyboard(String(number));
    },
  ],
  [
    'all four keys',
    async (person, wanted) => {
      for (const number of wanted) await person.keyboard(String(number));
    },
  ],
  ['arrow buttons', byArrows],
])('%s give the same answer', async (_, rank) => {
  const { person, server } = await openTest();
  await rank(person, [3, 1, 4, 2]);
  await person.click(confirm());
  await waitFor(() =>
    expect(server.calls('softskillTest.answer')).toMatchObject([{ groupIndex: 0, order: [3, 1, 4, 2] }]),
  );
});

describe('ranking in turn', () => {
  test('cards stay where they are, the fourth places itself, and the page announces it', async () => {
    const { person } = await openTest();
    await person.click(card(3));
    await announced(texts.ranked('Aussage 0 3', 1));
    expect(places()).toEqual([null, null, 1, null]);
    expect(isDisabled(confirm())).toBe(true);
    await person.click(card(1));
    await person.keyboard('4');
    expect(places()).toEqual([2, 4, 1, 3]);
    await announced(`${texts.ranked('Aussage 0 4', 3)} ${texts.selfPlaced('Aussage 0 2', 4)}`);
    expect(isDisabled(confirm())).toBe(false);
    expect(card(2).ariaPressed).toBe('true');
  });

  test('a click on a ranked card takes it and all later ones back; a double click does not', async () => {
    const { person } = await openTest();
    await person.keyboard('312');
    await person.click(card(1));
    expect(places()).toEqual([null, null, 1, null]);
    await announced(texts.takenBack(1, 4));
    fireEvent.click(card(4), { detail: 1 });
    fireEvent.click(card(4), { detail: 2 });
    await waitFor(() => expect(places()).toEqual([null, null, 1, 2]));
  });

  test('Enter continues after a click once all are ranked, not before', async () => {
    const { person } = await openTest();
    await person.click(card(2));
    await person.click(card(1));
    await person.keyboard('{Enter}');
    expect(places()).toEqual([2, 1, null, null]);
    await person.click(card(3));
    await person.keyboard('{Enter}');
    await screen.findByText(texts.group(2, 3));
    await person.keyboard('{Enter}');
    expect(places(1)).toEqual([null, null, null, null]);
  });

  test('Enter on a card that has the focus ranks it or takes it back', async () => {
    const { person } = await openTest();
    card(2).focus();
    await person.keyboard('{Enter}');
    expect(places()).toEqual([null, 1, null, null]);
    await person.keyboard('{Enter}');
    expect(places()).toEqual([null, null, null, null]);
  });
});

test('the rest is accepted as shown after a first choice only, by its own button', async () => {
  const { person, server } = await openTest();
  await person.keyboard('{Enter}{Enter}');
  expect(isDisabled(confirm())).toBe(true);
  expect(screen.queryByRole('button', { name: texts.asShown.button })).toBeNull();
  await person.click(card(2));
  await person.click(screen.getByRole('button', { name: texts.asShown.button }));
  expect(places()).toEqual([2, 1, 3, 4]);
  expect(screen.queryByRole('button', { name: texts.asShown.button })).toBeNull();
  await person.keyboard('{Enter}');
  await screen.findByText(texts.group(2, 3));
  await waitFor(() => expect(server.calls('softskillTest.answer')).toMatchObject([{ order: [2, 1, 3, 4] }]));
});

describe('keys are ignored', () => {
  test.each(['{Control>}1{/Control}', '{Alt>}1{/Alt}', '{Meta>}1{/Meta}', '{Shift>}1{/Shift}', '5', '0', 'a'])(
    'for %s',
    async (keys) => {
      const { person } = await openTest();
      await person.keyboard(keys);
      expect(places()).toEqual([null, null, null, null]);
    },
  );

  test.each(['input', 'textarea', 'dialog'])('in a %s', async (kind) => {
    const { person } = await openTest();
    await person.keyboard('312');
    const place = document.body.appendChild(document.createElement(kind === 'dialog' ? 'div' : kind));
    if (kind === 'dialog') Object.assign(place, { role: 'dialog', tabIndex: -1 });
    place.focus();
    await person.keyboard('3{Enter}');
    expect(places()).toEqual([2, 3, 1, 4]);
    screen.getByText(texts.group(1, 3));
    place.remove();
  });

  test('while they repeat', async () => {
    await openTest();
    fireEvent.keyDown(document.body, { key: '2', repeat: true });
    expect(places()).toEqual([null, null, null, null]);
  });
});

test('the first group says only how to rank; the keys are named from the second group on', async () => {
  const { person } = await openTest();
  const { long, short } = texts.hints.desktop;
  const namedKeys = () =>
    screen.queryAllByText(/^[1-4]$/, { selector: '[aria-hidden]' }).map(({ textContent }) => textContent);
  screen.getByText(long);
  expect(namedKeys()).toEqual([]);
  await person.keyboard('123{Enter}');
  await screen.findByText(texts.group(2, 3));
  screen.getByText(short);
  expect(screen.queryByText(long)).toBeNull();
  expect(namedKeys()).toEqual(['1', '2', '3', '4']);
});

test('the button counts down to the next step', async () => {
  const { person } = await openTest();
  const labels = [confirm().textContent];
  for (const number of [3, 1, 4]) {
    await person.click(card(number));
    labels.push(confirm().textContent);
  }
  expect(labels).toEqual([texts.left.desktop(4), texts.left.desktop(3), texts.left.desktop(2), texts.next]);
});

test('the first group says what to know before, and the place names the part that follows', async () => {
  const { person } = await openTest();
  screen.getByText(texts.before);
  screen.getByText(texts.thenPartTwo);
  await person.keyboard('123{Enter}');
  await screen.findByText(texts.group(2, 3));
  expect(screen.queryByText(texts.before)).toBeNull();
});

test('a repetition keeps the instruction, and says that the earlier result stays instead of what to know before', async () => {
  const finished = { status: 'finished', answered: 30, total: 30, hasOpenRun: true, openVariant: null } as const;
  await renderAt('/test/softskilltest', {
    user: applicant(),
    answers: {
      'tests.overview': { softskill: finished, values: finished, completed: 2 } as never,
      'softskillTest.start': newRun(),
    },
    allowsUnanswered: true,
  });
  await screen.findByText(testScreenTexts.repeat);
  screen.getByText(texts.hints.desktop.long);
  expect(screen.queryByText(texts.before)).toBeNull();
});

test('the remaining minutes follow the pace of the answered groups', async () => {
  const answered = (index: number): GroupView => ({
    ...group(index),
    answer: group(index).statements.map(({ id }) => id),
    durationSeconds: 30,
  });
  const partOne = [...[0, 1, 2].map(answered), ...[3, 4, 5].map(group)];
  await renderAt('/test/softskilltest', {
    answers: { 'softskillTest.start': { ...newRun(), partOne } },
    allowsUnanswered: true,
  });
  await screen.findByText(texts.group(4, 6));
  screen.getByText(texts.minutesLeft(4));
  expect(screen.queryByText(texts.thenPartTwo)).toBeNull();
});

test('an answer that cannot be sent is kept, and the page says to go on', async () => {
  const { person, server } = await openTest();
  server.answer({ 'softskillTest.answer': unreachable });
  await person.keyboard('123{Enter}');
  await findWithText('status', testScreenTexts.offline.long);
  expect(screen.queryByText(texts.hints.desktop.long)).toBeNull();
});

test('a test that goes on after a reload says how many answers are saved', async () => {
  const partOne = [{ ...group(0), answer: [1, 2, 3, 4] }, group(1)];
  await renderAt('/test/softskilltest', {
    answers: { 'softskillTest.start': { ...newRun(), partOne } },
    allowsUnanswered: true,
  });
  await screen.findByText(texts.group(2, 2));
  screen.getByText(testScreenTexts.resumed(1));
});

test('a test that was finished elsewhere leads to its result and says so', async () => {
  const { person, server } = await openTest();
  server.answer({ 'softskillTest.answer': refused('RUN_FINISHED'), 'results.softskill': refused('NOT_FOUND') });
  await person.keyboard('123{Enter}');
  await waitFor(() => expect(window.history.state.usr).toEqual({ wasFinished: true }));
});

test('a begun test that is gone is said to begin again, until the first answer', async () => {
  const answers = { 'softskillTest.start': { ...newRun(), isFreshStart: true as const } };
  const { person } = await renderAt('/test/softskilltest', { answers, allowsUnanswered: true });
  await findWithText('alert', texts.freshStart);
  await person.keyboard('123{Enter}');
  await screen.findByText(texts.group(2, 3));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Enter ends the pause', async () => {
  const partOne = Array.from({ length: 12 }, (_, index) => ({
    ...group(index),
    ...(index < 9 && { answer: group(index).statements.map(({ id }) => id), durationSeconds: 30 }),
  }));
  const { person } = await renderAt('/test/softskilltest', {
    answers: { 'softskillTest.start': { ...newRun(), partOne }, 'softskillTest.answer': undefined },
    allowsUnanswered: true,
  });
  await screen.findByText(texts.group(10, 12));
  await person.keyboard('123{Enter}');
  await screen.findByRole('heading', { name: texts.pause.titles[10] });
  await person.keyboard('{Enter}');
  await screen.findByText(texts.group(11, 12));
});
