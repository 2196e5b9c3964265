import { jobConflictTexts, jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { draftOutcome } from '../../../lib/outbox/draft-outcome.ts';
import type { Outcome, StoredJob } from './job-saves.ts';

/** What a failed save means for what was written. `read`: the job as the server holds it now. */
export const outcomeOf = (error: unknown, sent: StoredJob, read: () => Promise<StoredJob>): Promise<Outcome> =>
  draftOutcome(error, {
    sent,
    changed: 'JOB_CHANGED',
    read,
    failed: texts.saveFailed,
    somebody: jobConflictTexts.somebody,
  });
