import { z } from 'zod';
import '../validation/messages.ts';
import { legalSummary } from '../consents/schema.ts';
import { contentPageSlugs } from '../pages.ts';
import { count } from '../validation/bounds.ts';
import { isCleanText, line, text } from '../validation/text.ts';

const slug = z.enum(contentPageSlugs);
export const pageInput = z.strictObject({ slug });

export const savePageInput = z.strictObject({
  slug,
  title: line(120),
  description: text(300, 0),
  markdown: z.string().min(1).max(100_000).refine(isCleanText),
  /** Version at the start of the edit; 0 is the shipped text. */
  basedOnVersion: count(),
  /** Terms and privacy only: the changes that people are asked about. Null for a correction. */
  summary: legalSummary.optional(),
});
export type SavePageInput = z.infer<typeof savePageInput>;
