/**
 * 'Alle Daten löschen': open runs restart, finished runs lose their result. Versions stay without statements, so
 * that a server start does not import the shipped ones again.
 */

import { type DeletionCounts, exactCountLimit } from '#shared/import/versions.ts';
import { deletionWord } from '#shared/texts/admin/import.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { skillsChanged } from '../assessments/service.ts';
import { logAuditEvent } from '../audit/service.ts';
import { countTables, deleteTestRows, updateAllVersionsToRetired } from './deletion-queries.ts';
import { type ActorContext, lockImportsAsActor } from './drafts.ts';

export const getDeletionCounts = ({ db }: App): Promise<DeletionCounts> => countAllTables(db.prisma);

async function countAllTables(tx: Tx): Promise<DeletionCounts> {
  const entries = (await countTables(tx)).map(({ table, counted, estimated }) => {
    const isMore = counted > exactCountLimit;
    return [table, { count: isMore ? Math.max(counted, Math.round(estimated)) : counted, isMore }];
  });
  return Object.fromEntries(entries) as DeletionCounts;
}

/** @throws RuleError WRONG_CONFIRMATION */
export async function deleteAllTestData(ctx: ActorContext, confirmation: string): Promise<DeletionCounts> {
  if (confirmation.normalize('NFC').trim() !== deletionWord) throw new RuleError('WRONG_CONFIRMATION');
  const { app } = ctx;
  return inTransaction(app.db, async (tx) => {
    await lockImportsAsActor(ctx, tx);
    const counts = await countAllTables(tx);
    await deleteTestRows(tx);
    await updateAllVersionsToRetired(tx);
    await app.events.publish(tx, skillsChanged, null);
    const { results, decisions, statements, skills } = counts;
    const details = {
      results: results.count,
      decisions: decisions.count,
      statements: statements.count,
      skills: skills.count,
    };
    await logAuditEvent(ctx, tx, { action: 'test_data_deleted', resourceId: 'all', details, names: {} });
    return counts;
  });
}
