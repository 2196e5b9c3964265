import { z } from 'zod';
import { candidateSorts, candidateTabs, statusFilters } from '#shared/candidates/schema.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { choice, flag, uuidShape, wishIn, words } from '../../lib/use-wish.ts';

export const searchLimit = 100;

export const wishes = z.object({
  jobId: z.string().regex(uuidShape).nullable().catch(null),
  tab: choice(candidateTabs),
  search: words(searchLimit),
  status: choice(statusFilters),
  onlyReliable: flag,
  onlyNamed: flag,
  sort: choice(candidateSorts),
});
export const wishNames = { jobId: 'job', onlyReliable: 'reliable', onlyNamed: 'named' } as const;
export type CandidateWish = z.output<typeof wishes>;

export const jobIn = (params: URLSearchParams): string | null => wishIn(params, wishes, wishNames).jobId;

export const filterCount = ({ status, onlyReliable, onlyNamed }: CandidateWish): number =>
  [status !== 'any', onlyReliable, onlyNamed].filter(Boolean).length;

export const comparedIn = (params: URLSearchParams): string[] => {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => uuidShape.test(id));
  return [...new Set(ids)].slice(0, applicationLimits.compared);
};
