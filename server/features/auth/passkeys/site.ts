import { RuleError } from '../../../core/errors.ts';
import type { Env } from '../../../core/runtime/env.ts';

type PasskeySite = { origin: string; rpId: string };

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');
const isAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/** Null where browsers offer no passkeys: at plain http addresses, except localhost, and at bare IP addresses. */
export function findPasskeySite({ APP_URL }: Pick<Env, 'APP_URL'>): PasskeySite | null {
  const { origin, protocol, hostname } = new URL(APP_URL);
  const isOffered = isLocal(hostname) || (protocol === 'https:' && !isAddress(hostname));
  return isOffered ? { origin, rpId: hostname } : null;
}

/** @throws RuleError PASSKEYS_UNAVAILABLE */
export function requirePasskeySite(env: Pick<Env, 'APP_URL'>): PasskeySite {
  const site = findPasskeySite(env);
  if (site === null) throw new RuleError('PASSKEYS_UNAVAILABLE');
  return site;
}
