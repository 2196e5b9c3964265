import type { Identity } from '../../core/trpc/context.ts';
import { repeatedLookups, tokenBucket } from './socket-limits.ts';

export type SocketRights = {
  /**
   * Looked up again after a rights event, and before a refusal, because the event of a new right may not have arrived.
   */
  who: (isEnough: (who: Identity) => boolean) => Promise<Identity>;
  invalidate: () => void;
  refresh: () => Promise<Identity>;
};

type Known = { first: Identity; isFresh: boolean; look: () => Promise<Identity> };

export function socketRights({ first, isFresh, look }: Known): SocketRights {
  const looks = tokenBucket(repeatedLookups);
  let known = first;
  let [changes, knownSince] = [0, isFresh ? 0 : -1];
  let looking: { since: number; who: Promise<Identity> } | null = null;

  async function refresh(): Promise<Identity> {
    if (looking?.since === changes) return looking.who;
    const own = { since: changes, who: look() };
    looking = own;
    try {
      const seen = await own.who;
      if (own.since >= knownSince) [known, knownSince] = [seen, own.since];
      return seen;
    } finally {
      if (looking === own) looking = null;
    }
  }

  return {
    who: async (isEnough) => {
      if (knownSince !== changes) return refresh();
      if (isEnough(known) || !looks.take()) return known;
      return refresh();
    },
    invalidate: () => {
      changes += 1;
    },
    refresh,
  };
}
