import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Clock } from '../runtime/clock.ts';
import { type Expiring, openExpiringCache } from './cache.ts';

export type PreparedAnswer = { json: Uint8Array; gzipped: Uint8Array; etag: string };

export function prepareAnswer(value: unknown): PreparedAnswer {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { json, gzipped: gzipSync(json), etag };
}

/** For answers that are the same for everyone. Only repeated ones are compressed. */
export function openAnswerCache<T extends object>(bounds: { capacity: number; ageMs: number }, clock: Clock) {
  const answers = openExpiringCache<{ value: T; prepared?: PreparedAnswer }>(bounds, clock);
  return {
    get: async (key: string, make: () => Promise<Expiring<T>>): Promise<T | { prepared: PreparedAnswer }> => {
      let isNew = false;
      const answer = await answers.get(key, async () => {
        isNew = true;
        const { value, endsAt } = await make();
        return { value: { value }, endsAt };
      });
      if (isNew) return answer.value;
      answer.prepared ??= prepareAnswer(answer.value);
      return { prepared: answer.prepared };
    },
    invalidateAll: answers.invalidateAll,
  };
}
