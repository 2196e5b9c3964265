import { codeOf } from '../../lib/errors.ts';

/** What the server has said no to for good; a broken connection or too many attempts are worth another try, and null. */
export function refusalOf(error: unknown): unknown {
  const code = codeOf(error);
  return code === null || code === 'UNEXPECTED' || code === 'TOO_MANY_ATTEMPTS' ? null : error;
}
