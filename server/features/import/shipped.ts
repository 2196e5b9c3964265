import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { type ImportFile, importFileNames } from '#shared/import/files.ts';
import type { CatalogueCsv } from '#shared/import/schema.ts';

const folder = fileURLToPath(new URL('../../../prisma/content/assessments/csv/', import.meta.url));

/** The three files of a variant as shipped. */
export async function shippedCatalogueCsv(variant: TestVariant): Promise<CatalogueCsv> {
  const read = (file: ImportFile) => readFile(`${folder}${variant}/${importFileNames[file]}`, 'utf8');
  const [softskillsCsv, statementsCsv, questionGroupsCsv] = await Promise.all([
    read('softskills'),
    read('statements'),
    read('questionGroups'),
  ]);
  return { softskillsCsv, statementsCsv, questionGroupsCsv };
}
