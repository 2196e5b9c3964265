import { RuleError } from '../errors.ts';

type Bounds = {
  permits: number;
  maxWaiting?: number;
  timeoutMs?: number;
};

type Semaphore = {
  /**
   * @returns a function that releases the permit
   * @throws RuleError BUSY if the queue is full or the wait exceeds the timeout
   */
  acquire: () => Promise<() => void>;
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export function openSemaphore({ permits, maxWaiting = Number.POSITIVE_INFINITY, timeoutMs }: Bounds): Semaphore {
  const queue: Array<() => void> = [];
  let freePermits = permits;

  const release = () => {
    const next = queue.shift();
    if (next === undefined) freePermits++;
    else next();
  };
  const waitForPermit = () =>
    new Promise<() => void>((resolve, reject) => {
      const grant = () => {
        clearTimeout(timer);
        resolve(once(release));
      };
      const onTimeout = () => {
        queue.splice(queue.indexOf(grant), 1);
        reject(new RuleError('BUSY'));
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(onTimeout, timeoutMs);
      queue.push(grant);
    });
  const acquire = async () => {
    if (freePermits > 0) {
      freePermits--;
      return once(release);
    }
    if (queue.length >= maxWaiting) throw new RuleError('BUSY');
    return waitForPermit();
  };
  return {
    acquire,
    run: async (work) => {
      const releasePermit = await acquire();
      try {
        return await work();
      } finally {
        releasePermit();
      }
    },
  };
}

type SlotsByKey = {
  /** @returns a function that releases the slot, or null if all slots are in use */
  acquire: (key: string, maxSlots: number) => (() => void) | null;
};

export function openSlotsByKey(): SlotsByKey {
  const counts = new Map<string, number>();
  const change = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    acquire: (key, maxSlots) => {
      if ((counts.get(key) ?? 0) >= maxSlots) return null;
      change(key, 1);
      return once(() => change(key, -1));
    },
  };
}

function once(release: () => void): () => void {
  let isReleased = false;
  return () => {
    if (!isReleased) release();
    isReleased = true;
  };
}
