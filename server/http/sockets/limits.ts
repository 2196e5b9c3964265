/**
 * What one page, one person and one network address may ask of the sockets of this process. A page of ours opens one socket with
 * three subscriptions and says PING now and then: every bound lies far above that, and far below what others would feel.
 */

/** So many at once, and then so many a second. */
type Rate = { burst: number; perSecond: number };

/** Closes with this code tell the browser that it asked too much; it comes back after a long pause. */
export { tooMuchCode } from '#shared/live.ts';

export const maxMessageBytes = 64 * 1024;
/** In one message; a page that connects again asks for all of its subscriptions at once. */
export const maxBatch = 10;
/** Calls of one socket that were asked and have not ended. */
export const maxOpenCalls = 30;
/** What a reader who does not read may leave waiting here. */
export const maxWaitingBytes = 1024 * 1024;
/** A message arrives in one piece from every browser we know. */
export const maxFragments = 64;
/** Each call in a batch counts. */
export const socketCalls: Rate = { burst: 60, perSecond: 20 };
export const personCalls: Rate = { burst: 240, perSecond: 40 };
export const socketBytes: Rate = { burst: 256 * 1024, perSecond: 32 * 1024 };
/** There is nothing to subscribe to without signing in: a page whose session is over learns just that. */
export const visitorCalls: Rate = { burst: 20, perSecond: 1 };
/** Of all visitors of one address together. */
export const visitorsCalls: Rate = { burst: 200, perSecond: 10 };
export const maxVisitorsPerAddress = 50;
/** How often a socket may have its rights looked up only because they were not enough. */
export const secondLooks: Rate = { burst: 10, perSecond: 0.5 };
/** After a restart everybody behind one address comes back in the same second, as many as there may be, some of them twice. */
export const handshakes = (socketsPerAddress: number): Rate => ({ burst: 2 * socketsPerAddress, perSecond: 10 });

export type Bucket = {
  /** Takes some, or none at all. False when there were not enough. */
  take: (amount?: number) => boolean;
  isFull: () => boolean;
};

/** `rate`: as a function it may change while the bucket is in use. */
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

/** A bucket a key. A full one says nothing that a new one would not, and is forgotten. */
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
