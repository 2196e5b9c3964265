/**
 * The pass. One transaction per account: a crash leaves the account either whole or erased, and a second process finds
 * nothing to do.
 */
import { randomUUID } from 'node:crypto';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { forEachIndependently } from '../../core/jobs/jobs.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { eraseFromLog } from '../audit/service.ts';
import { accountKey } from '../auth/service.ts';
import { recordIdentity } from '../company-identity/service.ts';
import { findMemberOrganisation, lockOrganisation, membersChanged } from '../members/service.ts';
import { deleteOwnDataFilesOf } from '../own-data/service.ts';
import { publishToCompaniesOf } from '../releases/service.ts';
import {
  countOwnedRows,
  deleteTraces,
  deleteUser,
  findTraces,
  insertProof,
  type Traces,
  updateAuthors,
  updateStoredCopies,
} from './erase-queries.ts';
import { findDeletion, listDueDeletions } from './queries.ts';

const batch = 50;
/** Columns that name an author have no index, so the statements read whole tables. */
const timeout = minutes(5);

/** @throws AggregateError after a batch if one account failed; the next run tries it again */
export async function eraseDueAccounts(app: App): Promise<void> {
  for (let found = batch; found === batch; ) {
    const due = await listDueDeletions(app.db.prisma, app.clock.now(), batch);
    await forEachIndependently(due, {
      about: 'erasing accounts failed',
      work: ({ userId }) => inTransaction(app.db, (tx) => eraseAccount(app, tx, userId), { timeout }),
    });
    found = due.length;
  }
}

async function eraseAccount(app: App, tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`set local statement_timeout = '5min'`;
  const orgId = await findMemberOrganisation(tx, userId);
  if (orgId !== null) await lockOrganisation(tx, orgId);
  await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for update`;
  const deletion = await findDeletion(tx, userId);
  if (deletion === null || deletion.eraseAt > app.clock.now()) return;
  const traces = await findTraces(tx, { userId, alias: randomUUID(), accountKey });
  const proofId = randomUUID();
  const counts = await countOwnedRows(tx, userId);
  await publishToCompaniesOf(app, tx, userId);
  await eraseElsewhere(app, tx, traces);
  counts['audit_events'] = await eraseFromLog(app, tx, { ...traces, cause: deletion.cause, proofId });
  await deleteUser(tx, userId);
  if (orgId !== null) await leave(app, tx, orgId);
  const { cause, requestedAt } = deletion;
  await insertProof(tx, { proofId, userId, cause, requestedOn: requestedAt, erasedOn: app.clock.now(), counts });
}

/** Everything that no foreign key covers, and files of the person in the storage. */
async function eraseElsewhere(app: App, tx: Tx, traces: Traces): Promise<void> {
  await deleteOwnDataFilesOf(app, tx, traces.userId);
  await deleteTraces(tx, traces);
  await updateAuthors(tx, traces.userId);
  await updateStoredCopies(tx, traces);
}

/** The keys of the former owner expire as after leaving. */
async function leave(app: App, tx: Tx, orgId: string): Promise<void> {
  await recordIdentity(app, tx, orgId);
  await app.events.publish(tx, membersChanged(orgId), null);
}
