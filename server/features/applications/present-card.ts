import type { BoardCard } from '#shared/applications/state.ts';
import { isOverdue } from '#shared/applications/status.ts';
import { dayOf } from '#shared/jobs/day.ts';
import type { Match } from '#shared/matching/types.ts';
import { monthOf } from '../releases/service.ts';
import type { CardRow } from './board-queries.ts';
import { refusalOf } from './present-own.ts';

/** To the company. Of who shows no name the month alone says when they applied. */
export function presentCard(row: CardRow, match: Match | null, today: string): BoardCard {
  const { applicationId, releaseId, shownName, scope, isLimited, status, replyBy, answers, appliedAt } = row;
  const isAnonymous = scope === 'anonymous';
  // Nothing that the company sees of somebody without a name depends on the day. As text a month stands before all of its days.
  const appliedOn = isAnonymous ? monthOf(appliedAt) : dayOf(appliedAt);
  return {
    ...{ applicationId, releaseId, name: shownName, isAnonymous, match, isLimited, status },
    appliedOn,
    replyBy,
    isOverdue: isOverdue({ status, replyBy, appliedOn }, today),
    answers,
    refusal: refusalOf(row),
  };
}
