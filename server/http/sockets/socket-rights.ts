import type { Identity } from '../../core/trpc/context.ts';
import { repeatedLookups, tokenBucket } from './socket-limits.ts';

export type SocketRights = {
  /**
   * Looked up again after a rights event, and before a refusal, because the event of a new right may not have arrived.
   */
  findIdentity: (isEnough: (who: Identity) => boolean) => Promise<Identity>;
  invalidate: () => void;
  refresh: () => Promise<Identity>;
};

type RightsOptions = { first: Identity; isFresh: boolean; lookUp: () => Promise<Identity> };

export function socketRights({ first, isFresh, lookUp }: RightsOptions): SocketRights {
  const lookupBucket = tokenBucket(repeatedLookups);
  let identity = first;
  let [version, identityVersion] = [0, isFresh ? 0 : -1];
  let pendingLookup: { since: number; who: Promise<Identity> } | null = null;

  async function refresh(): Promise<Identity> {
    if (pendingLookup?.since === version) return pendingLookup.who;
    const lookup = { since: version, who: lookUp() };
    pendingLookup = lookup;
    try {
      const latest = await lookup.who;
      if (lookup.since >= identityVersion) [identity, identityVersion] = [latest, lookup.since];
      return latest;
    } finally {
      if (pendingLookup === lookup) pendingLookup = null;
    }
  }

  return {
    findIdentity: async (isEnough) => {
      if (identityVersion !== version) return refresh();
      if (isEnough(identity) || !lookupBucket.consume()) return identity;
      return refresh();
    },
    invalidate: () => {
      version += 1;
    },
    refresh,
  };
}
