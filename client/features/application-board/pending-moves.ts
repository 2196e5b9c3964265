import type { Board, BoardCard } from '#shared/applications/state.ts';
import { type ApplicationStatus, applicationStatuses, type CompanyStatus } from '#shared/applications/status.ts';

export type PendingMove = { card: BoardCard; to: CompanyStatus };

export function cardsWithMoves(
  status: ApplicationStatus,
  cards: readonly BoardCard[],
  moves: readonly PendingMove[],
): BoardCard[] {
  const isMoving = ({ applicationId }: BoardCard) => moves.some(({ card }) => card.applicationId === applicationId);
  const arriving = moves.filter(({ to }) => to === status).map(({ card, to }) => ({ ...card, status: to }));
  return [...arriving, ...cards.filter((card) => !isMoving(card))];
}

/** `counts` may already include a pending move. */
export function countsWithMoves(
  columns: Board['columns'],
  moves: readonly PendingMove[],
): Record<ApplicationStatus, number> {
  const counts = Object.fromEntries(applicationStatuses.map((status) => [status, columns[status].count])) as Record<
    ApplicationStatus,
    number
  >;
  for (const { card, to } of moves) {
    const currentStatus = applicationStatuses.find((status) =>
      columns[status].cards.some(({ applicationId }) => applicationId === card.applicationId),
    );
    const from = currentStatus ?? card.status;
    if (from === to) continue;
    counts[from] -= 1;
    counts[to] += 1;
  }
  return counts;
}
