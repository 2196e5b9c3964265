/** What people and companies are told when the other side goes as a whole; the rows themselves go by their foreign keys. */
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { withdrawConsentsTo } from '../consents/service.ts';
import { insertCompanyGone, listCompaniesOf, listPeopleOf } from './cascade-queries.ts';
import { candidatesChanged, foundChanged, releasesChanged } from './changes.ts';

/** So many are told with one statement. */
const portion = 1_000;

/**
 * Before the organisation is deleted, in the transaction that does: everybody who had released something to it, applied or was asked by
 * it reads in their log that it is gone, and has agreed to nothing any more where it was the last.
 */
export async function noteCompanyGone(app: App, tx: Tx, orgId: string): Promise<void> {
  const now = app.clock.now();
  const people = await insertCompanyGone(tx, { orgId, now });
  await withdrawConsentsTo(tx, { orgId, now });
  await tell(app, tx, people);
}

/** The organisation is locked or unlocked: everybody who has to do with it looks again, in the transaction that does. */
export const tellPeopleOf = async (app: App, tx: Tx, orgId: string): Promise<void> =>
  tell(app, tx, await listPeopleOf(tx, orgId));

async function tell(app: App, tx: Tx, people: readonly string[]): Promise<void> {
  const topics = people.map(releasesChanged);
  for (let start = 0; start < topics.length; start += portion)
    await app.events.publishAll(tx, topics.slice(start, start + portion), null);
}

/**
 * Before somebody's account is locked, unlocked or deleted, in the transaction that does: what the companies see that they released
 * something to is another list from then on.
 */
export async function tellCompaniesOf(app: App, tx: Tx, userId: string): Promise<void> {
  await app.events.publish(tx, foundChanged, userId);
  await app.events.publishAll(tx, (await listCompaniesOf(tx, userId)).map(candidatesChanged), null);
}
