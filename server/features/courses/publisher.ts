import { isPublisher } from '#shared/publishing/four-eyes.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { LockedCourse } from './queries.ts';

/** Publishing, taking offline, restoring and deleting. @throws RuleError REVIEW_NEEDED */
export function requirePublisher({ user }: SignedInContext, { needsReview }: Pick<LockedCourse, 'needsReview'>): void {
  if (!isPublisher(user, needsReview)) throw new RuleError('REVIEW_NEEDED');
}
