import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdditionalStatements, cyclicGroups, partOneGroups, partTwoGroups } from './design.ts';

const skills = Array.from({ length: 30 }, (_, index) => index);
const pairsOf = <T>(items: readonly T[]) => items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
const pairKeys = (groups: readonly number[][]) =>
  groups.flatMap(pairsOf).map((pair) => [...pair].sort((a, b) => a - b).join('-'));

describe('part 1', () => {
  const groups = cyclicGroups(skills);

  test('group i contains the skills i, i+11, i+25, i+29 modulo 30', () => {
    expect(groups[0]).toEqual([0, 11, 25, 29]);
    expect(groups[20]).toEqual([20, 1, 15, 19]);
  });

  test.each([0, 1, 2, 3])('every skill is once in place %i', (place) => {
    expect(groups.map((group) => group[place]).sort((a = 0, b = 0) => a - b)).toEqual(skills);
  });

  test('no two skills meet twice: 180 different pairs', () => {
    expect(new Set(pairKeys(groups)).size).toBe(180);
  });

  test('every two skills are linked through at most one third skill', () => {
    const met = new Set(pairKeys(groups).flatMap((key) => [key, key.split('-').reverse().join('-')]));
    for (const [a, b] of pairsOf(skills))
      expect(met.has(`${a}-${b}`) || skills.some((c) => met.has(`${a}-${c}`) && met.has(`${c}-${b}`))).toBe(true);
  });

  test('place k shows core statement k, each statement once', () => {
    const statements = partOneGroups(
      skills.map((skill) => ({ core: [skill * 10, skill * 10 + 1, skill * 10 + 2, skill * 10 + 3] })),
    );
    expect(statements[0]).toEqual([0, 111, 252, 293]);
    expect(new Set(statements.flat()).size).toBe(120);
  });

  test.each([0, 29, 31])('rejects %i skills', (count) => {
    expect(() => cyclicGroups(Array.from({ length: count }))).toThrow('needs 30 items');
  });
});

describe('part 2', () => {
  const topTen = fc
    .uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 10, maxLength: 10 })
    .map((ids) =>
      ids.map((skillId): AdditionalStatements => ({ skillId, additional: [skillId * 2, skillId * 2 + 1] })),
    );
  const skillGroups = (ten: AdditionalStatements[]) => partTwoGroups(ten).map((group) => group.map((id) => id >> 1));

  test('has five groups of four different skills, each statement once', () => {
    fc.assert(
      fc.property(topTen, (ten) => {
        expect(skillGroups(ten).map((group) => new Set(group).size)).toEqual([4, 4, 4, 4, 4]);
        expect(partTwoGroups(ten).flat().sort()).toEqual(ten.flatMap(({ additional }) => additional).sort());
      }),
    );
  });

  test('two groups share exactly one skill', () => {
    fc.assert(
      fc.property(topTen, (ten) => {
        for (const [a, b] of pairsOf(skillGroups(ten))) expect(a.filter((id) => b.includes(id))).toHaveLength(1);
      }),
    );
  });

  test('skills with neighbouring ranks always share a group', () => {
    fc.assert(
      fc.property(topTen, (ten) => {
        const groups = skillGroups(ten);
        ten.slice(1).forEach(({ skillId }, index) => {
          const stronger = ten[index]?.skillId ?? 0;
          expect(groups.some((group) => group.includes(skillId) && group.includes(stronger))).toBe(true);
        });
      }),
    );
  });

  test('fewer than ten skills give no part 2, more than ten use only the first ten', () => {
    fc.assert(
      fc.property(topTen, (ten) => {
        expect(partTwoGroups(ten.slice(1))).toEqual([]);
        expect(partTwoGroups([...ten, { skillId: 999, additional: [1998, 1999] }])).toEqual(partTwoGroups(ten));
      }),
    );
  });
});
