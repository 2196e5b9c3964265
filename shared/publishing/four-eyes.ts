/**
 * Four-eyes approval, one rule for server and client: the publisher must neither have submitted the course nor
 * changed it since; editors only submit. Only owners switch it off.
 */
import type { OrganisationRole, SessionUser } from '../auth/session-user.ts';
import { may } from '../permissions.ts';

export const isPublisher = (user: SessionUser | null, needsReview: boolean): boolean =>
  may(user, 'organisation.manage') || (may(user, 'course.publish') && !needsReview);

type Reviewed = { isInReview: boolean; submittedByMe: boolean; changedInReviewByMe: boolean };

/** Why even a publisher may not publish now under four-eyes approval; null if they may. */
export function reviewObstacle({
  isInReview,
  submittedByMe,
  changedInReviewByMe,
}: Reviewed): 'REVIEW_NEEDED' | 'REVIEW_BY_OTHERS' | 'REVIEW_OWN_CHANGES' | null {
  if (!isInReview) return 'REVIEW_NEEDED';
  if (submittedByMe) return 'REVIEW_BY_OTHERS';
  return changedInReviewByMe ? 'REVIEW_OWN_CHANGES' : null;
}

/** Owners only: an admin who ends four-eyes approval alone could publish alone. Every manager may switch it on. */
export const mayEndReviews = (actor: OrganisationRole): boolean => actor === 'owner';
