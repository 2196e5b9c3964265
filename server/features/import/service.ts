/**
 * The import of a test's catalogue from the three CSV files of the WordPress export. The plan is made by the code that
 * applies it; an import writes everything or nothing. It makes a new version beside the active one, which nobody is asked
 * with until it is activated (`activate.ts`); what a version says already changes nothing, but a draft waits anew. A design with
 * errors is refused, one with warnings needs acceptance.
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
import { logAuditEvent, logOwnEvent } from '../audit/service.ts';
import { makeActive } from './activate.ts';
import { type Doing, takeTurn } from './drafts.ts';
import { fingerprintOf, formerlyShipped } from './former.ts';
import { type Reading, readCatalogue } from './parse.ts';
import { makePlan } from './plan.ts';
import {
  findNewestNumber,
  findSameVersion,
  findStoredCatalogue,
  insertDraft,
  lockImports,
  updateDraftUsedAt,
} from './queries.ts';

/** The dry run: what an import of these files would do, row by row, and what speaks against it. Writes nothing. */
export async function planImport(app: App, { testVariant, ...csv }: PlanImportInput): Promise<ImportPlan> {
  return (await makePlan(app.db.prisma, await readCatalogue(csv), testVariant)).plan;
}

type Wish = Pick<ApplyImportInput, 'testVariant' | 'acceptWarnings'>;

/**
 * Imports the files as a version beside the active one; all or nothing.
 * @throws RuleError INVALID_INPUT with `errors` (the first 200) and `errorTotal` if a file is wrong; with `findings` and
 * `needsAcceptance` if the design is wrong (false) or has warnings that were not accepted (true)
 */
export async function applyImport(
  ctx: Doing,
  { testVariant, acceptWarnings, ...csv }: ApplyImportInput,
): Promise<ImportOutcome> {
  const reading = await readCatalogue(csv);
  return inTransaction(ctx.app.db, async (tx) => {
    await takeTurn(ctx, tx);
    const outcome = await takeIn(tx, reading, { testVariant, acceptWarnings, at: ctx.app.clock.now() });
    const { versionId, number } = outcome.version;
    if (outcome.status === 'imported') {
      const details = { variant: testVariant, number };
      await logAuditEvent(ctx, tx, { action: 'catalogue_imported', resourceId: String(versionId), details, names: {} });
    }
    return outcome;
  });
}

/** Inside its turn. */
async function takeIn(tx: Tx, reading: Reading, { testVariant, acceptWarnings, at }: Wish & { at: Date }) {
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
    // Whoever imports it again still wants it.
    await updateDraftUsedAt(tx, version.versionId, at);
    return outcome('unchanged', version);
  }
  const versionId = await insertDraft(tx, { testVariant, number, findings, createdAt: at }, catalogue);
  return outcome('imported', { versionId, number, status: 'draft' });
}

const missingVersion = (): never => {
  throw new Error('a sound catalogue that is no version yet has no number');
};

/**
 * Imports and activates the shipped catalogue of each variant that never had one, or still has one that was shipped before,
 * unchanged. What an installation has changed itself stays, what it has emptied stays empty, and whoever has had the present one
 * and went back stays there. Safe to call at every start and in several processes at once: whoever comes second changes nothing.
 */
export async function importShippedCatalogues(app: App, former = formerlyShipped): Promise<void> {
  for (const testVariant of testVariants) {
    const csv = await shippedCatalogueCsv(testVariant);
    const needOf = async (tx: Tx): Promise<Need> => {
      if ((await findNewestNumber(tx, testVariant)) === 0) return 'first';
      if (!former[testVariant].includes(fingerprintOf(await findStoredCatalogue(tx, testVariant)))) return 'none';
      const { catalogue } = await readCatalogue(csv);
      return catalogue !== null && (await findSameVersion(tx, testVariant, catalogue)) === null ? 'newer' : 'none';
    };
    if ((await needOf(app.db.prisma)) === 'none') continue;
    const reading = await readCatalogue(csv);
    await inTransaction(app.db, async (tx) => {
      await lockImports(tx);
      const need = await needOf(tx);
      if (need !== 'none') await takeShippedIn(app, tx, { testVariant, reading, isFirst: need === 'first' });
    });
  }
}

/** `newer`: what was shipped before is in use, and the present one was never here. */
type Need = 'first' | 'newer' | 'none';
type Shipped = { testVariant: TestVariant; reading: Reading; isFirst: boolean };

/** The audit log tells of it, except for the first one: nobody had anything before. */
async function takeShippedIn(app: App, tx: Tx, { testVariant, reading, isFirst }: Shipped): Promise<void> {
  const { version } = await takeIn(tx, reading, { testVariant, acceptWarnings: true, at: app.clock.now() });
  const { versionId: id, number } = version;
  const from = await makeActive(tx, app, { id, testVariant, skills: reading.catalogue?.skills ?? [] });
  app.logger.info({ testVariant }, 'shipped catalogue imported');
  if (isFirst) return;
  const what = { resourceId: String(id), names: {} };
  const activated = { variant: testVariant, from, to: number };
  await logOwnEvent(app, tx, { action: 'catalogue_imported', ...what, details: { variant: testVariant, number } });
  await logOwnEvent(app, tx, { action: 'catalogue_activated', ...what, details: activated });
}

/** The files that came with the product, in place of files that were sent. */
export const planShipped = async (app: App, testVariant: TestVariant): Promise<ImportPlan> =>
  planImport(app, { ...(await shippedCatalogueCsv(testVariant)), testVariant });

export const takeShipped = async (ctx: Doing, wish: Wish): Promise<ImportOutcome> =>
  applyImport(ctx, { ...(await shippedCatalogueCsv(wish.testVariant)), ...wish });

export { activateVersion } from './activate.ts';
export { deleteAllTestData, deletionCounts } from './deletion.ts';
export { oldDrafts, removeDraft } from './drafts.ts';
export { parseCatalogue } from './parse.ts';
export { noteDownload, versionDetail, versionFile, versionLists } from './versions.ts';

const folder = fileURLToPath(new URL('../../../prisma/content/assessments/csv/', import.meta.url));

/** The three files of a variant as shipped. */
export async function shippedCatalogueCsv(variant: TestVariant): Promise<CatalogueCsv> {
  const read = (file: ImportFile) => readFile(`${folder}${variant}/${importFileNames[file]}`, 'utf8');
  const [softskillsCsv, statementsCsv, questionGroupsCsv] = await Promise.all([
    read('softskills'),
    read('statements'),
    read('questionGroups'),
  ]);
  return { softskillsCsv, statementsCsv, questionGroupsCsv };
}
