import { z } from 'zod';
import { type Country, currencies } from '../places/country.ts';
import { count, isoDateTime, largestInt } from '../validation/bounds.ts';
import { text } from '../validation/text.ts';
import { type Employment, employments, type SkillRequirement, type Workplace } from './draft.ts';
import { type FieldOfWork, fieldsAmong } from './field-of-work.ts';
import type { JobPay } from './pay.ts';

export const jobSorts = ['newest', 'pay'] as const;
export type JobSort = (typeof jobSorts)[number];
export const radii = [10, 25, 50, 100, 200] as const;
export type Radius = (typeof radii)[number];

const optionalText = (max: number) => text(max, 0);
const knownEmployments: ReadonlySet<string> = new Set(employments);

export const jobFilterQuery = z.object({
  search: optionalText(200).default(''),
  place: optionalText(100).default(''),
  radius: z.coerce
    .number()
    .refine((value) => radii.some((radius) => radius === value))
    .default(25),
  remote: z.enum(['', 'also', 'only']).default(''),
  employment: optionalText(200)
    .default('')
    .transform((value) => value.split(',').filter((entry): entry is Employment => knownEmployments.has(entry))),
  field: optionalText(200)
    .default('')
    .transform((value) => fieldsAmong(value.split(','))),
  pay: z.coerce.number().int().min(0).max(largestInt).default(0),
  currency: z.enum(currencies).default('EUR'),
  company: optionalText(250).default(''),
});
export type JobFilter = z.infer<typeof jobFilterQuery>;

export const jobListQuery = jobFilterQuery.extend({
  sort: z.enum(jobSorts).default('newest'),
  after: z.string().max(2000).optional(),
});
export type JobListQuery = z.infer<typeof jobListQuery>;

export const jobCursorOf = {
  newest: z.tuple([isoDateTime(), z.uuid()]),
  pay: z.tuple([count(), z.uuid()]),
} as const satisfies Record<JobSort, z.ZodType>;

export type JobCompany = { name: string; slug: string | null; logoUrl: string | null; isUnverified: boolean };

export type JobCard = {
  jobId: string;
  title: string;
  company: JobCompany;
  postalCode: string;
  town: string;
  country: Country;
  workplace: Workplace;
  employment: Employment;
  hoursFrom: number | null;
  hoursTo: number | null;
  startsOn: string | null;
  replyBy: string;
  pay: JobPay;
  /** Names of up to three required skills, the most important first. */
  strengths: string[];
  publishedAt: string;
};
export type JobPage = { jobs: JobCard[]; nextCursor: string | null };
export type JobCount = {
  count: number;
  place: string | null;
  isPlaceUnknown: boolean;
  /** For a search without hits: the words that were probably meant. */
  meant?: string;
  /** For a place without hits. */
  elsewhere?: JobsElsewhere;
};

export type JobsElsewhere = {
  /** `place` is understood as input. */
  nearest: { place: string; town: string; km: number } | null;
  /** A much larger town of almost the same name that has hits. */
  meantTown: { place: string; count: number } | null;
};

/** Jobs of an unknown field count in each. */
export type FieldCounts = Partial<Record<FieldOfWork, number>>;

export type NamedRequirement = SkillRequirement & { name: string; description: string; esco: string | null };

export type JobDetail = Omit<JobCard, 'strengths'> & {
  reference: string;
  description: string;
  field: FieldOfWork | null;
  skills: NamedRequirement[];
  values: string[];
  companyText: string;
  questions: string[];
  endsAt: string;
};
/** Answered with status 410. */
export type ClosedJob = { isClosed: true; title: string };

export const referenceOf = (number: number): string => `PG-${number}`;
