import type { Tx } from '../../../core/database/db.ts';
import { insertFoundPeople, newPseudonym } from '../../releases/service.ts';
import { type Known, listKnown } from './queries.ts';

type Found = { orgId: string; userIds: readonly string[]; createdAt: Date };

/** How the organisation knows these people: each by an id and a pseudonym that no other one has. Within a transaction that holds them. */
export async function knownBy(tx: Tx, { orgId, userIds, createdAt }: Found): Promise<Map<string, Known>> {
  for (;;) {
    const known = new Map((await listKnown(tx, orgId, userIds)).map((row) => [row.userId, row]));
    const others = userIds.filter((userId) => !known.has(userId));
    if (others.length === 0) return known;
    await insertFoundPeople(
      tx,
      others.map((userId) => ({ orgId, userId, pseudonym: newPseudonym(), createdAt })),
    );
  }
}
