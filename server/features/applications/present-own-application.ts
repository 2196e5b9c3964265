import type { OwnApplication, OwnApplicationState } from '#shared/applications/state.ts';
import { isOverdue, isUnanswered, mayApplyAgain } from '#shared/applications/status.ts';
import { timelineOf } from '#shared/applications/timeline.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { fieldsAmong } from '#shared/jobs/field-of-work.ts';
import type { OwnApplicationRow, StoredApplication } from './own-application-queries.ts';

export function presentOwn(row: OwnApplicationRow, today: string): OwnApplication {
  const { applicationId, companyName, slug, jobId, jobTitle, isJobOnline, status, answers, replyBy } = row;
  const { appliedAt, statusAt, releaseId, scope, unread, hasOpenQuestion } = row;
  const isLate = isOverdue({ status, replyBy, appliedOn: dayOf(appliedAt) }, today);
  return {
    applicationId,
    company: { name: companyName, slug },
    jobField: fieldsAmong([row.jobField ?? ''])[0] ?? null,
    ...{ jobId, jobTitle, isJobOnline, status, answers, replyBy },
    isOverdue: releaseId !== null && isLate,
    ...{ appliedAt, statusAt },
    timeline: timelineOf({ ...row, decisions: row.decisions.map(({ to, at }) => ({ to, at: new Date(at) })) }),
    refusal: refusalOf(row),
    releaseId,
    isAnonymous: scope === 'anonymous',
    unread,
    hasOpenQuestion,
  };
}

export function presentState(row: StoredApplication, today: string): OwnApplicationState {
  const { status, appliedAt, replyBy, isReleased } = row;
  const isWaiting = isReleased && isUnanswered(status);
  return {
    ...{ status, appliedAt, replyBy: isWaiting ? replyBy : null },
    isOverdue: isWaiting && isOverdue({ status, replyBy, appliedOn: dayOf(appliedAt) }, today),
    mayApplyAgain: mayApplyAgain(status, isReleased),
  };
}

export const refusalOf = ({
  status,
  refusalReason,
  refusalText,
}: Pick<OwnApplicationRow, 'status' | 'refusalReason' | 'refusalText'>): OwnApplication['refusal'] =>
  status === 'refused' ? { reason: refusalReason, text: refusalText ?? '' } : null;
