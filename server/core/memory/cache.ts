import { LRUCache } from 'lru-cache';
import type { App } from '../app.ts';
import { type Clock, minutes } from '../runtime/clock.ts';

/** A bounded LRU cache. Concurrent requests for one key share one `make` call. */
type Cache<T> = {
  /** Failures are not cached. */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
  invalidate: (key: string) => void;
  invalidateAll: () => void;
};

type Options<T> = {
  capacity: number;
  /** An integer. A value heavier than `capacity` is not cached. */
  weightOf?: (value: T) => number;
  /** Time to live in ms. */
  ageMs?: number;
  now?: () => number;
};

export function openCache<T>({ capacity, weightOf = () => 1, ageMs = 0, now = Date.now }: Options<T>): Cache<T> {
  const entries = new LRUCache<string, { value: T }>({
    maxSize: capacity,
    sizeCalculation: ({ value }) => weightOf(value),
    // The library keeps a value for the whole of its last millisecond.
    ttl: Math.max(0, ageMs - 1),
    ttlResolution: 0,
    // The library treats time 0 as unset.
    perf: { now: () => now() + 1 },
  });
  const pending = new Map<string, Promise<T>>();

  const makeNow = (key: string, make: () => Promise<T>): Promise<T> => {
    const attempt = make().then((value) => {
      if (pending.get(key) === attempt && weightOf(value) <= capacity) entries.set(key, { value });
      return value;
    });
    pending.set(key, attempt);
    const removePending = () => {
      if (pending.get(key) === attempt) pending.delete(key);
    };
    attempt.then(removePending, removePending);
    return attempt;
  };

  return {
    get: (key, make) => {
      const entry = entries.get(key);
      return entry === undefined ? (pending.get(key) ?? makeNow(key, make)) : Promise.resolve(entry.value);
    },
    invalidate: (key) => {
      entries.delete(key);
      pending.delete(key);
    },
    invalidateAll: () => {
      entries.clear();
      pending.clear();
    },
  };
}

/** `endsAt`: null for a value that never expires. */
export type Expiring<T> = { value: T; endsAt: Date | null };

type ExpiringCache<T> = Omit<Cache<T>, 'get'> & {
  get: (key: string, make: () => Promise<Expiring<T>>) => Promise<T>;
};

export function openExpiringCache<T>(
  { weightOf, ...options }: Omit<Options<T>, 'now'>,
  clock: Clock,
): ExpiringCache<T> {
  const weigh = weightOf === undefined ? {} : { weightOf: ({ value }: Expiring<T>) => weightOf(value) };
  const { get, ...entries } = openCache<Expiring<T>>({ ...options, ...weigh });
  return {
    ...entries,
    get: async (key, make) => {
      const entry = await get(key, make);
      if (entry.endsAt === null || entry.endsAt > clock.now()) return entry.value;
      entries.invalidate(key);
      return (await get(key, make)).value;
    },
  };
}

/** One instance per owner, released with the owner. A process has one app, tests have several. */
export function perOwner<Owner extends object, Thing extends object>(make: (owner: Owner) => Thing) {
  const made = new WeakMap<Owner, Thing>();
  return (owner: Owner): Thing => {
    const thing = made.get(owner) ?? make(owner);
    made.set(owner, thing);
    return thing;
  };
}

type Counting = Pick<App, 'clock'>;

export function cachedCounts<T>(capacity = 1) {
  const cacheOf = perOwner(({ clock }: Counting) =>
    openCache<T>({ capacity, ageMs: minutes(1), now: () => clock.now().getTime() }),
  );
  return {
    get: (app: Counting, name: string, count: () => Promise<T>): Promise<T> => cacheOf(app).get(name, count),
    invalidate: (app: Counting): void => cacheOf(app).invalidateAll(),
  };
}
