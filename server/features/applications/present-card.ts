import type { BoardCard } from '#shared/applications/state.ts';
import { isOverdue } from '#shared/applications/status.ts';
import type { Match } from '#shared/matching/types.ts';
import { shownDate } from '#shared/releases/shown-date.ts';
import type { CardRow } from './board-queries.ts';
import { refusalOf } from './present-own.ts';

/** To the company. */
export function presentCard(row: CardRow, match: Match | null, today: string): BoardCard {
  const { applicationId, releaseId, shownName, scope, isLimited, status, replyBy, answers, appliedAt } = row;
  const isAnonymous = scope === 'anonymous';
  const appliedOn = shownDate(scope, appliedAt);
  return {
    ...{ applicationId, releaseId, name: shownName, isAnonymous, match, isLimited, status },
    appliedOn,
    replyBy,
    isOverdue: isOverdue({ status, replyBy, appliedOn }, today),
    answers,
    refusal: refusalOf(row),
  };
}
