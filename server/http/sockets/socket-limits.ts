/**
 * Our pages open one socket with three subscriptions and send PING periodically: every limit is far above that, and far
 * below the load that other users notice.
 */

type Rate = { burst: number; perSecond: number };

/** Close code: the browser reconnects after a long pause. */
export { rateLimitedCloseCode } from '#shared/live-connection.ts';

export const maxMessageBytes = 64 * 1024;
export const maxBatch = 10;
export const maxOpenCalls = 30;
export const maxUnsentBytes = 1024 * 1024;
export const maxFragments = 64;
export const socketCalls: Rate = { burst: 60, perSecond: 20 };
export const personCalls: Rate = { burst: 240, perSecond: 40 };
export const socketBytes: Rate = { burst: 256 * 1024, perSecond: 32 * 1024 };
/** Subscriptions require a session; a page without one only learns that. */
export const visitorCalls: Rate = { burst: 20, perSecond: 1 };
export const addressVisitorCalls: Rate = { burst: 200, perSecond: 10 };
export const maxVisitorsPerAddress = 50;
export const repeatedLookups: Rate = { burst: 10, perSecond: 0.5 };
/** After a restart all users behind one address reconnect in the same second, some of them twice. */
export const handshakeRate = (socketsPerAddress: number): Rate => ({ burst: 2 * socketsPerAddress, perSecond: 10 });

export type Bucket = {
  consume: (amount?: number) => boolean;
  isFull: () => boolean;
};

export function tokenBucket(rate: Rate | (() => Rate), now: () => number = () => performance.now()): Bucket {
  const currentRate = () => (typeof rate === 'function' ? rate() : rate);
  let [tokens, refilledAt] = [currentRate().burst, now()];
  const refill = () => {
    const { burst, perSecond } = currentRate();
    const moment = now();
    tokens = Math.min(burst, tokens + ((moment - refilledAt) / 1000) * perSecond);
    refilledAt = moment;
  };
  return {
    consume: (amount = 1) => {
      refill();
      if (tokens < amount) return false;
      tokens -= amount;
      return true;
    },
    isFull: () => {
      refill();
      return tokens >= currentRate().burst;
    },
  };
}

type Buckets = { get: (key: string) => Bucket; forgetFull: () => void; size: () => number };

export function bucketsByKey(rate: Rate | (() => Rate), now?: () => number): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    get: (key) => {
      const bucket = buckets.get(key) ?? tokenBucket(rate, now);
      buckets.set(key, bucket);
      return bucket;
    },
    forgetFull: () => {
      for (const [key, bucket] of buckets) if (bucket.isFull()) buckets.delete(key);
    },
    size: () => buckets.size,
  };
}
