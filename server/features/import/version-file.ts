import type { ImportFile } from '#shared/import/files.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { findCatalogueOf, findVersion } from './queries.ts';
import { catalogueFile } from './write-csv.ts';

/** One of the three files of a version, to be imported again. @throws RuleError NOT_FOUND also for an emptied one */
export async function versionFile({ db }: App, versionId: number, file: ImportFile) {
  const [version, catalogue] = await Promise.all([
    findVersion(db.prisma, versionId),
    findCatalogueOf(db.prisma, versionId),
  ]);
  if (version === null || catalogue === null || !version.hasStatements) throw new RuleError('NOT_FOUND');
  return { csv: catalogueFile(catalogue, file), testVariant: version.testVariant, number: version.number };
}

export const noteDownload = (ctx: SignedInContext, list: string): Promise<void> =>
  inTransaction(ctx.app.db, (tx) =>
    logAuditEvent(ctx, tx, { action: 'list_exported', resourceId: list, details: { list }, names: { filters: '' } }),
  );
