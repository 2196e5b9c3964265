import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/db.ts';
import { RuleError } from '../errors.ts';

/** So many points in so many seconds. */
export type Limit = { name: string; points: number; seconds: number };

export type RateLimits = {
  /** Takes a point. False when none was left. */
  take: (limit: Limit, key: string) => Promise<boolean>;
  /** @throws RuleError TOO_MANY_ATTEMPTS when none was left */
  require: (limit: Limit, key: string) => Promise<void>;
  giveBack: (limit: Limit, key: string) => Promise<void>;
  clear: (limit: Limit, key: string) => Promise<void>;
};

/** Counters in PostgreSQL, so that they hold for all processes together and survive a restart. */
export function openRateLimits(db: Database): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: Limit): RateLimiterPostgres => {
    // How much is allowed may be changed while the product runs; the counter in the database stays the same.
    const key = `${name} ${points} ${seconds}`;
    const known = limiters.get(key);
    if (known !== undefined) return known;
    const storage = {
      storeClient: db.sidePool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    };
    const limiter = new RateLimiterPostgres({ ...storage, keyPrefix: name, points, duration: seconds });
    limiters.set(key, limiter);
    return limiter;
  };
  const take = async (limit: Limit, key: string): Promise<boolean> => {
    try {
      await limiterOf(limit).consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
  return {
    take,
    require: async (limit, key) => {
      if (!(await take(limit, key))) throw new RuleError('TOO_MANY_ATTEMPTS');
    },
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(key, 1);
    },
    clear: async (limit, key) => {
      await limiterOf(limit).delete(key);
    },
  };
}
