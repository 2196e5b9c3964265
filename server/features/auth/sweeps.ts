/** What is over: sessions, links and sign-ins that waited for a code, networks, and accounts that nobody ever confirmed. */
import type { Tx } from '../../core/database/db.ts';
import { deleteUntouched, listUntouched } from './queries.ts';

/** Only where mails are sent: elsewhere nobody confirms anything. */
export async function removeUnconfirmedBefore(tx: Tx, moment: Date, take: number): Promise<number> {
  const due = await listUntouched(tx, moment, take);
  return deleteUntouched(
    tx,
    due.map(({ id }) => id),
  );
}
