/**
 * Removes a person from the log. Events that contain the id of the account get a random id in its place, and a mark
 * with the hash of the new content. The event `account_erased` contains a digest of all marks of the deletion, so a
 * mark added later breaks the check.
 */
import { createHash } from 'node:crypto';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { addToDigest, hashContent } from './chain-hash.ts';
import {
  deleteNamesOf,
  type ErasedPerson,
  insertErasureMarks,
  listEventsNaming,
  listReplacedContents,
  updateErasedEvents,
} from './erase-person-queries.ts';
import { insertEvent } from './queries.ts';

const batchSize = 1_000;

export async function eraseFromLog(
  app: Pick<App, 'clock'>,
  tx: Tx,
  { cause, proofId, ...person }: ErasedPerson & { cause: string; proofId: string },
): Promise<number> {
  const eventIds = await listEventsNaming(tx, person.userId);
  await deleteNamesOf(tx, person, eventIds);
  const digest = createHash('sha256');
  for (let start = 0; start < eventIds.length; start += batchSize) {
    const ids = eventIds.slice(start, start + batchSize);
    const contents = await listReplacedContents(tx, person, ids);
    const marks = contents.map(({ eventId, ...content }) => ({ eventId, contentHash: hashContent(content) }));
    for (const mark of marks) addToDigest(digest, mark);
    await insertErasureMarks(tx, proofId, marks);
    await updateErasedEvents(tx, person, ids);
  }
  await insertEvent(tx, {
    ...{ action: 'account_erased', resourceType: 'installation', resourceId: proofId, orgId: null, actorId: null },
    details: { cause, events: eventIds.length, digest: digest.digest('hex') },
    ...{ names: {}, address: '', createdAt: app.clock.now() },
  });
  return eventIds.length;
}
