/**
 * https://schema.org/JobPosting with the properties that search engines require or recommend. Unknown properties, wrong
 * types, empty texts and undocumented values fail.
 */
import { z } from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const iso8601 = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const amount = z.number().positive();

const organisation = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  sameAs: url.optional(),
  logo: url.optional(),
});

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: text,
  postalCode: z.string().regex(/^\d{4,5}$/),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});

const quantity = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: amount.optional(),
    minValue: amount.optional(),
    maxValue: amount.optional(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  })
  .refine(
    ({ value, minValue, maxValue }) => (value === undefined) !== (minValue === undefined && maxValue === undefined),
  )
  .refine(({ minValue = 0, maxValue = Number.POSITIVE_INFINITY }) => minValue < maxValue);

const definedTerm = z.strictObject({
  '@type': z.literal('DefinedTerm'),
  name: text,
  description: text,
  identifier: z
    .strictObject({
      '@type': z.literal('PropertyValue'),
      propertyID: z
        .string()
        .regex(/^http:\/\/www\.w3\.org\/2004\/02\/skos\/core#(?:exact|close|broad|narrow|related)Match$/),
      value: z.string().regex(/^http:\/\/data\.europa\.eu\/esco\/skill\/[0-9a-f-]{36}$/),
    })
    .optional(),
  sameAs: url.optional(),
});

export const jobPostingRules = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    title: text,
    description: text.regex(/<p>/),
    url,
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: text,
      value: z.string().regex(/^PG-\d+$/),
    }),
    datePosted: iso8601,
    validThrough: iso8601,
    employmentType: z.enum([
      'FULL_TIME',
      'PART_TIME',
      'CONTRACTOR',
      'TEMPORARY',
      'INTERN',
      'VOLUNTEER',
      'PER_DIEM',
      'OTHER',
    ]),
    hiringOrganization: organisation,
    jobLocation: z.strictObject({ '@type': z.literal('Place'), address }).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.strictObject({ '@type': z.literal('Country'), name: text }).optional(),
    baseSalary: z
      .strictObject({ '@type': z.literal('MonetaryAmount'), currency: z.enum(['EUR', 'CHF']), value: quantity })
      .optional(),
    industry: text.optional(),
    workHours: text.optional(),
    jobStartDate: iso8601.optional(),
    jobImmediateStart: z.literal(true).optional(),
    skills: z.array(definedTerm).min(3).max(8),
    inLanguage: z.literal('de'),
  })
  .refine((job) => Date.parse(job.datePosted) < Date.parse(job.validThrough), 'ends after it begins')
  .refine((job) => (job.jobLocation === undefined) !== (job.jobLocationType === undefined), 'has a place or is remote')
  .refine(
    (job) => (job.jobLocationType === undefined) === (job.applicantLocationRequirements === undefined),
    'whoever works from anywhere has to be told from which countries',
  )
  .refine((job) => (job.jobStartDate === undefined) !== (job.jobImmediateStart === undefined), 'begins once');
