import type { CandidateFilter } from '#shared/candidates/schema.ts';
import { paths } from '../../lib/paths.ts';

const withQuery = (path: string, values: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
};

/** `jobId`: the job whose match is shown; null for the job of the release. */
export const candidatePath = (releaseId: string, jobId: string | null): string =>
  withQuery(paths.company.candidate(releaseId), { job: jobId });

export const comparisonPath = (releaseIds: readonly string[], jobId: string | null): string =>
  `${withQuery(paths.company.comparison, { job: jobId })}${jobId === null ? '?' : '&'}ids=${releaseIds.join(',')}`;

export const reportPath = (releaseIds: readonly string[], jobId: string | null): string =>
  `/candidates/report.pdf?ids=${releaseIds.join(',')}${jobId === null ? '' : `&job=${jobId}`}`;

export const exportPath = (filter: CandidateFilter): string => {
  const { jobId, tab, search, status, onlyReliable, onlyNamed } = filter;
  return withQuery('/candidates/export.csv', {
    ...{ jobId, tab, search, status },
    onlyReliable: String(onlyReliable),
    onlyNamed: String(onlyNamed),
  });
};
