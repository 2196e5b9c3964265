import type { Tx } from '../../../core/database/db.ts';

type Wanted = { orgId: string; releaseId: string; messageId: string; fromCompany: boolean };

/** The text of a message of this side in this conversation. */
export const findMessage = (tx: Tx, { orgId, releaseId, messageId, fromCompany }: Wanted): Promise<string | null> =>
  tx.message
    .findUnique({ where: { orgId_id: { orgId, id: messageId }, releaseId, fromCompany }, select: { text: true } })
    .then((row) => row?.text ?? null);
