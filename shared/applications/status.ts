/** The columns of the board, in this order. */
export const applicationStatuses = ['applied', 'reviewing', 'invited', 'hired', 'refused', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const companyStatuses = ['applied', 'reviewing', 'invited', 'hired', 'refused'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];
export const isCompanyStatus = (status: ApplicationStatus): status is CompanyStatus => status !== 'withdrawn';

const endedStatuses: readonly ApplicationStatus[] = ['hired', 'refused', 'withdrawn'];
/** The person waits for the company, so the job cannot be deleted. */
export const openStatuses: readonly ApplicationStatus[] = applicationStatuses.filter(
  (status) => !endedStatuses.includes(status),
);
export const isEnded = (status: ApplicationStatus): boolean => endedStatuses.includes(status);

export const unansweredStatuses: readonly ApplicationStatus[] = ['applied', 'reviewing'];
export const isUnanswered = (status: ApplicationStatus): boolean => unansweredStatuses.includes(status);

export const mayMove = (from: ApplicationStatus, to: CompanyStatus): boolean => isCompanyStatus(from) && from !== to;
export const mayWithdraw = (status: ApplicationStatus): boolean => !isEnded(status);
/** Also true for an open application that the company no longer sees because its release ended. */
export const mayApplyAgain = (status: ApplicationStatus, isReleased = true): boolean =>
  status === 'withdrawn' || (!isReleased && !isEnded(status));

type ReplyDeadline = { status: ApplicationStatus; replyBy: string; appliedOn: string };

/** Days (2026-11-24) or months (2026-11), which end with their last day. Late applications are never overdue. */
export const isOverdue = ({ status, replyBy, appliedOn }: ReplyDeadline, today: string): boolean =>
  isUnanswered(status) && appliedOn <= replyBy && replyBy < today.slice(0, replyBy.length);

/** Reasons that concern the job alone (AGG §§ 1, 7). */
export const refusalReasons = [
  'filled',
  'otherChosen',
  'requirements',
  'experience',
  'workPermit',
  'availability',
  'payExpectation',
  'jobCancelled',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
