import type { Tx } from '../../core/db.ts';

export const removeEventsBefore = (tx: Tx, moment: Date, take: number): Promise<number> => tx.$executeRaw`
  delete from person_events where (user_id, id) in (
    select user_id, id from person_events where created_at < ${moment}::timestamptz order by created_at limit ${take})`;
