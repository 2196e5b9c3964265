import type { SessionUser } from '../auth/session-user.ts';
import { may } from '../permissions.ts';

/** What applicants see is decided by owners and admins always, by editors unless their organisation wants four eyes. */
export const isJobPublisher = (user: SessionUser | null, needsReview: boolean): boolean =>
  may(user, 'organisation.manage') || (may(user, 'job.publish') && !needsReview);
