import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeFinding } from '../../texts/assessments/findings.ts';
import { auditDesign, type CatalogueDesign } from './auditor.ts';
import { partOneGroups } from './design.ts';
import { errorRules, type Finding, type FindingRule, warningRules } from './findings.ts';

type Row<K extends keyof CatalogueDesign> = CatalogueDesign[K][number];

const skillIds = Array.from({ length: 30 }, (_, index) => index + 1);
/** Statement ids 10·skill … 10·skill + 5: four for part 1, two for part 2. */
const sound: CatalogueDesign = {
  skills: skillIds.map((id) => ({ id, name: `Skill ${id}` })),
  statements: skillIds.flatMap((skillId) =>
    [0, 1, 2, 3, 4, 5].map((n) => ({
      id: skillId * 10 + n,
      skillId,
      text: `Ich tue etwas Bestimmtes ${skillId}-${n}.`,
    })),
  ),
  groups: partOneGroups(skillIds.map((id) => ({ core: [id * 10, id * 10 + 1, id * 10 + 2, id * 10 + 3] }))).map(
    (statementIds, index) => ({ position: index + 1, statementIds }),
  ),
  additional: skillIds.map((skillId) => ({ skillId, statementIds: [skillId * 10 + 4, skillId * 10 + 5] })),
};
const change = <T>(rows: readonly T[], index: number, with_: (row: T) => Partial<T>): T[] =>
  rows.map((row, at) => (at === index ? { ...row, ...with_(row) } : row));
const withGroup = (index: number, statementIds: (ids: readonly number[]) => number[]): CatalogueDesign => ({
  ...sound,
  groups: change(sound.groups, index, (group) => ({ statementIds: statementIds(group.statementIds) })),
});
const withStatement = (index: number, row: Partial<Row<'statements'>>): CatalogueDesign => ({
  ...sound,
  statements: change(sound.statements, index, () => row),
});
const withAdditional = (statementIds: number[]): CatalogueDesign => ({
  ...sound,
  additional: change(sound.additional, 0, () => ({ statementIds })),
});
const rulesOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ rule }) => rule))];
const sentencesOf = (catalogue: CatalogueDesign, rule: FindingRule) =>
  auditDesign(catalogue)
    .filter((finding) => finding.rule === rule)
    .map(describeFinding);

test('a sound design has no findings', () => {
  expect(auditDesign(sound)).toEqual([]);
});

const halves: CatalogueDesign = {
  ...sound,
  groups: sound.groups.map(({ position }, index) => ({
    position,
    statementIds: [0, 1, 2, 3].map((place) => {
      const half = index < 15 ? 0 : 15;
      return (1 + half + ((index + place * (place + 1)) % 15)) * 10 + place;
    }),
  })),
};
const ring: CatalogueDesign = {
  ...sound,
  groups: sound.groups.map(({ position }, index) => ({
    position,
    statementIds: [0, 1, 2, 3].map((place) => (1 + ((index + place) % 30)) * 10 + place),
  })),
};

const broken: [FindingRule, CatalogueDesign, string][] = [
  ['skill-count', { ...sound, skills: sound.skills.slice(1) }, 'Der Katalog enthält 29 Soft Skills statt 30.'],
  ['group-count', { ...sound, groups: sound.groups.slice(1) }, 'Der Katalog enthält 29 Gruppen statt 30.'],
  ['group-size', withGroup(4, (ids) => ids.slice(0, 3)), 'Gruppe 5 hat 3 statt 4 Aussagen.'],
  [
    'position-repeated',
    { ...sound, groups: change(sound.groups, 4, () => ({ position: 1 })) },
    'Gruppe 1 kommt 2-mal vor.',
  ],
  [
    'id-repeated',
    { ...sound, skills: change(sound.skills, 0, () => ({ id: 2 })) },
    'Der Soft Skill „Skill 2“ kommt mehrfach vor.',
  ],
  ['id-repeated', withStatement(1, { id: 10 }), 'Die Aussage 10 kommt im Katalog mehrfach vor.'],
  ['statement-unknown', withGroup(0, (ids) => [9999, ...ids.slice(1)]), 'Die Aussage 9999 in Gruppe 1 gibt es nicht.'],
  ['statement-unknown', withAdditional([14, 9999]), 'Die Aussage 9999 für Teil 2 von „Skill 1“ gibt es nicht.'],
  [
    'statement-repeated',
    withGroup(1, (ids) => [10, ...ids.slice(1)]),
    'Die Aussage 10 wird 2-mal verwendet: in den Gruppen 1 und 2.',
  ],
  ['skill-unknown', withStatement(0, { skillId: 77 }), 'Die Aussage 10 gehört zu keinem Soft Skill des Katalogs.'],
  ['skill-repeated-in-group', withGroup(0, (ids) => [10, 11, ...ids.slice(2)]), 'Gruppe 1 enthält „Skill 1“ 2-mal.'],
  ['skill-group-count', withGroup(0, (ids) => [21, ...ids.slice(1)]), '„Skill 1“ steht in 3 statt in 4 Gruppen.'],
  ['additional-count', withAdditional([14]), '„Skill 1“ hat für Teil 2 1 statt 2 verschiedene Aussagen.'],
  ['additional-count', withAdditional([14, 14]), '„Skill 1“ hat für Teil 2 1 statt 2 verschiedene Aussagen.'],
  [
    'additional-of-other-skill',
    withAdditional([14, 25]),
    'Die Aussage 25 für Teil 2 von „Skill 1“ gehört zu einem anderen Soft Skill.',
  ],
  ['additional-in-group', withAdditional([14, 10]), 'Die Aussage 10 für Teil 2 von „Skill 1“ steht auch in Gruppe 1.'],
  ['text-empty', withStatement(3, { text: '  ' }), 'Die Aussage 13 hat keinen Text.'],
  ['not-connected', halves, 'über die Gruppen gibt es keine Verbindung zu den übrigen Soft Skills'],
  ['pair-meets-again', ring, '„Skill 1“ und „Skill 2“ treffen sich mehrmals: in den Gruppen 1, 29 und 30.'],
  [
    'lengths-differ',
    withStatement(0, { text: 'x'.repeat(100) }),
    'Gruppe 1: die längste Aussage ist 3,33-mal so lang wie die kürzeste (höchstens 1,6).',
  ],
  [
    'skill-not-in-every-place',
    withGroup(0, (ids) => ids.toReversed()),
    '„Skill 1“ steht nicht in jeder Gruppe an einem anderen der vier Plätze.',
  ],
  ['linked-too-far', ring, '„Skill 1“ ist mit 17 Soft Skills nur über mehr als einen dritten Soft Skill verbunden.'],
  [
    'statement-unused',
    { ...sound, statements: [...sound.statements, { id: 5000, skillId: 1, text: 'Ich bin übrig.' }] },
    'Die Aussage 5000 wird in keiner Gruppe und nicht in Teil 2 verwendet.',
  ],
  [
    'text-repeated',
    withStatement(0, { text: 'Ich tue etwas Bestimmtes 1-1.' }),
    'Die Aussagen 10 und 11 haben denselben Text.',
  ],
];

test.each(broken)('finds and names %s', (rule, catalogue, sentence) => {
  expect(sentencesOf(catalogue, rule).join(' ')).toContain(sentence);
});

test('every rule has an example', () => {
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set([...errorRules, ...warningRules]));
});

describe('severity', () => {
  const severities = (catalogue: CatalogueDesign) => new Set(auditDesign(catalogue).map(({ severity }) => severity));

  test('a complete design that is not cyclic can be accepted', () => {
    expect(severities(ring)).toEqual(new Set(['warning']));
  });

  test('unlinked components are an error', () => {
    const separate = auditDesign(halves).filter(({ rule }) => rule === 'not-connected');
    expect(separate).toHaveLength(1);
    expect(separate[0]).toMatchObject({ severity: 'error', skillIds: skillIds.slice(15) });
  });

  test('errors come first', () => {
    const findings = auditDesign({ ...ring, additional: [] });
    const firstWarning = findings.findIndex(({ severity }) => severity === 'warning');
    expect(findings[0]?.severity).toBe('error');
    expect(findings.slice(firstWarning).every(({ severity }) => severity === 'warning')).toBe(true);
  });
});

test('rejects a catalogue many times as large as a test by its counts alone', () => {
  const skills = Array.from({ length: 121 }, (_, index) => ({ id: index + 1, name: `Skill ${index + 1}` }));
  expect(rulesOf(auditDesign({ ...sound, skills }))).toEqual(['skill-count']);
});

test('an empty catalogue lacks everything', () => {
  expect(rulesOf(auditDesign({ skills: [], statements: [], groups: [], additional: [] }))).toEqual([
    'skill-count',
    'group-count',
  ]);
});

describe('for any input', () => {
  const id = fc.oneof(
    fc.integer({ min: -1, max: 12 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 2 ** 53, 0.5),
  );
  const ids = fc.array(id, { maxLength: 6 });
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', '\uD800', '__proto__'));
  const odd: fc.Arbitrary<CatalogueDesign> = fc.record({
    skills: fc.array(fc.record({ id, name: text }), { maxLength: 12 }),
    statements: fc.array(fc.record({ id, skillId: id, text }), { maxLength: 20 }),
    groups: fc.array(fc.record({ position: id, statementIds: ids }), { maxLength: 10 }),
    additional: fc.array(fc.record({ skillId: id, statementIds: ids }), { maxLength: 10 }),
  });

  test('never throws, has a sentence for every finding, and always reports errors for odd catalogues', () => {
    fc.assert(
      fc.property(odd, (catalogue) => {
        const findings = auditDesign(catalogue);
        expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
        for (const finding of findings) {
          const sentence = describeFinding(finding);
          expect(sentence.length).toBeGreaterThan(10);
          expect(sentence).not.toMatch(/undefined|unbekannt/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the same catalogue gives the same findings and is not changed', () => {
    fc.assert(
      fc.property(odd, (catalogue) => {
        const before = structuredClone(catalogue);
        expect(auditDesign(catalogue)).toEqual(auditDesign(catalogue));
        expect(catalogue).toEqual(before);
      }),
    );
  });

  test('finds any single misplaced statement in a sound design', () => {
    fc.assert(
      fc.property(fc.nat({ max: 29 }), fc.nat({ max: 3 }), fc.nat({ max: 179 }), (group, place, other) => {
        const replacement = sound.statements[other]?.id ?? 0;
        fc.pre(sound.groups[group]?.statementIds[place] !== replacement);
        const moved = withGroup(group, (all) => all.map((was, at) => (at === place ? replacement : was)));
        expect(auditDesign(moved).some(({ severity }) => severity === 'error')).toBe(true);
      }),
    );
  });
});
