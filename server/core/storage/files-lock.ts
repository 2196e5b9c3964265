/** Files are removed only while no backup reads them. Both locks belong to the connection. */
import type pg from 'pg';

const lockKey = 727_465_004;

export const filesLock = {
  /** Waits until no file is being removed. */
  share: async (client: pg.ClientBase): Promise<void> => {
    await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
  },
  isShared: async (pool: Pick<pg.Pool, 'query'>): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted and objid = $1
          and database = (select oid from pg_database where datname = current_database())`,
      [lockKey],
    );
    return rowCount !== 0;
  },
  /** @returns false while a backup runs */
  tryOwn: async (client: pg.ClientBase): Promise<boolean> => {
    const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [lockKey]);
    return rows[0]?.owned === true;
  },
  release: async (client: pg.ClientBase): Promise<void> => {
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  },
};
