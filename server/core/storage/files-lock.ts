/** Files are removed only while no backup reads them. The locks belong to the connection. */
import type pg from 'pg';

const lockKey = 727_465_004;

export const filesLock = {
  /** Waits until no file is being removed and no other backup runs. */
  ownForBackup: async (client: pg.ClientBase): Promise<void> => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
  },
  hasBackup: async (pool: Pick<pg.Pool, 'query'>): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted and objid = $1
          and database = (select oid from pg_database where datname = current_database())`,
      [lockKey],
    );
    return rowCount !== 0;
  },
  /** @returns false while a backup runs */
  tryShareForRemoval: async (client: pg.ClientBase): Promise<boolean> => {
    const { rows } = await client.query<{ shared: boolean }>('select pg_try_advisory_lock_shared($1) as shared', [
      lockKey,
    ]);
    return rows[0]?.shared === true;
  },
  release: async (client: pg.ClientBase): Promise<void> => {
    await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
  },
};
