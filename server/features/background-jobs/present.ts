import type { JobState } from '#shared/background-jobs/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { isErrorCode } from '#shared/texts/errors.ts';
import type { JobRow } from '../../core/jobs/background/queries.ts';

/** What its owner sees; what it was given stays here. */
export const presentJob = (row: JobRow): JobState => ({
  jobId: row.id,
  kind: row.kind,
  status: row.status === 'running' && row.cancelWanted ? 'cancelling' : row.status,
  progress: row.progress,
  result: row.result,
  error: row.errorCode === null ? null : knownCode(row.errorCode),
});

/** An older version of the product may have written codes that this one does not know. */
const knownCode = (code: string): ErrorCode => (isErrorCode(code) ? code : 'UNEXPECTED');
