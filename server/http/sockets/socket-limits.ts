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
export const maxWaitingBytes = 1024 * 1024;
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
export const handshakes = (socketsPerAddress: number): Rate => ({ burst: 2 * socketsPerAddress, perSecond: 10 });

export type Bucket = {
  take: (amount?: number) => boolean;
  isFull: () => boolean;
};

export function tokenBucket(rate: Rate | (() => Rate), now: () => number = () => performance.now()): Bucket {
  const rateNow = () => (typeof rate === 'function' ? rate() : rate);
  let [left, at] = [rateNow().burst, now()];
  const refill = () => {
    const { burst, perSecond } = rateNow();
    const moment = now();
    left = Math.min(burst, left + ((moment - at) / 1000) * perSecond);
    at = moment;
  };
  return {
    take: (amount = 1) => {
      refill();
      if (left < amount) return false;
      left -= amount;
      return true;
    },
    isFull: () => {
      refill();
      return left >= rateNow().burst;
    },
  };
}

type Buckets = { of: (key: string) => Bucket; forgetFull: () => void; size: () => number };

export function bucketsByKey(rate: Rate | (() => Rate), now?: () => number): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    of: (key) => {
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
