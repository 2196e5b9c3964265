/**
 * The page to open after signing in, signing up or choosing a new password: only a path of this product. It comes
 * from the URL, so it is untrusted. Imports no zod, because the first load of every page contains this file.
 */

export const returnPathLimit = 300;
/** Any origin works: a path that leaves it is rejected. */
const placeholderOrigin = 'https://own.invalid';
const signInPages = /^\/(?:auth|reset-password|verify-email)(?:\/|$)/i;

/** The normalised path or null. `//evil.example`, `/\evil.example` and `/.//evil.example` leave the product. */
export function safeReturnPath(next: string | null | undefined): string | null {
  if (typeof next !== 'string' || next.length > returnPathLimit || !/^\/[^\p{Cc}\\]*$/u.test(next)) return null;
  if (!URL.canParse(next, placeholderOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(next, placeholderOrigin);
  if (origin !== placeholderOrigin || pathname.startsWith('//') || signInPages.test(pathname)) return null;
  const path = `${pathname}${search}${hash}`;
  return path.length > returnPathLimit ? null : path;
}

const areas = [
  ['results', /^\/(?:dashboard|results)(?:[/?#]|$)/],
  ['course', /^\/course\//],
  ['tests', /^\/(?:tests?|value-test)(?:[/?#]|$)/],
  ['invitation', /^\/invitation\//],
  ['account', /^\/account(?:[/?#]|$)/],
  ['company', /^\/company(?:[/?#]|$)/],
  ['admin', /^\/admin(?:[/?#]|$)/],
] as const;
export type Destination = (typeof areas)[number][0] | 'page';

export const destinationOf = (path: string): Destination =>
  areas.find(([, begins]) => begins.test(path))?.[0] ?? 'page';

export const isForApplicants = (path: string): boolean =>
  /^\/(?:dashboard|results|profile|discover|applications|messages)(?:[/?#]|$)/.test(path);
