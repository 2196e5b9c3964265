import { z } from 'zod';
import { jobFilterQuery } from '../jobs/board.ts';
import { pageFields } from '../validation/bounds.ts';
import { token } from '../validation/text.ts';

export const discoverSorts = ['fit', 'newest', 'pay'] as const;
export type DiscoverSort = (typeof discoverSorts)[number];

export const matchingLimits = {
  jobsAtOnce: 50,
  savedJobs: 500,
  pathCourses: 24,
} as const;

export const discoverInput = z.strictObject({
  ...jobFilterQuery.shape,
  sort: z.enum(discoverSorts).default('fit'),
  ...pageFields,
});
export type DiscoverInput = z.infer<typeof discoverInput>;

export const ofJobsInput = z.strictObject({ jobIds: z.array(z.uuid()).max(matchingLimits.jobsAtOnce) });
export const jobInput = z.strictObject({ jobId: z.uuid() });

export const companiesInput = z.strictObject(pageFields);

export const savedJobsInput = z.strictObject(pageFields);

export const changeJobMailsInput = z.strictObject({ isOn: z.boolean() });
export const endJobMailsInput = z.strictObject({ token: token() });
