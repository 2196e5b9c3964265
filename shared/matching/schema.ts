import { z } from 'zod';
import { jobFilterQuery } from '../jobs/board.ts';
import { largestInt, moment } from '../validation/bounds.ts';
import { text, token } from '../validation/text.ts';

export const discoverSorts = ['fit', 'newest', 'pay'] as const;
export type DiscoverSort = (typeof discoverSorts)[number];

export const matchingLimits = {
  /** Jobs that are asked about at once. */
  jobsAtOnce: 50,
  savedJobs: 500,
  /** Courses of a development path. */
  pathCourses: 24,
} as const;

const direction = z.enum(['forward', 'backward']).optional();

/** The last job of a page: what it was sorted by (−1 without a match, 0 where newness alone counts), when it came online, and its id. */
const discoverCursor = z.strictObject({
  key: z.number().int().min(-1).max(largestInt),
  publishedAt: moment(),
  jobId: z.uuid(),
});
export type DiscoverCursor = z.infer<typeof discoverCursor>;

/** The filters as they stand in an address: every value a text. */
export const discoverInput = z.strictObject({
  ...jobFilterQuery.shape,
  sort: z.enum(discoverSorts).default('fit'),
  cursor: discoverCursor.nullish(),
  direction,
});
export type DiscoverInput = z.infer<typeof discoverInput>;

export const ofJobsInput = z.strictObject({ jobIds: z.array(z.uuid()).max(matchingLimits.jobsAtOnce) });
export const jobInput = z.strictObject({ jobId: z.uuid() });

/** The last company of a page: how well it fits (−1: nothing to say), and its slug. */
const companyCursor = z.strictObject({ fit: z.number().int().min(-1).max(100), slug: text(250) });
export type CompanyCursor = z.infer<typeof companyCursor>;
export const companiesInput = z.strictObject({ cursor: companyCursor.nullish(), direction });

const savedCursor = z.strictObject({ savedAt: moment(), jobId: z.uuid() });
export type SavedCursor = z.infer<typeof savedCursor>;
export const savedJobsInput = z.strictObject({ cursor: savedCursor.nullish(), direction });

export const changeJobMailsInput = z.strictObject({ isOn: z.boolean() });
export const endJobMailsInput = z.strictObject({ token: token() });
