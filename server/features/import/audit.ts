import { auditDesign, describeFinding, type Finding } from '#shared/assessments/soft-skills/auditor.ts';
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
  const labels = new Map(groups.map(({ position, label }) => [position, label]));
  return findings.map((finding) => {
    const { groupPosition, otherPositions = [] } = finding;
    const positions = groupPosition === undefined ? otherPositions : [groupPosition, ...otherPositions];
    const names = positions.map((position) => labels.get(position) ?? '').filter((label) => label !== '');
    return { ...finding, message: describeFinding(counted(finding)), groups: names };
  });
}

/** People count from 1, as the names of the groups do. */
const counted = ({ groupPosition, otherPositions, ...finding }: Finding): Finding => ({
  ...finding,
  ...(groupPosition !== undefined && { groupPosition: groupPosition + 1 }),
  ...(otherPositions !== undefined && { otherPositions: otherPositions.map((position) => position + 1) }),
});
