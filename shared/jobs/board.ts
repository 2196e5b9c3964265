import { z } from 'zod';
import { type Country, currencies } from '../places/country.ts';
import { count, largestInt, momentText } from '../validation/bounds.ts';
import { text } from '../validation/text.ts';
import { type Employment, employments, type SkillRequirement, type Workplace } from './draft.ts';
import type { JobPay } from './pay.ts';

/** The public side of jobs: plain HTTP routes beside tRPC. */
export const jobsRoute = '/api/jobs';
export const jobsCountRoute = '/api/jobs/count';
export const jobRoute = (jobId: string): string => `/api/job/${jobId}`;

export const jobSorts = ['newest', 'pay'] as const;
export type JobSort = (typeof jobSorts)[number];
export const radii = [10, 25, 50, 100, 200] as const;

const words = (max: number) => text(max, 0);
const knownEmployments: ReadonlySet<string> = new Set(employments);

/** What a list of jobs is filtered by, as it stands in an address: every value a text. */
export const jobFilterQuery = z.object({
  /** Words that all have to occur in title, company or place. */
  search: words(200).default(''),
  /** A postal code, a town, or both. Unknown places find nothing and are named by the count. */
  place: words(100).default(''),
  radius: z.coerce
    .number()
    .refine((value) => radii.some((radius) => radius === value))
    .default(25),
  /** 'only': nothing but jobs done from anywhere; 'also': besides those near the place. */
  remote: z.enum(['', 'also', 'only']).default(''),
  /** Kinds of employment, separated by commas; unknown ones are left out. */
  employment: words(200)
    .default('')
    .transform((value) => value.split(',').filter((one): one is Employment => knownEmployments.has(one))),
  /** What the job's pay reaches a year, in whole units of the currency; jobs that pay in another one are not found by it. */
  pay: z.coerce.number().int().min(0).max(largestInt).default(0),
  currency: z.enum(currencies).default('EUR'),
  /** The slug of a company. */
  company: words(250).default(''),
});
export type JobFilter = z.infer<typeof jobFilterQuery>;

export const jobListQuery = jobFilterQuery.extend({
  sort: z.enum(jobSorts).default('newest'),
  /** Where the page before ended: `nextCursor` of its answer. */
  after: z.string().max(2000).optional(),
});
export type JobListQuery = z.infer<typeof jobListQuery>;

/** The last job of a page: what it was sorted by, and its id. */
export const jobCursorOf = {
  newest: z.tuple([momentText(), z.uuid()]),
  pay: z.tuple([count(), z.uuid()]),
} as const satisfies Record<JobSort, z.ZodType>;

/** `slug`: of its public page; null while it has none. `isUnverified`: shown to applicants. */
export type JobCompany = { name: string; slug: string | null; logoUrl: string | null; isUnverified: boolean };

/** What a card shows; moments as ISO text, days as 2026-11-24. */
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
  publishedAt: string;
};
export type JobPage = { jobs: JobCard[]; nextCursor: string | null };
/** `place`: how the place is called that was searched around; null for none, 'unknown' where it could not be found. */
export type JobCount = { count: number; place: string | null; isPlaceUnknown: boolean };

export type NamedRequirement = SkillRequirement & { name: string; description: string; esco: string | null };

/** Everything an applicant asks about a job. */
export type JobDetail = JobCard & {
  /** 'PG-1042'. */
  reference: string;
  /** Sanitised HTML. */
  description: string;
  skills: NamedRequirement[];
  /** Words of the values list that the company has chosen. */
  values: string[];
  companyText: string;
  questions: string[];
  endsAt: string;
};
/** Of a job that is gone nothing but that it was there: status 410. */
export type ClosedJob = { isClosed: true; title: string };

export const referenceOf = (number: number): string => `PG-${number}`;
