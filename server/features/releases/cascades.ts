/** Effects of deleting or locking an account or organisation on the other side; foreign keys delete the rows. */
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { withdrawConsentsTo } from '../consents/service.ts';
import { insertCompanyGone, listCompaniesOf, listPeopleOf } from './cascade-queries.ts';
import { candidatesChanged, foundChanged, releasesChanged } from './changes.ts';

const portion = 1_000;

/**
 * Call it in the deleting transaction, before the deletion. People with a release, application or request get a view
 * log entry, and their consent ends if this was the last company.
 */
export async function noteCompanyGone(app: App, tx: Tx, orgId: string): Promise<void> {
  const now = app.clock.now();
  const people = await insertCompanyGone(tx, { orgId, now });
  await withdrawConsentsTo(tx, { orgId, now });
  await tell(app, tx, people);
}

/** Call it in the transaction that locks or unlocks the organisation. Affected people reload. */
export const tellPeopleOf = async (app: App, tx: Tx, orgId: string): Promise<void> =>
  tell(app, tx, await listPeopleOf(tx, orgId));

async function tell(app: App, tx: Tx, people: readonly string[]): Promise<void> {
  const topics = people.map(releasesChanged);
  for (let start = 0; start < topics.length; start += portion)
    await app.events.publishAll(tx, topics.slice(start, start + portion), null);
}

/**
 * Call it in the transaction that locks, unlocks or deletes the account, before the change. Affected companies
 * reload.
 */
export async function tellCompaniesOf(app: App, tx: Tx, userId: string): Promise<void> {
  await app.events.publish(tx, foundChanged, userId);
  await app.events.publishAll(tx, (await listCompaniesOf(tx, userId)).map(candidatesChanged), null);
}
