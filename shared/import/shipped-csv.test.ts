import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shippedCsv, shippedCsvFile } from '../../scripts/write-catalogue-csv.ts';
import { testVariants } from '../assessments/soft-skills/variants.ts';
import { importFiles } from './files.ts';

test.each(testVariants)('the committed CSV files of %s match the reviewed texts', async (variant) => {
  const expected = await shippedCsv(variant);
  for (const file of importFiles) expect(await readFile(shippedCsvFile(variant, file), 'utf8')).toBe(expected[file]);
});
