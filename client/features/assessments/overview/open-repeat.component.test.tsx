import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import type { ValueResultView, ValueRunState } from '#shared/assessments/state.ts';
import { testsOverviewTexts, valueTexts } from '#shared/texts/assessments/assessments.ts';
import { removeAllTestData } from '../../../lib/tests/test-tokens.ts';
import { pageOf } from '../../../testing/discover.ts';
import { applicant } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render.tsx';
import type { Answers } from '../../../testing/server-stub.ts';

const words = ['Familie', 'Humor', 'Natur', 'Ordnung', 'Mut', 'Erfolg', 'Macht', 'Geduld', 'Tradition', 'Respekt'];
const bands = ['klar', 'nicht von Zufall zu trennen'] as const;
const resultWith = (band: ValueResultView['band']): ValueResultView => ({
  ...{ resultId: '00000000-0000-4000-8000-0000000000f1', createdAt: new Date('2026-11-01T10:00:00Z'), band },
  values: words.map((value, index) => ({ value, wins: 9 - index, rank: index + 1, isShared: false })),
  ...{ tiedBeyond: 0, consistence: 1 },
});
const run: ValueRunState = {
  ...{ token: '00000000-0000-4000-8000-0000000000e1', status: 'open', words, selected: null, pairs: [] },
};
const pairs = words.flatMap((left, index) => words.slice(index + 1).map((right) => ({ left, right, winner: left })));
const begun = { status: 'finished', answered: 12, total: 45, hasOpenRun: true, openVariant: null } as const;

const open = (path: string, answers: Answers) =>
  renderAt(path, {
    user: applicant(),
    answers: {
      ...{ 'valueTest.start': run, 'matching.discover': pageOf([]) },
      'tests.overview': { softskill: begun, values: begun, completed: 2, available: 2 },
      ...answers,
    },
    allowsUnanswered: true,
  });

beforeEach(removeAllTestData);

test.each(bands)('a repetition begun on another device goes on from the values result "%s"', async (band) => {
  const { person } = await open('/value-test', { 'results.values': resultWith(band) });
  const go = await screen.findByRole('button', { name: testsOverviewTexts.proceed });
  screen.getByText('12 von 45 Vergleichen beantwortet');
  expect(screen.queryByRole('button', { name: valueTexts.result.repeat })).toBeNull();
  await person.click(go);
  await screen.findByRole('heading', { name: valueTexts.choose.title });
});

test('a fresh result does not go on with the repetition that it ends', async () => {
  const { person, server } = await open('/value-test?repeat', {
    ...{ 'results.values': resultWith(bands[1]), 'valueTest.choose': { ...run, selected: words, pairs } },
    ...{ 'valueTest.contradiction': null, 'valueTest.finish': { resultId: resultWith('klar').resultId } },
  });
  await waitFor(() => expect(server.calls('tests.overview')).not.toEqual([]));
  for (const word of words) await person.click(await screen.findByRole('button', { name: word }));
  await person.click(screen.getByRole('button', { name: valueTexts.choose.next }));
  await screen.findByRole('button', { name: valueTexts.result.repeat });
  expect(screen.queryByRole('button', { name: testsOverviewTexts.proceed })).toBeNull();
});
