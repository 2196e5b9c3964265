import { destinationOf, isForApplicants } from '#shared/auth/return-path.ts';
import type { UserType } from '#shared/auth/session-user.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { look } from '../../components/look/look.ts';

/** The sentence that says where it goes afterwards; empty where nobody wanted to go anywhere, or may not. */
export const wayOnSentence = (next: string | null, userType: UserType | null = null): string => {
  const isClosed = next !== null && userType === 'company' && isForApplicants(next);
  return next === null || isClosed ? '' : authTexts.wayOn[destinationOf(next)];
};

export function WayOn({ next, userType = null }: { next: string | null; userType?: UserType | null }) {
  const sentence = wayOnSentence(next, userType);
  return sentence === '' ? null : <p className={look('muted')}>{sentence}</p>;
}
