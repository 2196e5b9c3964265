import { z } from 'zod';
import '../validation/messages.ts';
import { imprintProblems } from '../texts/organisations/imprint.ts';
import { count } from '../validation/bounds.ts';
import { line } from '../validation/text.ts';
import { organisationName } from './schema.ts';

/** ISO 3166-1: the German-language countries and their neighbours. */
export const imprintCountries = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'FR', 'IT', 'DK', 'PL', 'CZ'] as const;
export type ImprintCountry = (typeof imprintCountries)[number];

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
const digits = (text: string): number => text.replace(/\D/g, '').length;

const codeLengths: Partial<Record<ImprintCountry, number>> = { DE: 5, AT: 4, CH: 4, LI: 4 };

const isPostalCode = ({ country, postalCode }: { country: ImprintCountry; postalCode: string }): boolean => {
  const length = codeLengths[country];
  if (length === undefined) return digits(postalCode) >= 3;
  return postalCode.length === length && digits(postalCode) === length;
};

const optionalEmail = line(320, 0).pipe(z.union([z.literal(''), z.email(imprintProblems.email)]));
const optionalPhone = line(40, 0).refine(
  (text) => text === '' || (/^[+\d][\d ()/.-]*$/.test(text) && digits(text) >= 5),
  imprintProblems.phone,
);

const fields = {
  legalName: organisationName.refine(hasLetter, imprintProblems.legalName),
  street: line(200, 0).refine(hasLetter, imprintProblems.street),
  postalCode: line(12, 0).refine((text) => text !== '', imprintProblems.postalCode),
  town: line(100, 0).refine(hasLetter, imprintProblems.town),
  country: z.enum(imprintCountries),
  email: optionalEmail,
  phone: optionalPhone,
  register: line(200, 0),
};

export const imprintForm = z
  .strictObject(fields)
  .refine(isPostalCode, { path: ['postalCode'], error: imprintProblems.postalCode })
  .refine(({ email, phone }) => email !== '' || phone !== '', { path: ['email'], error: imprintProblems.contact });
export type CompanyImprint = z.infer<typeof imprintForm>;

export const saveImprintInput = z.strictObject({
  imprint: imprintForm,
  /** Version at the start of the edit; 0 for the first imprint. */
  basedOnVersion: count(),
});
