import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

type JobStatus = 'waiting' | 'running' | 'cancelling' | 'done' | 'failed' | 'cancelled';

export const isOpenJob = (status: JobStatus): boolean => ['waiting', 'running', 'cancelling'].includes(status);

export type JobState = {
  jobId: string;
  kind: string;
  status: JobStatus;
  progress: unknown;
  result: unknown;
  error: ErrorCode | null;
};

export const jobInput = z.strictObject({ jobId: z.uuid() });
