/** A bounded memory of what is expensive to make: the least used goes first, and what is made for one key is made once. */
export type Kept<T> = {
  /** @param make its failure is not kept */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
  /** Forgets what was kept, and what is being made now will not be kept either. */
  forget: (key: string) => void;
  forgetAll: () => void;
};

type Options<T> = {
  /** The sum of weights that may be kept. */
  capacity: number;
  weightOf?: (value: T) => number;
  /** How long a value counts, in ms. */
  ageMs?: number;
  now?: () => number;
};

export function keep<T>({
  capacity,
  weightOf = () => 1,
  ageMs = Number.POSITIVE_INFINITY,
  now = Date.now,
}: Options<T>): Kept<T> {
  const entries = new Map<string, { value: T; weight: number; madeAt: number }>();
  const making = new Map<string, Promise<T>>();
  let total = 0;

  const drop = (key: string) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  const store = (key: string, value: T) => {
    drop(key);
    const weight = weightOf(value);
    if (weight > capacity) return;
    entries.set(key, { value, weight, madeAt: now() });
    total += weight;
    for (const oldest of entries.keys()) {
      if (total <= capacity) break;
      drop(oldest);
    }
  };
  const makeNow = (key: string, make: () => Promise<T>): Promise<T> => {
    const attempt = make().then((value) => {
      // Somebody may have said in between that it is no longer true.
      if (making.get(key) === attempt) store(key, value);
      return value;
    });
    making.set(key, attempt);
    const end = () => {
      if (making.get(key) === attempt) making.delete(key);
    };
    attempt.then(end, end);
    return attempt;
  };

  return {
    get: (key, make) => {
      const entry = entries.get(key);
      if (entry !== undefined && now() - entry.madeAt < ageMs) {
        // Used now: to the end of the queue.
        entries.delete(key);
        entries.set(key, entry);
        return Promise.resolve(entry.value);
      }
      return making.get(key) ?? makeNow(key, make);
    },
    forget: (key) => {
      drop(key);
      making.delete(key);
    },
    forgetAll: () => {
      entries.clear();
      making.clear();
      total = 0;
    },
  };
}
