import type { CandidateFilter } from '#shared/candidates/schema.ts';
import { paths } from '../../lib/paths.ts';

const withQuery = (path: string, values: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
};

/** `jobId`: whose match is shown there; null leaves it to the job that the person released for. */
export const candidatePath = (releaseId: string, jobId: string | null): string =>
  withQuery(paths.company.candidate(releaseId), { job: jobId });

export const comparisonPath = (releaseIds: readonly string[], jobId: string | null): string =>
  `${withQuery(paths.company.comparison, { job: jobId })}${jobId === null ? '?' : '&'}ids=${releaseIds.join(',')}`;

/** A report about these people on paper. */
export const reportPath = (releaseIds: readonly string[], jobId: string | null): string =>
  `/candidates/report.pdf?ids=${releaseIds.join(',')}${jobId === null ? '' : `&job=${jobId}`}`;

/** The file of everybody whom the list shows under these filters. */
export const exportPath = (filter: CandidateFilter): string => {
  const { jobId, tab, search, status, onlyReliable, onlyNamed } = filter;
  return withQuery('/candidates/export.csv', {
    ...{ jobId, tab, search, status },
    onlyReliable: String(onlyReliable),
    onlyNamed: String(onlyNamed),
  });
};
