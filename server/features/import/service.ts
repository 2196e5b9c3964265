/**
 * Imports the catalogue of a test from the three CSV files of the WordPress export.
 * - The dry run and the import use the same plan; an import writes everything or nothing.
 * - An import creates a draft version, which runs use only after activation (`activate.ts`).
 * - Identical content changes nothing, but restarts the retention period of a draft.
 * - A design with errors is refused; a design with warnings needs acceptance.
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type TestVariant, testVariants } from '#shared/assessments/soft-skills/variants.ts';
import { type ImportFile, importFileNames } from '#shared/import/files.ts';
import type { ImportOutcome, ImportPlan } from '#shared/import/plan.ts';
import type { ApplyImportInput, CatalogueCsv, PlanImportInput } from '#shared/import/schema.ts';
import { importOutcomeTexts } from '#shared/texts/admin/import.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { logAuditEvent, logSystemEvent } from '../audit/service.ts';
import { setActiveVersion } from './activate.ts';
import { type ActorContext, lockImportsAsActor } from './drafts.ts';
import { fingerprintOf, formerFingerprints } from './formerly-shipped.ts';
import { type CatalogueReading, readCatalogue } from './parse.ts';
import { makePlan } from './plan.ts';
import {
  findHighestNumber,
  findSameVersion,
  findStoredCatalogue,
  insertDraft,
  lockImports,
  updateDraftUsedAt,
} from './queries.ts';

export async function planImport(app: App, { testVariant, ...csv }: PlanImportInput): Promise<ImportPlan> {
  return (await makePlan(app.db.prisma, await readCatalogue(csv), testVariant)).plan;
}

type ImportOptions = Pick<ApplyImportInput, 'testVariant' | 'acceptWarnings'>;

/**
 * @throws RuleError INVALID_INPUT with `errors` and `errorTotal` if a file has errors; with `findings` if the design
 * has errors or, with `needsAcceptance`, unaccepted warnings
 */
export async function applyImport(
  ctx: ActorContext,
  { testVariant, acceptWarnings, ...csv }: ApplyImportInput,
): Promise<ImportOutcome> {
  const reading = await readCatalogue(csv);
  return inTransaction(ctx.app.db, async (tx) => {
    await lockImportsAsActor(ctx, tx);
    const outcome = await importReading(tx, reading, { testVariant, acceptWarnings, at: ctx.app.clock.now() });
    const { versionId, number } = outcome.version;
    if (outcome.status === 'imported') {
      const details = { variant: testVariant, number };
      await logAuditEvent(ctx, tx, { action: 'catalogue_imported', resourceId: String(versionId), details, names: {} });
    }
    return outcome;
  });
}

/** Requires the lock on imports. */
async function importReading(
  tx: Tx,
  reading: CatalogueReading,
  { testVariant, acceptWarnings, at }: ImportOptions & { at: Date },
) {
  const { plan, catalogue } = await makePlan(tx, reading, testVariant);
  const { errors, errorTotal, findings, needsAcceptance, counts, newVersionNumber: number, same } = plan;
  if (catalogue === null) throw new RuleError('INVALID_INPUT', { errors, errorTotal });
  if (!plan.isApplicable || (needsAcceptance && !acceptWarnings))
    throw new RuleError('INVALID_INPUT', { findings, needsAcceptance });
  const outcome = (status: ImportOutcome['status'], version: ImportOutcome['version']): ImportOutcome => {
    return { status, message: importOutcomeTexts[status], counts, findings, version };
  };
  if (same !== null || number === null) {
    const version = same ?? missingVersion();
    await updateDraftUsedAt(tx, version.versionId, at);
    return outcome('unchanged', version);
  }
  const versionId = await insertDraft(tx, { testVariant, number, findings, createdAt: at }, catalogue);
  return outcome('imported', { versionId, number, status: 'draft' });
}

const missingVersion = (): never => {
  throw new Error('a valid catalogue without a version has no number');
};

/**
 * Imports and activates the shipped catalogue of variants that never had one or use a formerly shipped one
 * unchanged. Safe in parallel processes.
 */
export async function importShippedCatalogues(app: App, former = formerFingerprints): Promise<void> {
  for (const testVariant of testVariants) {
    const csv = await shippedCatalogueCsv(testVariant);
    const findReason = async (tx: Tx): Promise<ShippedImportReason> => {
      if ((await findHighestNumber(tx, testVariant)) === 0) return 'first';
      if (!former[testVariant].includes(fingerprintOf(await findStoredCatalogue(tx, testVariant)))) return 'none';
      const { catalogue } = await readCatalogue(csv);
      return catalogue !== null && (await findSameVersion(tx, testVariant, catalogue)) === null ? 'newer' : 'none';
    };
    if ((await findReason(app.db.prisma)) === 'none') continue;
    const reading = await readCatalogue(csv);
    await inTransaction(app.db, async (tx) => {
      await lockImports(tx);
      const reason = await findReason(tx);
      if (reason !== 'none')
        await importAndActivateShipped(app, tx, { testVariant, reading, isFirst: reason === 'first' });
    });
  }
}

type ShippedImportReason = 'first' | 'newer' | 'none';
type ShippedImport = { testVariant: TestVariant; reading: CatalogueReading; isFirst: boolean };

async function importAndActivateShipped(
  app: App,
  tx: Tx,
  { testVariant, reading, isFirst }: ShippedImport,
): Promise<void> {
  const { version } = await importReading(tx, reading, { testVariant, acceptWarnings: true, at: app.clock.now() });
  const { versionId: id, number } = version;
  const from = await setActiveVersion(tx, app, { id, testVariant, skills: reading.catalogue?.skills ?? [] });
  app.logger.info({ testVariant }, 'shipped catalogue imported');
  if (isFirst) return;
  const eventFields = { resourceId: String(id), names: {} };
  const activated = { variant: testVariant, from, to: number };
  await logSystemEvent(app, tx, {
    action: 'catalogue_imported',
    ...eventFields,
    details: { variant: testVariant, number },
  });
  await logSystemEvent(app, tx, { action: 'catalogue_activated', ...eventFields, details: activated });
}

export const planShipped = async (app: App, testVariant: TestVariant): Promise<ImportPlan> =>
  planImport(app, { ...(await shippedCatalogueCsv(testVariant)), testVariant });

export const importShipped = async (ctx: ActorContext, options: ImportOptions): Promise<ImportOutcome> =>
  applyImport(ctx, { ...(await shippedCatalogueCsv(options.testVariant)), ...options });

export { activateVersion } from './activate.ts';
export { deleteAllTestData, getDeletionCounts as deletionCounts } from './deletion.ts';
export { draftCleanup, removeDraft } from './drafts.ts';
export { parseCatalogue } from './parse.ts';
export {
  getVersionDetail as versionDetail,
  getVersionFile as versionFile,
  listVersionsByVariant as versionLists,
  recordDownload,
} from './versions.ts';

const folder = fileURLToPath(new URL('../../../prisma/content/assessments/csv/', import.meta.url));

export async function shippedCatalogueCsv(variant: TestVariant): Promise<CatalogueCsv> {
  const read = (file: ImportFile) => readFile(`${folder}${variant}/${importFileNames[file]}`, 'utf8');
  const [softskillsCsv, statementsCsv, questionGroupsCsv] = await Promise.all([
    read('softskills'),
    read('statements'),
    read('questionGroups'),
  ]);
  return { softskillsCsv, statementsCsv, questionGroupsCsv };
}
