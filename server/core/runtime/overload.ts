import type pg from 'pg';

/** So many may wait for a connection to the database; whoever comes after them is told at once instead of waiting in vain. */
const maxWaiting = 100;

/** More wait than can be served soon. It ends by itself as soon as they are. */
export const isOverloaded = (...pools: pg.Pool[]): boolean => pools.some((pool) => pool.waitingCount > maxWaiting);
