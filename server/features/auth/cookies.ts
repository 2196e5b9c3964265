import type { Env } from '../../core/runtime/env.ts';

type Site = Pick<Env, 'APP_URL'>;

export const isSecure = ({ APP_URL }: Site): boolean => APP_URL.startsWith('https:');

/** Over https, the `__Host-` prefix prevents other sites of the domain from setting or overwriting the cookie. */
export const cookieName = (site: Site, name: 'session' | 'browser'): string =>
  `${isSecure(site) ? '__Host-' : ''}passgenau_${name}`;

/** Skips malformed values; other sites of the domain can set cookies with this name. */
export function readCookie(site: Site, header: string, name: 'session' | 'browser'): string | null {
  const start = `${cookieName(site, name)}=`;
  for (const part of header.split(';')) {
    const cookie = part.trim();
    const value = cookie.startsWith(start) ? cookie.slice(start.length) : '';
    if (/^[\w-]{1,100}$/.test(value)) return value;
  }
  return null;
}

/** Without script access, only for requests of this site, for `maxAgeSeconds`. */
export const strictCookie = (site: Site, value: string, maxAgeSeconds: number): string =>
  [
    `${cookieName(site, 'browser')}=${value}`,
    ...[`Max-Age=${maxAgeSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'],
    ...(isSecure(site) ? ['Secure'] : []),
  ].join('; ');
