import { useQuery } from '@tanstack/react-query';
import { type ClosedJob, type JobDetail, jobRoute } from '#shared/jobs/board.ts';
import { readJson, retryReading } from '../../lib/read-json.ts';

/** So long a job that one comes back to is shown as it was. */
const freshMs = 60_000;
/** The server's status for a job that is gone, with its title. */
const gone = 410;

type ReadJob = JobDetail | ClosedJob;
export const isClosed = (job: ReadJob): job is ClosedJob => 'isClosed' in job;

/** A job as everybody reads it, or that it is no longer advertised. */
export const useJob = (jobId: string) =>
  useQuery({
    queryKey: ['job', jobId],
    queryFn: ({ signal }) => readJson<ReadJob>(jobRoute(jobId), signal, [gone]),
    staleTime: freshMs,
    retry: retryReading,
  });
