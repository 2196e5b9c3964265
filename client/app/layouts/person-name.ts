import type { SessionUser } from '#shared/auth/session-user.ts';

/** First and last name, or the e-mail address of somebody who gave neither. */
export function personName({ firstName, lastName, email }: SessionUser): string {
  return `${firstName} ${lastName}`.trim() || email;
}
