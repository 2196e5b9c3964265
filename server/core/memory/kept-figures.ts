/** Figures of the whole installation that are expensive to count: each process counts them once a minute, however many ask. */
import type { App } from '../app.ts';
import { minutes } from '../runtime/clock.ts';
import { openCache } from './cache.ts';

type Counting = Pick<App, 'db' | 'clock'>;

/** Of every database that this process works on. `capacity`: so many different ones are kept. */
export function keptFigures<T>(capacity = 1) {
  const caches = new WeakMap<App['db'], ReturnType<typeof openCache<T>>>();
  const cacheOf = ({ db, clock }: Counting) => {
    const known = caches.get(db);
    if (known !== undefined) return known;
    const opened = openCache<T>({ capacity, ageMs: minutes(1), now: () => clock.now().getTime() });
    caches.set(db, opened);
    return opened;
  };
  return {
    get: (app: Counting, name: string, count: () => Promise<T>): Promise<T> => cacheOf(app).get(name, count),
    /** Counted anew by whoever asks next. */
    forget: (app: Counting): void => cacheOf(app).forgetAll(),
  };
}
