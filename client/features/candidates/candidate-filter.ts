import { z } from 'zod';
import { candidateSorts, candidateTabs, statusFilters } from '#shared/candidates/schema.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { uuidPattern } from '../../lib/new-id.ts';
import { choiceParam, flagParam, parseUrlQuery, textParam } from '../../lib/use-url-query.ts';

export const searchLimit = 100;

export const candidateListQuery = z.object({
  jobId: z.string().regex(uuidPattern).nullable().catch(null),
  tab: choiceParam(candidateTabs),
  search: textParam(searchLimit),
  status: choiceParam(statusFilters),
  onlyReliable: flagParam,
  onlyNamed: flagParam,
  sort: choiceParam(candidateSorts),
});
export const candidateQueryNames = { jobId: 'job', onlyReliable: 'reliable', onlyNamed: 'named' } as const;
export type CandidateListQuery = z.output<typeof candidateListQuery>;

export const jobIdIn = (params: URLSearchParams): string | null =>
  parseUrlQuery(params, candidateListQuery, candidateQueryNames).jobId;

export const filterCount = ({ status, onlyReliable, onlyNamed }: CandidateListQuery): number =>
  [status !== 'any', onlyReliable, onlyNamed].filter(Boolean).length;

export const comparedIdsIn = (params: URLSearchParams): string[] => {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => uuidPattern.test(id));
  return [...new Set(ids)].slice(0, applicationLimits.comparedCandidates);
};
