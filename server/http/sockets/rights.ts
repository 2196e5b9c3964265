import type { Who } from '../../core/trpc/context.ts';
import { secondLooks, tokenBucket } from './limits.ts';

export type SocketRights = {
  /**
   * The current user. Looked up again after a rights event, and before a refusal because the event of a newly granted
   * right may still be on its way.
   */
  who: (isEnough: (who: Who) => boolean) => Promise<Who>;
  outdate: () => void;
  lookNow: () => Promise<Who>;
};

type Known = { first: Who; isFresh: boolean; look: () => Promise<Who> };

export function socketRights({ first, isFresh, look }: Known): SocketRights {
  const looks = tokenBucket(secondLooks);
  let known = first;
  let [changes, knownSince] = [0, isFresh ? 0 : -1];
  let looking: { since: number; who: Promise<Who> } | null = null;

  async function lookNow(): Promise<Who> {
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
      if (knownSince !== changes) return lookNow();
      if (isEnough(known) || !looks.take()) return known;
      return lookNow();
    },
    outdate: () => {
      changes += 1;
    },
    lookNow,
  };
}
