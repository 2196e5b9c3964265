import type { Who } from '../../core/trpc/context.ts';
import { secondLooks, tokenBucket } from './limits.ts';

/** What a socket knows of its person. */
export type SocketRights = {
  /**
   * Who is there. Looked up again if something was heard since, and before a refusal: rights that grew elsewhere may not have
   * been heard yet.
   */
  who: (isEnough: (who: Who) => boolean) => Promise<Who>;
  /** Something happened to the person, to one of their sessions or to their organisation. */
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
