import { z } from 'zod';
import '../validation/messages.ts';
import { testVariants } from '../assessments/soft-skills/variants.ts';
import { importFiles } from './files.ts';

export type CatalogueCsv = Record<'softskillsCsv' | 'statementsCsv' | 'questionGroupsCsv', string>;
/** Null for an oversized file, whose content is discarded. */
export type UploadedCsv = { [File in keyof CatalogueCsv]: string | null };

export const variantInput = z.strictObject({ testVariant: z.enum(testVariants) });
export type PlanImportInput = UploadedCsv & z.infer<typeof variantInput>;

export const applyImportInput = variantInput.extend({
  acceptWarnings: z.boolean().default(false),
});
export type ApplyImportInput = UploadedCsv & z.infer<typeof applyImportInput>;

export const planImportForm = variantInput;
export const applyImportForm = variantInput.extend({
  acceptWarnings: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

export const versionInput = z.strictObject({ versionId: z.int().min(1).max(2_147_483_647) });

export const versionFileQuery = z.strictObject({
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  file: z.enum(importFiles),
});

export const deleteAllInput = z.strictObject({ confirmation: z.string().max(100) });
