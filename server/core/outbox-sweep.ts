import { days, later } from './clock.ts';
import type { Tx } from './db.ts';
import type { Sweep } from './jobs.ts';

const keepMs = days(90);

/** Who was written to, and about what, is forgotten after 90 days, whether the mail has left or not. @returns how many went */
export const removeOldMails = (tx: Tx, now: Date, take: number): Promise<number> => tx.$executeRaw`
  delete from mail_outbox where id in
    (select id from mail_outbox where created_at < ${later(now, -keepMs)}::timestamptz order by created_at limit ${take})`;

export const oldMails: Sweep = { name: 'old mails', remove: removeOldMails };
