/** 'beworben', 'in Prüfung', 'eingeladen', 'eingestellt', 'abgesagt', 'zurückgezogen': the columns of a job's board, in this order. */
export const applicationStatuses = ['applied', 'reviewing', 'invited', 'hired', 'refused', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What a company may set; withdrawing is the person's. */
export const companyStatuses = ['applied', 'reviewing', 'invited', 'hired', 'refused'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];
export const isOfCompany = (status: ApplicationStatus): status is CompanyStatus => status !== 'withdrawn';

const endedStatuses: readonly ApplicationStatus[] = ['hired', 'refused', 'withdrawn'];
/** The person waits for the company; the job cannot be deleted. */
export const openStatuses: readonly ApplicationStatus[] = applicationStatuses.filter(
  (status) => !endedStatuses.includes(status),
);
export const isEnded = (status: ApplicationStatus): boolean => endedStatuses.includes(status);

/** The company has not said anything yet that the person waits for; being in review is no answer. */
export const unansweredStatuses: readonly ApplicationStatus[] = ['applied', 'reviewing'];
export const isUnanswered = (status: ApplicationStatus): boolean => unansweredStatuses.includes(status);

/** A company moves an application anywhere but to where it stands; one that the person has withdrawn stays. */
export const mayMove = (from: ApplicationStatus, to: CompanyStatus): boolean => isOfCompany(from) && from !== to;
/** Whether the person can still withdraw it. */
export const mayWithdraw = (status: ApplicationStatus): boolean => !isEnded(status);
/**
 * Whether the person can apply (again) where this is the state of an earlier application to the same job: one that they have withdrawn,
 * or an open one that the company does not see any more because its release has ended.
 */
export const mayApplyAgain = (status: ApplicationStatus, isReleased = true): boolean =>
  status === 'withdrawn' || (!isReleased && !isEnded(status));

type Waiting = { status: ApplicationStatus; replyBy: string; appliedOn: string };

/**
 * The reply date has passed without an answer; days as 2026-11-24, or months as 2026-11, which have passed with their last day. Nothing
 * was promised for applications after the date.
 */
export const isOverdue = ({ status, replyBy, appliedOn }: Waiting, today: string): boolean =>
  isUnanswered(status) && appliedOn <= replyBy && replyBy < today.slice(0, replyBy.length);

/** Why a company refuses: reasons that have to do with the job alone (AGG §§ 1, 7). German: shared/texts/applications/applications.ts. */
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
