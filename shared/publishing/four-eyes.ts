/**
 * 'Vier-Augen-Prinzip', the one rule of it for server and client: with it, whoever may publish does so only for a course that
 * somebody else has submitted and that they have not changed since; editors only submit. Switching it off is the owners' business.
 */
import type { OrganisationRole, SessionUser } from '../auth/session-user.ts';
import { may } from '../permissions.ts';

/** Owners and admins always, editors unless the organisation wants four eyes: whoever decides what readers see. */
export const isPublisher = (user: SessionUser | null, needsReview: boolean): boolean =>
  may(user, 'organisation.manage') || (may(user, 'course.publish') && !needsReview);

/** A course as this person finds it. */
type Reviewed = { isInReview: boolean; submittedByMe: boolean; changedInReviewByMe: boolean };

/** Why even a publisher may not publish it now under four eyes; null if they may. */
export function reviewObstacle({
  isInReview,
  submittedByMe,
  changedInReviewByMe,
}: Reviewed): 'REVIEW_NEEDED' | 'REVIEW_BY_OTHERS' | 'REVIEW_OWN_CHANGES' | null {
  if (!isInReview) return 'REVIEW_NEEDED';
  if (submittedByMe) return 'REVIEW_BY_OTHERS';
  return changedInReviewByMe ? 'REVIEW_OWN_CHANGES' : null;
}

/** Admins publish under it themselves: who could end it alone could publish alone. Switching it on is every manager's business. */
export const mayEndReviews = (actor: OrganisationRole): boolean => actor === 'owner';
