import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { BoardCard, Board as BoardState } from '#shared/applications/state.ts';
import { applicationStatuses } from '#shared/applications/status.ts';
import type { Statistics } from '#shared/candidates/state.ts';
import { renderAsMember } from '../../testing/company.ts';
import { jobIdOf } from '../../testing/jobs.ts';
import { button, chooseInMenu, expectHeading, fill } from '../../testing/page-actions.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { refused } from '../../testing/server-stub.ts';

const jobId = jobIdOf(1);
const boardPath = `/company/job/${jobId}/applications`;

const closedToEditors = [
  ...['/company/results', '/company/results/compare', '/company/results/statistics', '/company/results/17'],
  ...[boardPath, `/company/job/${jobId}/found`, `/company/job/found/17?job=${jobId}`],
];

test.each(closedToEditors)('editors see at %s that the area is protected and find no link to it', async (path) => {
  const { server } = await renderAsMember(path, 'editor');
  await expectHeading('Dieser Bereich ist geschützt');
  screen.getByRole('link', { name: 'Stellen' });
  expect(screen.queryByRole('link', { name: 'Kandidaten' })).toBeNull();
  for (const call of ['candidates.page', 'board.ofJob', 'foundPeople.page'] as const)
    expect(server.calls(call)).toEqual([]);
});

const five: Statistics = {
  people: 5,
  skillPeople: 5,
  valuePeople: 0,
  skills: [{ skillId: 1, name: 'Empathie', share: 60 }],
  values: [],
};

test('a statistic needs at least five people and says so otherwise', async () => {
  const { person, server } = await renderAt('/company/results/statistics', {
    user: member(),
    answers: { 'candidates.statistics': { statistics: null, jobs: [] } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Dafür sind es noch zu wenige' });
  server.answer({ 'candidates.statistics': { statistics: five, jobs: [] } });
  server.emit('candidates.changes', null);
  await screen.findByText(/^Aus den Ergebnissen von 5 Personen/);
  screen.getByRole('table', { name: 'Stärken' });
  server.answer({ 'candidates.statistics': { statistics: null, jobs: [] } });
  await person.click(within(screen.getByRole('radiogroup', { name: 'Über wen' })).getByText('Team'));
  await screen.findByText(
    'Eine Statistik gibt es erst, wenn außer Ihnen fünf Mitglieder ihre Ergebnisse dafür teilen.',
    { exact: false },
  );
  expect(server.calls('candidates.statistics').at(-1)).toEqual({ whose: 'team', jobId: null });
});

const ada: BoardCard = {
  applicationId: '00000000-0000-4000-8000-000000000a01',
  releaseId: '00000000-0000-4000-8000-000000000b01',
  name: 'Ada Adler',
  isAnonymous: false,
  match: null,
  isLimited: false,
  status: 'applied',
  appliedOn: '2026-11-24',
  replyBy: '2026-12-24',
  isOverdue: false,
  answers: [],
  refusal: null,
};

const boardOf = (...cards: BoardCard[]): BoardState => {
  const columnOf = (status: string) => {
    const own = cards.filter((card) => card.status === status);
    return { cards: own, nextCursor: null, count: own.length };
  };
  const columns = Object.fromEntries(applicationStatuses.map((status) => [status, columnOf(status)]));
  return { jobId, title: 'Pflegefachkraft', isOnline: true, columns: columns as BoardState['columns'] };
};

const openBoard = () =>
  renderAt(boardPath, {
    user: member(),
    answers: { 'board.ofJob': boardOf(ada), 'board.move': refused('APPLICATION_MOVED') },
    allowsUnanswered: true,
  });
const moveTo = async (person: Awaited<ReturnType<typeof openBoard>>['person'], status: string) => {
  await screen.findByRole('button', { name: 'Verschieben nach (Ada Adler)' });
  await chooseInMenu(person, 'Verschieben nach (Ada Adler)', status);
};
const wordsIn = (dialog: HTMLElement) =>
  within(dialog).getByLabelText<HTMLTextAreaElement>(/^Einige Worte an die Person/);
const inColumn = (status: string) =>
  waitFor(() =>
    within(screen.getByRole('list', { name: `Bewerbungen im Stand „${status}“` })).getByRole('link', {
      name: 'Ada Adler',
    }),
  );

test('on a narrow window, a card that moved meanwhile changes its column and the page explains it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const deaf = { onchange: null, addEventListener: () => undefined, removeEventListener: () => undefined };
    return { ...deaf, matches: media.includes('max-width'), media } as unknown as MediaQueryList;
  });
  const { person, server } = await openBoard();
  await screen.findByRole('tab', { name: 'Beworben 1' });
  server.answer({
    'board.move': () => {
      server.answer({ 'board.ofJob': boardOf({ ...ada, status: 'hired' }) });
      return refused('APPLICATION_MOVED');
    },
  });
  await moveTo(person, 'Eingeladen');
  expect((await screen.findByRole('alert')).textContent).toContain('Diese Bewerbung steht inzwischen woanders.');
  await person.click(await screen.findByRole('tab', { name: 'Eingestellt 1' }));
  await inColumn('Eingestellt');
});

test('a failed rejection shows the error in its dialog and can be sent again', async () => {
  const { person, server } = await openBoard();
  await moveTo(person, 'Abgesagt');
  const dialog = await screen.findByRole('dialog', { name: 'Ada Adler absagen' });
  await person.selectOptions(within(dialog).getByLabelText('Grund'), 'Die Stelle ist besetzt');
  await fill(person, wordsIn(dialog), 'Danke für das gute Gespräch.');
  server.answer({
    'board.move': () => {
      server.answer({ 'board.ofJob': boardOf({ ...ada, status: 'reviewing' }) });
      return refused('APPLICATION_MOVED');
    },
  });
  await person.click(button('Absagen', dialog));
  const again = () => screen.getByRole('dialog', { name: 'Ada Adler absagen' });
  await waitFor(() =>
    expect(within(again()).getByRole('alert').textContent).toContain('Diese Bewerbung steht inzwischen woanders.'),
  );
  await waitFor(() => expect(document.querySelector('section[aria-label^="In Prüfung"] [data-card]')).not.toBeNull());
  expect(wordsIn(again()).value).toBe('Danke für das gute Gespräch.');
  server.answer({
    'board.move': () => {
      server.answer({ 'board.ofJob': boardOf({ ...ada, status: 'refused' }) });
      return undefined;
    },
  });
  await person.click(button('Absagen', again()));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await inColumn('Abgesagt');
  expect(server.calls('board.move').at(-1)).toEqual({
    applicationId: ada.applicationId,
    from: 'reviewing',
    to: 'refused',
    refusalReason: 'filled',
    refusalText: 'Danke für das gute Gespräch.',
  });
});
