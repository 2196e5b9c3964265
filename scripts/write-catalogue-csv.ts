/**
 * `node scripts/write-catalogue-csv.ts` writes the shipped catalogues as the three CSV files of the WordPress export.
 * A test compares the committed files with its output.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { partOneGroups } from '../shared/assessments/soft-skills/design.ts';
import { type TestVariant, testVariants } from '../shared/assessments/soft-skills/variants.ts';
import {
  type ImportFile,
  importColumns,
  importFileNames,
  importFiles,
  trailingColumn,
} from '../shared/import/files.ts';

type ReviewedSkill = { id: number; name: string; description: string; relatedIds: [number, number] };
type Four<T> = readonly [T, T, T, T];
type ReviewedStatements = { skillId: number; core: Four<string>; additional: readonly [string, string] };

const firstStatementId: Record<TestVariant, number> = { test1: 1, test2: 1001 };
const statementsPerSkill = 6;

function catalogueCsv(
  variant: TestVariant,
  skills: readonly ReviewedSkill[],
  texts: readonly ReviewedStatements[],
): Record<ImportFile, string> {
  const first = firstStatementId[variant];
  const statements = texts.flatMap(({ skillId, core, additional }, place) =>
    [...core, ...additional].map((text, index) => [
      first + place * statementsPerSkill + index,
      text,
      `<p>${escapeHtml(text)}</p>`,
      skillId,
    ]),
  );
  const cores = texts.map((_, place) => {
    const id = first + place * statementsPerSkill;
    return { core: [id, id + 1, id + 2, id + 3] as const };
  });
  const groups = partOneGroups(cores).map((ids, index) => {
    const number = index + 1;
    return [number, `gs-${number}`, `gs-${number}`, ...ids, ''];
  });
  return {
    softskills: csv(
      'softskills',
      skills.map(({ id, name, description, relatedIds }) => [id, name, description, ...relatedIds]),
    ),
    statements: csv('statements', statements),
    questionGroups: csv('questionGroups', groups),
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function csv(file: ImportFile, rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  const header = importColumns[file].map((name) => (name === trailingColumn ? '' : name));
  return stringify([header, ...rows]);
}

const folder = resolve(import.meta.dirname, '../prisma/content/assessments');

async function reviewed<T>(name: string): Promise<T[]> {
  return JSON.parse(await readFile(resolve(folder, name), 'utf8'));
}

export async function shippedCsv(variant: TestVariant): Promise<Record<ImportFile, string>> {
  const skills = await reviewed<ReviewedSkill>('softskills.json');
  return catalogueCsv(variant, skills, await reviewed<ReviewedStatements>(`statements-${variant}.json`));
}

export const shippedCsvFile = (variant: TestVariant, file: ImportFile): string =>
  resolve(folder, 'csv', variant, importFileNames[file]);

if (import.meta.main) {
  for (const variant of testVariants) {
    await mkdir(resolve(folder, 'csv', variant), { recursive: true });
    const contents = await shippedCsv(variant);
    for (const file of importFiles) await writeFile(shippedCsvFile(variant, file), contents[file]);
  }
}
