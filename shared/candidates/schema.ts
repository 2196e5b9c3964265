import { z } from 'zod';
import { applicationStatuses } from '../applications/status.ts';
import { applicationLimits, releaseLimits } from '../releases/limits.ts';
import { pageFields } from '../validation/bounds.ts';
import { line, text } from '../validation/text.ts';

export const candidateTabs = ['all', 'top', 'recent'] as const;
export type CandidateTab = (typeof candidateTabs)[number];
export const candidateSorts = ['newest', 'match'] as const;
export type CandidateSort = (typeof candidateSorts)[number];
export const statusFilters = ['any', 'none', ...applicationStatuses] as const;

/** From this match a person is a 'Top Match' (spec.md). */
export const topMatchFrom = 90;
export const recentCount = 3;

export const candidateFilter = z.strictObject({
  jobId: z.uuid().nullable().default(null),
  tab: z.enum(candidateTabs).default('all'),
  search: line(100, 0).default(''),
  status: z.enum(statusFilters).default('any'),
  onlyReliable: z.boolean().default(false),
  onlyNamed: z.boolean().default(false),
});
export type CandidateFilter = z.infer<typeof candidateFilter>;

export const candidatesInput = z.strictObject({
  ...candidateFilter.shape,
  sort: z.enum(candidateSorts).default('newest'),
  ...pageFields,
});
export const countsInput = z.strictObject({ jobId: z.uuid().nullable().default(null) });
export const candidateInput = z.strictObject({ releaseId: z.uuid(), jobId: z.uuid().nullable().default(null) });
export const compareInput = z.strictObject({
  releaseIds: z.array(z.uuid()).min(2).max(applicationLimits.comparedCandidates),
  jobId: z.uuid().nullable().default(null),
});
export const noteInput = z.strictObject({ releaseId: z.uuid(), text: text(releaseLimits.note) });
export const removeNoteInput = z.strictObject({ releaseId: z.uuid(), noteId: z.uuid() });
export const entriesInput = z.strictObject({ releaseId: z.uuid(), ...pageFields });
export const statisticsInput = z.strictObject({
  whose: z.enum(['candidates', 'team']),
  jobId: z.uuid().nullable().default(null),
});
export const shareInput = z.strictObject({ isOn: z.boolean() });

const booleanText = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
export const exportQuery = z.strictObject({
  ...candidateFilter.shape,
  onlyReliable: booleanText,
  onlyNamed: booleanText,
});

const idList = z
  .string()
  .max(applicationLimits.comparedCandidates * 37)
  .transform((value) => [...new Set(value.split(','))])
  .pipe(z.array(z.uuid()).min(1).max(applicationLimits.comparedCandidates));
export const reportQuery = z.strictObject({ ids: idList, job: z.uuid().nullable().default(null) });
