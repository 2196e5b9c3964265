import type { Board, BoardCard } from '#shared/applications/state.ts';
import { type ApplicationStatus, applicationStatuses, type CompanyStatus } from '#shared/applications/status.ts';

/** A card on its way: where it stood, and where it is shown until the server has answered. */
export type Move = { card: BoardCard; to: CompanyStatus };

/** The cards of a column with those that are on their way. */
export function shownCards(
  status: ApplicationStatus,
  cards: readonly BoardCard[],
  moves: readonly Move[],
): BoardCard[] {
  const isMoving = ({ applicationId }: BoardCard) => moves.some(({ card }) => card.applicationId === applicationId);
  const arriving = moves.filter(({ to }) => to === status).map(({ card, to }) => ({ ...card, status: to }));
  return [...arriving, ...cards.filter((card) => !isMoving(card))];
}

/** How many there are in each column. `counts` may already count a move that the server has made. */
export function shownCounts(columns: Board['columns'], moves: readonly Move[]): Record<ApplicationStatus, number> {
  const counts = Object.fromEntries(applicationStatuses.map((status) => [status, columns[status].count])) as Record<
    ApplicationStatus,
    number
  >;
  for (const { card, to } of moves) {
    const standsIn = applicationStatuses.find((status) =>
      columns[status].cards.some(({ applicationId }) => applicationId === card.applicationId),
    );
    const from = standsIn ?? card.status;
    if (from === to) continue;
    counts[from] -= 1;
    counts[to] += 1;
  }
  return counts;
}
