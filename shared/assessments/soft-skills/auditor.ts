import { additionalPerSkill, groupsPerSkill, skillCount } from './design.ts';
import { linksBetween } from './design-links.ts';
import { errorRules, type Finding, type FindingRule } from './findings.ts';
import { groupSize, partOneGroupCount } from './variants.ts';

export type { Finding } from './findings.ts';

export type CatalogueDesign = {
  skills: readonly { id: number; name: string }[];
  statements: readonly { id: number; skillId: number; text: string }[];
  groups: readonly { position: number; statementIds: readonly number[] }[];
  additional: readonly { skillId: number; statementIds: readonly number[] }[];
};

const longestToShortest = 1.6;

/** Never throws: odd ids and empty lists are findings, too. Errors come first and block the activation. */
export function auditDesign(catalogue: CatalogueDesign): Finding[] {
  const read = readDesign(catalogue);
  const counts = auditCounts(read);
  // The counts alone refuse such a design, and `auditLinks` takes too long for hundreds of skills.
  if (read.skills.length > 4 * skillCount || read.groups.length > 4 * partOneGroupCount) return counts;
  const findings = [
    ...counts,
    ...auditStatements(read),
    ...auditGroups(read),
    ...auditAdditional(read),
    ...auditSkills(read),
    ...auditLinks(read),
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
  where: Omit<Finding, 'rule' | 'severity' | 'skillNames'>,
): Finding {
  const severity = errorRules.some((error) => error === rule) ? 'error' : 'warning';
  const { skillIds } = where;
  if (skillIds === undefined) return { severity, rule, ...where };
  return { severity, rule, ...where, skillNames: skillIds.map((id) => names.get(id) ?? String(id)) };
}

function auditCounts(design: Design): Finding[] {
  const findings: Finding[] = [];
  const { skills, groups } = design;
  if (skills.length !== skillCount)
    findings.push(report(design, 'skill-count', { found: skills.length, expected: skillCount }));
  if (groups.length !== partOneGroupCount)
    findings.push(report(design, 'group-count', { found: groups.length, expected: partOneGroupCount }));
  for (const [id] of repeated(skills, ({ id }) => id)) findings.push(report(design, 'id-repeated', { skillIds: [id] }));
  for (const [groupPosition, same] of repeated(groups, ({ position }) => position))
    findings.push(report(design, 'position-repeated', { groupPosition, found: same.length }));
  return findings;
}

function auditStatements(design: Design): Finding[] {
  const { statements, groups, additional, names } = design;
  const used = new Set([...groups, ...additional].flatMap(({ statementIds }) => statementIds));
  const ids = (rows: readonly { id: number }[]) => ({ statementIds: rows.map(({ id }) => id) });
  const empty = statements.filter(({ text }) => text.trim() === '');
  const unused = statements.filter(({ id }) => !used.has(id));
  const findings = [...repeated(statements, ({ id }) => id)].map(([id]) =>
    report(design, 'id-repeated', { statementIds: [id] }),
  );
  for (const statement of statements)
    if (!names.has(statement.skillId)) findings.push(report(design, 'skill-unknown', ids([statement])));
  if (empty.length > 0) findings.push(report(design, 'text-empty', ids(empty)));
  if (unused.length > 0) findings.push(report(design, 'statement-unused', ids(unused)));
  const worded = [...design.statementOf.values()].filter(({ text }) => text.trim() !== '');
  for (const [, same] of repeated(worded, ({ text }) => text.trim()))
    findings.push(report(design, 'text-repeated', ids(same)));
  return findings;
}

function auditGroups(design: Design): Finding[] {
  const { groups, statementOf } = design;
  const findings: Finding[] = [];
  const uses = groups.flatMap(({ position, statementIds }) => statementIds.map((id) => ({ id, position })));
  for (const [id, same] of repeated(uses, (use) => use.id)) {
    const otherPositions = [...new Set(same.map(({ position }) => position))];
    findings.push(report(design, 'statement-repeated', { statementIds: [id], otherPositions, found: same.length }));
  }
  for (const { position: groupPosition, statementIds, skillIds } of groups) {
    if (statementIds.length !== groupSize)
      findings.push(report(design, 'group-size', { groupPosition, found: statementIds.length, expected: groupSize }));
    const unknown = statementIds.filter((id) => !statementOf.has(id));
    if (unknown.length > 0)
      findings.push(report(design, 'statement-unknown', { groupPosition, statementIds: unknown }));
    for (const [skillId, same] of repeated(known(skillIds), (id) => id))
      findings.push(
        report(design, 'skill-repeated-in-group', { groupPosition, skillIds: [skillId], found: same.length }),
      );
    const ratio = lengthRatio(statementIds.map((id) => statementOf.get(id)?.text.trim().length ?? 0));
    if (ratio > longestToShortest)
      findings.push(report(design, 'lengths-differ', { groupPosition, found: ratio, expected: longestToShortest }));
  }
  return findings;
}

function auditAdditional(design: Design): Finding[] {
  const { skills, groups, additional, statementOf, skillOf } = design;
  const findings: Finding[] = [];
  const ofSkill = Map.groupBy(additional, ({ skillId }) => skillId);
  for (const skillId of new Set([...skills.map(({ id }) => id), ...ofSkill.keys()])) {
    const all = (ofSkill.get(skillId) ?? []).flatMap(({ statementIds }) => statementIds);
    const found = new Set(all).size;
    const where = { skillIds: [skillId] };
    if (found !== additionalPerSkill || all.length !== additionalPerSkill)
      findings.push(report(design, 'additional-count', { ...where, found, expected: additionalPerSkill }));
    for (const id of new Set(all)) {
      const inGroups = groups.filter(({ statementIds }) => statementIds.includes(id)).map(({ position }) => position);
      const statementIds = [id];
      if (!statementOf.has(id)) findings.push(report(design, 'statement-unknown', { ...where, statementIds }));
      else if (skillOf(id) !== skillId)
        findings.push(report(design, 'additional-of-other-skill', { ...where, statementIds }));
      if (inGroups.length > 0)
        findings.push(report(design, 'additional-in-group', { ...where, statementIds, otherPositions: inGroups }));
    }
  }
  return findings;
}

function auditSkills(design: Design): Finding[] {
  return design.skills.flatMap(({ id }) => {
    const holding = design.groups.filter(({ skillIds }) => skillIds.includes(id));
    const places = new Set(holding.map(({ skillIds }) => skillIds.indexOf(id)));
    const skillIds = [id];
    if (holding.length !== groupsPerSkill)
      return report(design, 'skill-group-count', { skillIds, found: holding.length, expected: groupsPerSkill });
    return places.size === groupSize ? [] : report(design, 'skill-not-in-every-place', { skillIds });
  });
}

function auditLinks(design: Design): Finding[] {
  const { pairsMeetingAgain, separate, tooFar } = linksBetween(
    design.skills.map(({ id }) => id),
    design.groups.map(({ position, skillIds }) => ({ position, skillIds: known(skillIds) })),
  );
  return [
    ...pairsMeetingAgain.map(({ skillIds, positions }) =>
      report(design, 'pair-meets-again', { skillIds, otherPositions: positions }),
    ),
    ...separate.map((skillIds) => report(design, 'not-connected', { skillIds })),
    ...tooFar.map(({ skillId, others }) =>
      report(design, 'linked-too-far', { skillIds: [skillId, ...others], found: others.length }),
    ),
  ];
}

function lengthRatio(lengths: readonly number[]): number {
  const counted = lengths.filter((length) => length > 0).sort((a, b) => a - b);
  return (counted.at(-1) ?? 1) / (counted[0] ?? 1);
}

const known = (skillIds: readonly (number | undefined)[]) => skillIds.filter((id) => id !== undefined);

function repeated<T, K>(items: Iterable<T>, keyOf: (item: T) => K): [K, T[]][] {
  return [...Map.groupBy(items, keyOf)].filter(([, same]) => same.length > 1);
}
