/** Security: the path comes from the URL. No import of zod, because every first page load contains this file. */

export const returnPathLimit = 300;
const placeholderOrigin = 'https://own.invalid';
const signInPages = /^\/(?:auth|reset-password|verify-email|account-closed|account-deletion)(?:\/|$)/i;

/** Null for anything that leaves the product: `//evil.example`, `/\evil.example`, `/.//evil.example`. */
export function safeReturnPath(next: string | null | undefined): string | null {
  if (typeof next !== 'string' || next.length > returnPathLimit || !/^\/[^\p{Cc}\\]*$/u.test(next)) return null;
  if (!URL.canParse(next, placeholderOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(next, placeholderOrigin);
  if (origin !== placeholderOrigin || pathname.startsWith('//') || signInPages.test(pathname)) return null;
  const path = `${pathname}${search}${hash}`;
  return path.length > returnPathLimit ? null : path;
}

const areas = [
  ['application', /^\/job\/[^/?#]+\?release=apply(?:[&#]|$)/],
  ['results', /^\/(?:dashboard|results)(?:[/?#]|$)/],
  ['application', /^\/job\/[^/?#]+\?release=apply/],
  ['course', /^\/course\//],
  ['tests', /^\/(?:tests?|value-test)(?:[/?#]|$)/],
  ['invitation', /^\/invitation\//],
  ['account', /^\/account(?:[/?#]|$)/],
  ['company', /^\/company(?:[/?#]|$)/],
  ['admin', /^\/admin(?:[/?#]|$)/],
] as const;
export type Destination = (typeof areas)[number][0] | 'page';

export const destinationOf = (path: string): Destination =>
  areas.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

export const isForApplicants = (path: string): boolean =>
  /^\/(?:dashboard|results|profile|discover|applications|messages)(?:[/?#]|$)/.test(path);
