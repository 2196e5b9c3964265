/** The publisher must not have submitted the course or changed it since. */
import type { OrganisationRole, SessionUser } from '../auth/session-user.ts';
import { may } from '../permissions.ts';

export const isPublisher = (user: SessionUser | null, needsReview: boolean): boolean =>
  may(user, 'organisation.manage') || (may(user, 'course.publish') && !needsReview);

type Reviewed = { isInReview: boolean; submittedByMe: boolean; changedInReviewByMe: boolean };

export function reviewObstacle({
  isInReview,
  submittedByMe,
  changedInReviewByMe,
}: Reviewed): 'REVIEW_NEEDED' | 'REVIEW_BY_OTHERS' | 'REVIEW_OWN_CHANGES' | null {
  if (!isInReview) return 'REVIEW_NEEDED';
  if (submittedByMe) return 'REVIEW_BY_OTHERS';
  return changedInReviewByMe ? 'REVIEW_OWN_CHANGES' : null;
}

/** Owners only: an admin could otherwise end the approval and publish alone. */
export const mayEndReviews = (actor: OrganisationRole): boolean => actor === 'owner';
