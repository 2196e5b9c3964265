import type { BoardCard } from '#shared/applications/state.ts';
import { isOverdue } from '#shared/applications/status.ts';
import { shownDate, shownDay } from '#shared/releases/shown-date.ts';
import type { CardRow } from './board-queries.ts';
import { refusalOf } from './present-own.ts';

/** To the company. */
export function presentCard(row: CardRow, match: BoardCard['match'], today: string): BoardCard {
  const { applicationId, releaseId, shownName, scope, isLimited, status, answers, appliedAt } = row;
  const isAnonymous = scope === 'anonymous';
  const appliedOn = shownDate(scope, appliedAt);
  const replyBy = shownDay(scope, row.replyBy);
  return {
    ...{ applicationId, releaseId, name: shownName, isAnonymous, match, isLimited, status },
    appliedOn,
    replyBy,
    isOverdue: isOverdue({ status, replyBy, appliedOn }, today),
    answers,
    refusal: refusalOf(row),
  };
}
