import { randomUUID } from 'node:crypto';
import type { App } from '../core/app.ts';
import { inTransaction } from '../core/database/db.ts';
import { topic } from '../core/events/events.ts';

/**
 * Events arrive in commit order shortly after their commits; otherwise a test would also count the events of its setup.
 */
export async function waitForEvents({ db, events }: App): Promise<void> {
  const last = topic<null>(`last-${randomUUID()}`);
  const { promise: received, resolve } = Promise.withResolvers<void>();
  const end = events.subscribe(last, () => resolve());
  await inTransaction(db, (tx) => events.publish(tx, last, null));
  await received;
  end();
}

export async function countLockWaits({ db }: App, table: string): Promise<number> {
  const { rows } = await db.sidePool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
    [table],
  );
  return rows[0]?.waiting ?? 0;
}
