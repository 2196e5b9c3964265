import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { cyclicGroups } from './design.ts';
import { testVariants } from './variants.ts';

/** Ratings by four language models (`BLIND-RATINGS.md`): how good a statement makes a person look, 1 to 7. */
const content = 'prisma/content/assessments';
const readerCount = 4;
const passes = 2;

type Statements = { skillId: number; core: [string, string, string, string]; additional: [string, string] };
type RatedStatement = { text: string; byReader: number[]; mean: number };

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const columns = Array.from({ length: readerCount }, (_, reader) =>
  Array.from({ length: passes }, (_, pass) => `reader${reader + 1}_pass${pass + 1}`),
);

describe.each(testVariants)('the blind ratings of %s', (variant) => {
  const statements: Statements[] = JSON.parse(readFileSync(`${content}/statements-${variant}.json`, 'utf8'));
  const rows: Record<string, string>[] = parse(readFileSync(`${content}/ratings-${variant}.csv`, 'utf8'), {
    columns: true,
  });
  const ratings = new Map(rows.map((row) => [row['statement'], row]));
  const rate = (text: string): RatedStatement => {
    const row = ratings.get(text);
    if (row === undefined) throw new Error(`no ratings for: ${text}`);
    const byReader = columns.map((ofReader) => meanOf(ofReader.map((column) => Number(row[column]))));
    return { text, byReader, mean: meanOf(byReader) };
  };

  test('are whole numbers from 1 to 7 by four readers in two passes, for exactly the shipped statements', () => {
    expect([...ratings.keys()].sort()).toEqual(
      statements.flatMap(({ core, additional }) => [...core, ...additional]).sort(),
    );
    for (const row of rows)
      for (const column of columns.flat()) expect(row[column], `${row['statement']} ${column}`).toMatch(/^[1-7]$/);
  });

  const groups = cyclicGroups(statements).map((skills) => skills.map(({ core }, place) => rate(core[place] ?? '')));

  test.each(groups.map((group, index) => [index + 1, group] as const))(
    'group %i of part 1: no statement is the obvious winner or loser',
    (_, group) => {
      const means = group.map(({ mean }) => mean);
      expect(Math.max(...means) - Math.min(...means)).toBeLessThan(1.5);
      for (const one of group) {
        const others = group.filter((other) => other !== one);
        const above = one.byReader.filter((own, reader) =>
          others.every(({ byReader }) => own > (byReader[reader] ?? 0)),
        );
        const below = one.byReader.filter((own, reader) =>
          others.every(({ byReader }) => own < (byReader[reader] ?? 0)),
        );
        expect(above.length, `wins with all readers: ${one.text}`).toBeLessThan(readerCount);
        expect(below.length, `loses with all readers: ${one.text}`).toBeLessThan(readerCount);
      }
    },
  );

  test('part 2: in fewer than 5 % of all sets of four statements do the means differ by two points or more', () => {
    const means = statements.map(({ additional }) => additional.map((text) => rate(text).mean));
    const { all, apart } = countSetsOfFour(means, 2);
    expect(all).toBe(27_405 * 16);
    expect(apart / all).toBeLessThan(0.05);
  });
});

function countSetsOfFour(means: readonly number[][], spread: number): { all: number; apart: number } {
  let all = 0;
  let apart = 0;
  const extend = (from: number, left: number, lowest: number, highest: number) => {
    if (left === 0) {
      all += 1;
      if (highest - lowest >= spread) apart += 1;
      return;
    }
    for (let skill = from; skill <= means.length - left; skill += 1)
      for (const mean of means[skill] ?? [])
        extend(skill + 1, left - 1, Math.min(lowest, mean), Math.max(highest, mean));
  };
  extend(0, 4, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
  return { all, apart };
}
