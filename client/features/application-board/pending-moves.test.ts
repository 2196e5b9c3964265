import { expect, test } from 'vitest';
import type { Board, BoardCard } from '#shared/applications/state.ts';
import { type ApplicationStatus, applicationStatuses } from '#shared/applications/status.ts';
import { cardsWithMoves, countsWithMoves } from './pending-moves.ts';

const card = (applicationId: string, status: ApplicationStatus): BoardCard => ({
  applicationId,
  releaseId: applicationId,
  name: applicationId,
  isAnonymous: true,
  match: null,
  isLimited: false,
  status,
  appliedOn: '2026-11',
  replyBy: '2026-12-24',
  isOverdue: false,
  answers: [],
  refusal: null,
});

const boardOf = (cards: readonly BoardCard[]): Board['columns'] =>
  Object.fromEntries(
    applicationStatuses.map((status) => {
      const columnCards = cards.filter((one) => one.status === status);
      return [status, { cards: columnCards, nextCursor: null, count: columnCards.length }];
    }),
  ) as Board['columns'];

const ids = (cards: readonly BoardCard[]) => cards.map(({ applicationId }) => applicationId);

test('shows and counts a moving card in its new column only', () => {
  const [anna, ben] = [card('anna', 'applied'), card('ben', 'applied')];
  const columns = boardOf([anna, ben]);
  const moves = [{ card: anna, to: 'invited' as const }];
  expect(ids(cardsWithMoves('applied', columns.applied.cards, moves))).toEqual(['ben']);
  expect(cardsWithMoves('invited', columns.invited.cards, moves)).toMatchObject([
    { applicationId: 'anna', status: 'invited' },
  ]);
  expect(countsWithMoves(columns, moves)).toMatchObject({ applied: 1, invited: 1 });
});

test('shows and counts a card once after the server has moved it', () => {
  const moves = [{ card: card('anna', 'applied'), to: 'invited' as const }];
  const columns = boardOf([card('anna', 'invited')]);
  expect(ids(cardsWithMoves('invited', columns.invited.cards, moves))).toEqual(['anna']);
  expect(countsWithMoves(columns, moves)).toMatchObject({ applied: 0, invited: 1 });
});

test('subtracts a moving card of a later page from the count of its column', () => {
  const columns = boardOf([]);
  columns.applied.count = 30;
  expect(countsWithMoves(columns, [{ card: card('zoe', 'applied'), to: 'refused' }])).toMatchObject({
    applied: 29,
    refused: 1,
  });
});
