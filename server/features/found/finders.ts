import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { candidatesChanged, foundChanged, releasesChanged } from '../releases/service.ts';
import { listFinders } from './person/own-queries.ts';

/** Companies that get a live event when a person is gone; the others see it with their next request. */
const mostTold = 200;

/** The person is found in another way. Companies hear of it with the next turn: its moment would link the person across them. */
export async function tellOfChange(app: App, tx: Tx, userId: string): Promise<void> {
  await app.events.publish(tx, foundChanged, userId);
  await app.events.publish(tx, releasesChanged(userId), null);
}

/** The person is no longer found: nothing of them stays on a screen. Before rows go that say who has found them. */
export async function tellFound(app: App, tx: Tx, userId: string): Promise<void> {
  await tellOfChange(app, tx, userId);
  await tellCompanies(app, tx, await listFinders(tx, userId, mostTold));
}

export const tellCompanies = ({ events }: App, tx: Tx, orgIds: readonly string[]): Promise<void> =>
  events.publishAll(tx, orgIds.slice(0, mostTold).map(candidatesChanged), null);
