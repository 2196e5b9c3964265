import { z } from 'zod';
import '../validation/messages.ts';
import { testVariants } from '../assessments/soft-skills/variants.ts';
import { importFiles } from './files.ts';

/** The three files as text. */
export type CatalogueCsv = Record<'softskillsCsv' | 'statementsCsv' | 'questionGroupsCsv', string>;
/** As they came in: null for one that was larger than a file may be, of which nothing was kept. */
export type GivenCsv = { [File in keyof CatalogueCsv]: string | null };

export const variantInput = z.strictObject({ testVariant: z.enum(testVariants) });
export type PlanImportInput = GivenCsv & z.infer<typeof variantInput>;

export const takeInput = variantInput.extend({
  /** Whether the person has seen the auditor's warnings and wants the design all the same. */
  acceptWarnings: z.boolean().default(false),
});
export type ApplyImportInput = GivenCsv & z.infer<typeof takeInput>;

/** The same as fields of a form, beside its files. */
export const planForm = variantInput;
export const takeForm = variantInput.extend({
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
