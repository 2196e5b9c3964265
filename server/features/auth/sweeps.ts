/** What is over: sessions, links and sign-ins that waited for a code, networks, and accounts that nobody ever confirmed. */
import type { Tx } from '../../core/db.ts';
import { deleteUntouched, listUntouched } from './queries.ts';

export const removeExpiredSessions = (tx: Tx, now: Date, take: number): Promise<number> => tx.$executeRaw`
  delete from sessions where id in (select id from sessions where expires_at <= ${now}::timestamptz limit ${take})`;

export const removeExpiredTokens = (tx: Tx, now: Date, take: number): Promise<number> => tx.$executeRaw`
  delete from one_time_tokens where token_hash in
    (select token_hash from one_time_tokens where expires_at <= ${now}::timestamptz limit ${take})`;

/**
 * Networks from which nobody has signed in since then. Those of unconfirmed accounts stay:
 * they show that the account was used.
 */
export const removeNetworksBefore = (tx: Tx, moment: Date, take: number): Promise<number> => tx.$executeRaw`
  delete from known_networks where (user_id, network) in
    (select n.user_id, n.network from known_networks n join users u on u.id = n.user_id
      where n.last_used_at < ${moment}::timestamptz and u.email_verified_at is not null limit ${take})`;

/** Only where mails are sent: elsewhere nobody confirms anything. */
export async function removeUnconfirmedBefore(tx: Tx, moment: Date, take: number): Promise<number> {
  const due = await listUntouched(tx, moment, take);
  return deleteUntouched(
    tx,
    due.map(({ id }) => id),
  );
}
