import { trpc } from '../../trpc.ts';

const hasInterface = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

type PasskeySupport = 'unknown' | 'yes' | 'notHere' | 'notInBrowser';

/** Before it is known, a browser with passkeys is likely at the product's address. */
export const isLikely = (support: PasskeySupport): boolean => support === 'unknown' && hasInterface();

/** `notHere`: the page is open at an address for which browsers offer no passkeys, or at another than the product's. */
export function usePasskeySupport(): PasskeySupport {
  const { data } = trpc.auth.options.useQuery();
  if (data === undefined) return 'unknown';
  if (data.passkeyOrigin === null || data.passkeyOrigin !== window.location.origin) return 'notHere';
  return hasInterface() ? 'yes' : 'notInBrowser';
}

/** True if this device has face recognition, a fingerprint reader or a PIN. */
export async function canCreatePasskey(): Promise<boolean> {
  if (!hasInterface()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
