import { auditDesign, type Finding } from '#shared/assessments/soft-skills/auditor.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { type Catalogue, statementIdsOf } from '#shared/import/catalogue.ts';
import { countRows, type ImportFinding, type ImportPlan, planRows } from '#shared/import/plan.ts';
import { describeFinding } from '#shared/texts/assessments/findings.ts';
import type { Tx } from '../../core/database/db.ts';
import type { CatalogueReading } from './parse.ts';
import { findHighestNumber, findSameVersion, findStoredCatalogue } from './queries.ts';

type PlannedImport = { plan: ImportPlan; catalogue: Catalogue | null };

export async function makePlan(tx: Tx, reading: CatalogueReading, testVariant: TestVariant): Promise<PlannedImport> {
  const { catalogue, errors, errorTotal } = reading;
  const rows = planRows(reading.rows, await findStoredCatalogue(tx, testVariant));
  const findings = catalogue === null ? [] : auditCatalogue(catalogue);
  const isSound = catalogue !== null && findings.every(({ severity }) => severity !== 'error');
  const same = catalogue === null ? null : await findSameVersion(tx, testVariant, catalogue);
  const isNewVersion = isSound && same === null;
  const plan: ImportPlan = {
    testVariant,
    rows,
    counts: countRows(rows),
    errors,
    errorTotal,
    findings,
    newVersionNumber: isNewVersion ? (await findHighestNumber(tx, testVariant)) + 1 : null,
    same,
    isApplicable: isSound,
    // Warnings of an existing version were accepted when it was imported.
    needsAcceptance: isNewVersion && findings.length > 0,
  };
  return { plan, catalogue };
}

function auditCatalogue({ skills, statements, groups, additional }: Catalogue): ImportFinding[] {
  const findings = auditDesign({
    skills,
    statements: statements.map(({ id, softskillId, text }) => ({ id, skillId: softskillId, text })),
    groups: groups.map((group) => ({ position: group.position, statementIds: statementIdsOf(group) })),
    additional: additional.map(({ softskillId, statement1Id, statement2Id }) => ({
      skillId: softskillId,
      statementIds: [statement1Id, statement2Id],
    })),
  });
  const labels = new Map(groups.map(({ position, label }) => [position, label]));
  return findings.map((finding) => {
    const { groupPosition, otherPositions = [] } = finding;
    const positions = groupPosition === undefined ? otherPositions : [groupPosition, ...otherPositions];
    const names = positions.map((position) => labels.get(position) ?? '').filter((label) => label !== '');
    return { ...finding, message: describeFinding(withOneBasedPositions(finding)), groups: names };
  });
}

const withOneBasedPositions = ({ groupPosition, otherPositions, ...finding }: Finding): Finding => ({
  ...finding,
  ...(groupPosition !== undefined && { groupPosition: groupPosition + 1 }),
  ...(otherPositions !== undefined && { otherPositions: otherPositions.map((position) => position + 1) }),
});
