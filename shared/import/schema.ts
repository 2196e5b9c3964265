import { z } from 'zod';
import '../validation/messages.ts';
import { testVariants } from '../assessments/soft-skills/variants.ts';
import { maxFileBytes } from './files.ts';

/** What is too large by a little gets a sentence of its own from the reader; what is far too large stops here. */
const file = z.string().max(2 * maxFileBytes);

/** The three files as text and the variant they are for. */
export const planImportInput = z.strictObject({
  softskillsCsv: file,
  statementsCsv: file,
  questionGroupsCsv: file,
  testVariant: z.enum(testVariants),
});
export type PlanImportInput = z.infer<typeof planImportInput>;
export type CatalogueCsv = Omit<PlanImportInput, 'testVariant'>;

export const applyImportInput = planImportInput.extend({
  /** Whether the person has seen the auditor's warnings and wants the design all the same. */
  acceptWarnings: z.boolean().default(false),
});
export type ApplyImportInput = z.infer<typeof applyImportInput>;
