import { z } from 'zod';

export const ownDataLimits = { startsPerDay: 3, daysKept: 7 } as const;

export type ReadyExport = { exportId: string; createdAt: Date; expiresAt: Date; bytes: number };

export type OwnDataState = {
  /** The background job that makes the archive. */
  runningJobId: string | null;
  /** How the newest export ended, if not with an archive. */
  lastProblem: 'failed' | 'cancelled' | null;
  ready: ReadyExport[];
  startsLeft: number;
  /** Null while a start is left. */
  nextStartAt: Date | null;
  sendsMail: boolean;
};

export const ownDataProgress = z.strictObject({ percent: z.number() });
