import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { auditDesign, type CatalogueDesign } from './auditor.ts';
import { partOneGroups } from './design.ts';
import { testVariants } from './variants.ts';

const content = z.strictObject({
  skillId: z.int(),
  core: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  additional: z.tuple([z.string(), z.string()]),
});
const read = (file: string): unknown => JSON.parse(readFileSync(`prisma/content/assessments/${file}.json`, 'utf8'));
const skills = z.array(z.object({ id: z.int(), name: z.string() })).parse(read('softskills'));
const rowsOf = {
  test1: z.array(content).parse(read('statements-test1')),
  test2: z.array(content).parse(read('statements-test2')),
};
const firstId = { test1: 1, test2: 1001 };

function catalogueOf(variant: (typeof testVariants)[number]): CatalogueDesign {
  const rows = rowsOf[variant].map((row, index) => ({ ...row, from: firstId[variant] + index * 6 }));
  return {
    skills,
    statements: rows.flatMap(({ skillId, core, additional, from }) =>
      [...core, ...additional].map((text, n) => ({ id: from + n, skillId, text })),
    ),
    groups: partOneGroups(rows.map(({ from }) => ({ core: [from, from + 1, from + 2, from + 3] }))).map(
      (statementIds, index) => ({ position: index + 1, statementIds }),
    ),
    additional: rows.map(({ skillId, from }) => ({ skillId, statementIds: [from + 4, from + 5] })),
  };
}

describe.each(testVariants)('the shipped catalogue %s', (variant) => {
  const catalogue = catalogueOf(variant);
  const lengths = catalogue.statements.map(({ text }) => text.length).sort((a, b) => a - b);

  test('has no findings', () => {
    expect(auditDesign(catalogue)).toEqual([]);
  });

  test('has 180 statements in the order of the skills', () => {
    expect(catalogue.statements).toHaveLength(180);
    expect(catalogue.statements.at(-1)?.id).toBe(firstId[variant] + 179);
    expect(rowsOf[variant].map(({ skillId }) => skillId)).toEqual(skills.map(({ id }) => id));
  });

  test('has no group with two statements that begin alike', () => {
    const textOf = new Map(catalogue.statements.map(({ id, text }) => [id, text]));
    const beginning = (id: number) => textOf.get(id)?.split(' ').slice(0, 2).join(' ');
    for (const { position, statementIds } of catalogue.groups)
      expect(new Set(statementIds.map(beginning)).size, `group ${position}`).toBe(statementIds.length);
  });

  test('has texts of 48 to 95 characters with a median of 50 to 90', () => {
    expect(lengths[0]).toBeGreaterThanOrEqual(48);
    expect(lengths.at(-1)).toBeLessThanOrEqual(95);
    expect(lengths[90]).toBeGreaterThanOrEqual(50);
    expect(lengths[90]).toBeLessThanOrEqual(90);
  });
});

test('all 360 texts differ', () => {
  const texts = testVariants.flatMap((variant) =>
    catalogueOf(variant).statements.map(({ text }) => text.toLowerCase()),
  );
  expect(new Set(texts).size).toBe(360);
});
