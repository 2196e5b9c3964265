import { additionalPerSkill, groupsPerSkill, skillCount } from './design.ts';
import { findDesignLinks } from './design-links.ts';
import { errorRules, type Finding, type FindingRule } from './findings.ts';
import { groupSize, partOneGroupCount } from './variants.ts';

export type { Finding } from './findings.ts';

export type CatalogueDesign = {
  skills: readonly { id: number; name: string }[];
  statements: readonly { id: number; skillId: number; text: string }[];
  groups: readonly { position: number; statementIds: readonly number[] }[];
  additional: readonly { skillId: number; statementIds: readonly number[] }[];
};

const maxLengthRatio = 1.6;

/** Never throws: odd ids and empty lists are findings, too. Errors come first and block the activation. */
export function auditDesign(catalogue: CatalogueDesign): Finding[] {
  const design = readDesign(catalogue);
  const counts = auditCounts(design);
  // The counts alone refuse such a design, and `auditLinks` takes too long for hundreds of skills.
  if (design.skills.length > 4 * skillCount || design.groups.length > 4 * partOneGroupCount) return counts;
  const findings = [
    ...counts,
    ...auditStatements(design),
    ...auditGroups(design),
    ...auditAdditional(design),
    ...auditSkills(design),
    ...auditLinks(design),
  ];
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
}

type Design = ReturnType<typeof readDesign>;
const isError = ({ severity }: Finding) => severity === 'error';

function readDesign(catalogue: CatalogueDesign) {
  const names = new Map(catalogue.skills.map(({ id, name }) => [id, name]));
  const statements = new Map(catalogue.statements.map((statement) => [statement.id, statement]));
  const skillOf = (statementId: number) => statements.get(statementId)?.skillId;
  const groups = catalogue.groups.map(({ position, statementIds }) => ({
    position,
    statementIds,
    skillIds: statementIds.map(skillOf),
  }));
  return { ...catalogue, names, statementOf: statements, skillOf, groups };
}

function report(
  { names }: Design,
  rule: FindingRule,
  location: Omit<Finding, 'rule' | 'severity' | 'skillNames'>,
): Finding {
  const severity = errorRules.some((error) => error === rule) ? 'error' : 'warning';
  const { skillIds } = location;
  if (skillIds === undefined) return { severity, rule, ...location };
  return { severity, rule, ...location, skillNames: skillIds.map((id) => names.get(id) ?? String(id)) };
}

function auditCounts(design: Design): Finding[] {
  const findings: Finding[] = [];
  const { skills, groups } = design;
  if (skills.length !== skillCount)
    findings.push(report(design, 'skill-count', { found: skills.length, expected: skillCount }));
  if (groups.length !== partOneGroupCount)
    findings.push(report(design, 'group-count', { found: groups.length, expected: partOneGroupCount }));
  for (const [id] of findRepeated(skills, ({ id }) => id))
    findings.push(report(design, 'id-repeated', { skillIds: [id] }));
  for (const [groupPosition, same] of findRepeated(groups, ({ position }) => position))
    findings.push(report(design, 'position-repeated', { groupPosition, found: same.length }));
  return findings;
}

function auditStatements(design: Design): Finding[] {
  const { statements, groups, additional, names } = design;
  const used = new Set([...groups, ...additional].flatMap(({ statementIds }) => statementIds));
  const ids = (rows: readonly { id: number }[]) => ({ statementIds: rows.map(({ id }) => id) });
  const empty = statements.filter(({ text }) => text.trim() === '');
  const unused = statements.filter(({ id }) => !used.has(id));
  const findings = [...findRepeated(statements, ({ id }) => id)].map(([id]) =>
    report(design, 'id-repeated', { statementIds: [id] }),
  );
  for (const statement of statements)
    if (!names.has(statement.skillId)) findings.push(report(design, 'skill-unknown', ids([statement])));
  if (empty.length > 0) findings.push(report(design, 'text-empty', ids(empty)));
  if (unused.length > 0) findings.push(report(design, 'statement-unused', ids(unused)));
  const withText = [...design.statementOf.values()].filter(({ text }) => text.trim() !== '');
  for (const [, same] of findRepeated(withText, ({ text }) => text.trim()))
    findings.push(report(design, 'text-repeated', ids(same)));
  return findings;
}

function auditGroups(design: Design): Finding[] {
  const { groups, statementOf } = design;
  const findings: Finding[] = [];
  const uses = groups.flatMap(({ position, statementIds }) => statementIds.map((id) => ({ id, position })));
  for (const [id, same] of findRepeated(uses, (use) => use.id)) {
    const otherPositions = [...new Set(same.map(({ position }) => position))];
    findings.push(report(design, 'statement-repeated', { statementIds: [id], otherPositions, found: same.length }));
  }
  for (const { position: groupPosition, statementIds, skillIds } of groups) {
    if (statementIds.length !== groupSize)
      findings.push(report(design, 'group-size', { groupPosition, found: statementIds.length, expected: groupSize }));
    const unknown = statementIds.filter((id) => !statementOf.has(id));
    if (unknown.length > 0)
      findings.push(report(design, 'statement-unknown', { groupPosition, statementIds: unknown }));
    for (const [skillId, same] of findRepeated(definedIds(skillIds), (id) => id))
      findings.push(
        report(design, 'skill-repeated-in-group', { groupPosition, skillIds: [skillId], found: same.length }),
      );
    const ratio = lengthRatio(statementIds.map((id) => statementOf.get(id)?.text.trim().length ?? 0));
    if (ratio > maxLengthRatio)
      findings.push(report(design, 'lengths-differ', { groupPosition, found: ratio, expected: maxLengthRatio }));
  }
  return findings;
}

function auditAdditional(design: Design): Finding[] {
  const { skills, groups, additional, statementOf, skillOf } = design;
  const findings: Finding[] = [];
  const additionalBySkill = Map.groupBy(additional, ({ skillId }) => skillId);
  for (const skillId of new Set([...skills.map(({ id }) => id), ...additionalBySkill.keys()])) {
    const all = (additionalBySkill.get(skillId) ?? []).flatMap(({ statementIds }) => statementIds);
    const found = new Set(all).size;
    const location = { skillIds: [skillId] };
    if (found !== additionalPerSkill || all.length !== additionalPerSkill)
      findings.push(report(design, 'additional-count', { ...location, found, expected: additionalPerSkill }));
    for (const id of new Set(all)) {
      const inGroups = groups.filter(({ statementIds }) => statementIds.includes(id)).map(({ position }) => position);
      const statementIds = [id];
      if (!statementOf.has(id)) findings.push(report(design, 'statement-unknown', { ...location, statementIds }));
      else if (skillOf(id) !== skillId)
        findings.push(report(design, 'additional-of-other-skill', { ...location, statementIds }));
      if (inGroups.length > 0)
        findings.push(report(design, 'additional-in-group', { ...location, statementIds, otherPositions: inGroups }));
    }
  }
  return findings;
}

function auditSkills(design: Design): Finding[] {
  return design.skills.flatMap(({ id }) => {
    const containingGroups = design.groups.filter(({ skillIds }) => skillIds.includes(id));
    const positions = new Set(containingGroups.map(({ skillIds }) => skillIds.indexOf(id)));
    const skillIds = [id];
    if (containingGroups.length !== groupsPerSkill)
      return report(design, 'skill-group-count', {
        skillIds,
        found: containingGroups.length,
        expected: groupsPerSkill,
      });
    return positions.size === groupSize ? [] : report(design, 'skill-not-in-every-place', { skillIds });
  });
}

function auditLinks(design: Design): Finding[] {
  const { repeatedPairs, unconnected, distant } = findDesignLinks(
    design.skills.map(({ id }) => id),
    design.groups.map(({ position, skillIds }) => ({ position, skillIds: definedIds(skillIds) })),
  );
  return [
    ...repeatedPairs.map(({ skillIds, positions }) =>
      report(design, 'pair-meets-again', { skillIds, otherPositions: positions }),
    ),
    ...unconnected.map((skillIds) => report(design, 'not-connected', { skillIds })),
    ...distant.map(({ skillId, others }) =>
      report(design, 'linked-too-far', { skillIds: [skillId, ...others], found: others.length }),
    ),
  ];
}

function lengthRatio(lengths: readonly number[]): number {
  const counted = lengths.filter((length) => length > 0).sort((a, b) => a - b);
  return (counted.at(-1) ?? 1) / (counted[0] ?? 1);
}

const definedIds = (skillIds: readonly (number | undefined)[]) => skillIds.filter((id) => id !== undefined);

function findRepeated<T, K>(items: Iterable<T>, keyOf: (item: T) => K): [K, T[]][] {
  return [...Map.groupBy(items, keyOf)].filter(([, same]) => same.length > 1);
}
