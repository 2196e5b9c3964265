import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/db.ts';
import { RuleError } from '../errors.ts';

export type Limit = { name: string; points: number; seconds: number };

export type RateLimits = {
  consume: (limit: Limit, key: string) => Promise<boolean>;
  /** @throws RuleError TOO_MANY_ATTEMPTS if no point was left */
  require: (limit: Limit, key: string) => Promise<void>;
  refund: (limit: Limit, key: string) => Promise<void>;
  clear: (limit: Limit, key: string) => Promise<void>;
};

export function openRateLimits(db: Database): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: Limit): RateLimiterPostgres => {
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
  const consume = async (limit: Limit, key: string): Promise<boolean> => {
    try {
      await limiterOf(limit).consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
  return {
    consume,
    require: async (limit, key) => {
      if (!(await consume(limit, key))) throw new RuleError('TOO_MANY_ATTEMPTS');
    },
    refund: async (limit, key) => {
      await limiterOf(limit).reward(key, 1);
    },
    clear: async (limit, key) => {
      await limiterOf(limit).delete(key);
    },
  };
}
