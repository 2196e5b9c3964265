import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/** Work that goes on by itself: a person may close the page, come back and find it further, or done. */
type JobStatus = 'waiting' | 'running' | 'cancelling' | 'done' | 'failed' | 'cancelled';

export const isOpenJob = (status: JobStatus): boolean => ['waiting', 'running', 'cancelling'].includes(status);

/** `progress` and `result` have the shape that their kind has defined. */
export type JobState = {
  jobId: string;
  kind: string;
  status: JobStatus;
  progress: unknown;
  result: unknown;
  /** Why it failed. */
  error: ErrorCode | null;
};

export const jobInput = z.strictObject({ jobId: z.uuid() });
