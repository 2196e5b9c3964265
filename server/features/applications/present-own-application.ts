import type { OwnApplication } from '#shared/applications/state.ts';
import { isOverdue } from '#shared/applications/status.ts';
import { timelineOf } from '#shared/applications/timeline.ts';
import { dayOf } from '#shared/jobs/day.ts';
import type { OwnApplicationRow } from './own-application-queries.ts';

export function presentOwn(row: OwnApplicationRow, today: string): OwnApplication {
  const { applicationId, companyName, slug, jobId, jobTitle, isJobOnline, status, answers, replyBy } = row;
  const { appliedAt, statusAt, releaseId, unread } = row;
  const isLate = isOverdue({ status, replyBy, appliedOn: dayOf(appliedAt) }, today);
  return {
    applicationId,
    company: { name: companyName, slug },
    ...{ jobId, jobTitle, isJobOnline, status, answers, replyBy },
    isOverdue: releaseId !== null && isLate,
    ...{ appliedAt, statusAt },
    timeline: timelineOf({ ...row, decisions: row.decisions.map(({ to, at }) => ({ to, at: new Date(at) })) }),
    refusal: refusalOf(row),
    releaseId,
    unread,
  };
}

export const refusalOf = ({
  status,
  refusalReason,
  refusalText,
}: Pick<OwnApplicationRow, 'status' | 'refusalReason' | 'refusalText'>): OwnApplication['refusal'] =>
  status === 'refused' ? { reason: refusalReason, text: refusalText ?? '' } : null;
