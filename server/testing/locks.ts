import type { App } from '../core/app.ts';

/** How many statements that name this table wait for a lock. */
export async function waitingFor({ db }: App, table: string): Promise<number> {
  const { rows } = await db.sidePool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
    [table],
  );
  return rows[0]?.waiting ?? 0;
}
