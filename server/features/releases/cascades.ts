/** Effects of deletions and locks on the other side; foreign keys delete the rows. */
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { withdrawConsentsTo } from '../consents/service.ts';
import { insertCompanyDeletedEvents, listAffectedCompanies, listAffectedPeople } from './cascade-queries.ts';
import { candidatesChanged, poolProfileChanged, releasesChanged } from './changes.ts';

const topicsPerStatement = 1_000;

/** Call it in the deleting transaction, before the deletion. Ends the consents to this company. */
export async function recordCompanyDeleted(app: App, tx: Tx, orgId: string): Promise<void> {
  const now = app.clock.now();
  const people = await insertCompanyDeletedEvents(tx, { orgId, now });
  await withdrawConsentsTo(tx, { orgId, now });
  await publishToPeople(app, tx, people);
}

export const publishToAffectedPeople = async (app: App, tx: Tx, orgId: string): Promise<void> =>
  publishToPeople(app, tx, await listAffectedPeople(tx, orgId));

async function publishToPeople(app: App, tx: Tx, people: readonly string[]): Promise<void> {
  const topics = people.map(releasesChanged);
  for (let start = 0; start < topics.length; start += topicsPerStatement)
    await app.events.publishAll(tx, topics.slice(start, start + topicsPerStatement), null);
}

/** Call it in the transaction that locks, unlocks or deletes the account, before the change. */
export async function publishToAffectedCompanies(app: App, tx: Tx, userId: string): Promise<void> {
  await app.events.publish(tx, poolProfileChanged, userId);
  await app.events.publishAll(tx, (await listAffectedCompanies(tx, userId)).map(candidatesChanged), null);
}
