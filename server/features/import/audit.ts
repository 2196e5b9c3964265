import { auditDesign, describeFinding } from '#shared/assessments/soft-skills/auditor.ts';
import { type Catalogue, statementIdsOf } from '#shared/import/catalogue.ts';
import type { ImportFinding } from '#shared/import/plan.ts';

/** What the design auditor says about a catalogue that was read, each finding with its German sentence. */
export function auditCatalogue({ skills, statements, groups, additional }: Catalogue): ImportFinding[] {
  const findings = auditDesign({
    skills,
    statements: statements.map(({ id, softskillId, text }) => ({ id, skillId: softskillId, text })),
    groups: groups.map((group) => ({ position: group.position, statementIds: statementIdsOf(group) })),
    additional: additional.map(({ softskillId, statement1Id, statement2Id }) => ({
      skillId: softskillId,
      statementIds: [statement1Id, statement2Id],
    })),
  });
  return findings.map((finding) => ({ ...finding, message: describeFinding(finding) }));
}
