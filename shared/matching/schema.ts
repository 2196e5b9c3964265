import { z } from 'zod';
import { guestTokensInput } from '../assessments/schema.ts';
import { jobFilterQuery } from '../jobs/board.ts';
import { pageFields } from '../validation/bounds.ts';
import { token } from '../validation/text.ts';
import { workPreference } from './work-preference.ts';

export const discoverSorts = ['fit', 'newest', 'pay'] as const;
export type DiscoverSort = (typeof discoverSorts)[number];

/** Without a result, all matches are equal, so the newest job comes first. */
export const shownSort = (sort: DiscoverSort, hasNoResult: boolean): DiscoverSort =>
  sort === 'fit' && hasNoResult ? 'newest' : sort;

export const matchingLimits = {
  jobsAtOnce: 50,
  savedJobs: 500,
  pathCourses: 24,
} as const;

/** True: only jobs of the person's stored preference. */
const withPreference = z.boolean().default(false);

export const discoverInput = z.strictObject({
  ...jobFilterQuery.shape,
  sort: z.enum(discoverSorts).default('fit'),
  withPreference,
  tokens: guestTokensInput,
  ...pageFields,
});
export type DiscoverInput = z.infer<typeof discoverInput>;

export const ofJobsInput = z.strictObject({
  jobIds: z.array(z.uuid()).max(matchingLimits.jobsAtOnce),
  tokens: guestTokensInput,
});
export const explainInput = z.strictObject({ jobId: z.uuid(), tokens: guestTokensInput });
export const bestJobsInput = z.strictObject({
  tokens: guestTokensInput,
  preference: workPreference.nullish().catch(null),
});
export type BestJobsInput = z.infer<typeof bestJobsInput>;
export const jobInput = z.strictObject({ jobId: z.uuid() });

export const companiesInput = z.strictObject({ withPreference, ...pageFields });
export type CompaniesInput = Omit<z.infer<typeof companiesInput>, 'direction'>;

export const savedJobsInput = z.strictObject(pageFields);

export const changeJobMailsInput = z.strictObject({ isOn: z.boolean() });
export const endJobMailsInput = z.strictObject({ token: token() });
