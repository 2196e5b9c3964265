import { openCache } from '../../core/memory/cache.ts';
import type { Clock } from '../../core/runtime/clock.ts';

/** What is true until a job in it ends; null: nothing in it ends. */
type Lasting<T> = { value: T; endsAt: Date | null };

type Kept<T> = {
  get: (key: string, make: () => Promise<Lasting<T>>) => Promise<T>;
  forget: (key: string) => void;
  forgetAll: () => void;
};

type Options<T> = { capacity: number; weightOf?: (value: T) => number; ageMs?: number };

/** A bounded memory that shows no job beyond its end, whenever the nightly closing comes. */
export function openKept<T>({ weightOf, ...options }: Options<T>, clock: Clock): Kept<T> {
  const weigh = weightOf === undefined ? {} : { weightOf: ({ value }: Lasting<T>) => weightOf(value) };
  const entries = openCache<Lasting<T>>({ ...options, ...weigh });
  return {
    get: async (key, make) => {
      const kept = await entries.get(key, make);
      if (kept.endsAt === null || kept.endsAt > clock.now()) return kept.value;
      entries.forget(key);
      return (await entries.get(key, make)).value;
    },
    forget: entries.forget,
    forgetAll: entries.forgetAll,
  };
}
