import { z } from 'zod';
import '../validation/messages.ts';
import { organisationFieldErrors } from '../texts/organisations/organisations.ts';
import { count } from '../validation/bounds.ts';
import { isCleanText, oneLine, text } from '../validation/text.ts';

export const minOrganisationValues = 5;
export const maxOrganisationValues = 10;

export const organisationName = z
  .string()
  .max(200)
  .refine(isCleanText)
  .transform(oneLine)
  .pipe(z.string().min(1, { error: organisationFieldErrors.nameMissing }));

export const createOrganisationInput = z.strictObject({ name: organisationName });

export const organisationSettingsInput = z.strictObject({
  name: organisationName,
  description: text(2_000, 0),
  imprint: text(5_000, 0),
  values: z.array(text(40)).max(maxOrganisationValues),
  isPublic: z.boolean(),
  needsReview: z.boolean(),
  basedOnVersion: count(1),
});
export type OrganisationSettings = z.infer<typeof organisationSettingsInput>;

export const deleteOrganisationInput = z.strictObject({ confirmation: z.string().max(200) });
export const publicOrganisationInput = z.strictObject({ slug: text(250) });
