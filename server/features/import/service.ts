/**
 * The import of a test's catalogue from the three CSV files of the WordPress export. The plan is made by the code that
 * applies it; an import changes everything or nothing. Other statements or groups make a new version and retire the
 * former one, on which running tests finish; names and descriptions of softskills change in place. The same files again
 * change nothing. A design with errors is refused, one with warnings needs acceptance.
 */

import { testVariants } from '#shared/assessments/soft-skills/variants.ts';
import type { Catalogue } from '#shared/import/catalogue.ts';
import type { ImportOutcome, ImportPlan, PlanRow } from '#shared/import/plan.ts';
import type { ApplyImportInput, PlanImportInput } from '#shared/import/schema.ts';
import { withFreeSlugs } from '#shared/import/skill-slug.ts';
import { importTexts } from '#shared/import/texts.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import { skillsChanged } from '../assessments/service.ts';
import { fingerprintOf, formerlyShipped } from './former.ts';
import { readCatalogue } from './parse.ts';
import { makePlan } from './plan.ts';
import {
  findNewestNumber,
  findSlugs,
  findStoredCatalogue,
  insertActiveVersion,
  insertSkills,
  lockImports,
  retireActiveVersion,
  updateSkill,
} from './queries.ts';
import { shippedCatalogueCsv } from './shipped.ts';

/** The dry run: what an import of these files would do, row by row, and what speaks against it. Writes nothing. */
export async function planImport(app: App, { testVariant, ...csv }: PlanImportInput): Promise<ImportPlan> {
  return (await makePlan(app.db.prisma, await readCatalogue(csv), testVariant)).plan;
}

/**
 * Imports the files; all or nothing.
 * @throws RuleError INVALID_INPUT with `errors` (the first 200) and `errorTotal` if a file is wrong; with `findings` and
 * `needsAcceptance` if the design is wrong (false) or has warnings that were not accepted (true)
 */
export async function applyImport(
  app: App,
  { testVariant, acceptWarnings, ...csv }: ApplyImportInput,
): Promise<ImportOutcome> {
  const reading = await readCatalogue(csv);
  const outcome = await inTransaction(app.db, async (tx): Promise<ImportOutcome> => {
    await lockImports(tx);
    const { plan, catalogue } = await makePlan(tx, reading, testVariant);
    const { errors, errorTotal, findings, needsAcceptance, counts, newVersionNumber } = plan;
    if (catalogue === null) throw new RuleError('INVALID_INPUT', { errors, errorTotal });
    if (!plan.isApplicable || (needsAcceptance && !acceptWarnings))
      throw new RuleError('INVALID_INPUT', { findings, needsAcceptance });
    await writeSkills(tx, catalogue, plan.rows);
    await app.events.publish(tx, skillsChanged, null);
    if (newVersionNumber !== null) {
      await retireActiveVersion(tx, testVariant);
      const version = { testVariant, number: newVersionNumber, findings, at: app.clock.now() };
      await insertActiveVersion(tx, version, catalogue);
    }
    const status = plan.rows.every((row) => row.status === 'unchanged') ? 'unchanged' : 'imported';
    return { status, message: importTexts[status], counts, findings, newVersionNumber };
  });
  // Who imported sees it at once; the other processes hear of it.
  app.events.emitLocally(skillsChanged, null);
  return outcome;
}

async function writeSkills(tx: Tx, { skills }: Catalogue, rows: readonly PlanRow[]): Promise<void> {
  const statusOf = new Map(rows.filter(({ kind }) => kind === 'softskill').map(({ id, status }) => [id, status]));
  const added = skills.filter(({ id }) => statusOf.get(id) === 'new');
  if (added.length > 0) await insertSkills(tx, withFreeSlugs(added, await findSlugs(tx)));
  for (const skill of skills) if (statusOf.get(skill.id) === 'changed') await updateSkill(tx, skill);
}

/**
 * Imports the shipped catalogue of each variant that has none yet, or still has one that was shipped before, unchanged. What an
 * installation has changed itself stays. Safe to call at every start and in several processes at once: whoever comes second finds
 * the same rows and changes nothing.
 */
export async function importShippedCatalogues(app: App, former = formerlyShipped): Promise<void> {
  const { prisma } = app.db;
  for (const testVariant of testVariants) {
    const isFirst = (await findNewestNumber(prisma, testVariant)) === 0;
    const isFormer = async () =>
      former[testVariant].includes(fingerprintOf(await findStoredCatalogue(prisma, testVariant)));
    if (!isFirst && !(await isFormer())) continue;
    const csv = await shippedCatalogueCsv(testVariant);
    const { status } = await applyImport(app, { ...csv, testVariant, acceptWarnings: true });
    if (status === 'imported') app.logger.info({ testVariant }, 'shipped catalogue imported');
  }
}

export { type ParsedCatalogue, parseCatalogue } from './parse.ts';
export { shippedCatalogueCsv } from './shipped.ts';
