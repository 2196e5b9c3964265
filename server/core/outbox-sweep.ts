import { days, later } from './clock.ts';
import type { Tx } from './db.ts';
import type { Sweep } from './jobs.ts';

/** Who was written to, and about what, is forgotten in time, whether the mail has left or not. @returns how many went */
const removeMailsBefore = (tx: Tx, moment: Date, take: number): Promise<number> => tx.$executeRaw`
  delete from mail_outbox where id in
    (select id from mail_outbox where created_at < ${moment}::timestamptz order by created_at limit ${take})`;

export const oldMails: Sweep = {
  name: 'old mails',
  remove: {
    by:
      ({ outboxDays }) =>
      (tx, now, take) =>
        removeMailsBefore(tx, later(now, -days(outboxDays)), take),
  },
};
