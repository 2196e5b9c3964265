import { jobConflictTexts, jobEditorTexts as texts } from '#shared/texts/job-editor.ts';
import { codeOf, detailsOf, fieldErrorsOf, isPassing, sentenceOf } from '../../../lib/errors.ts';
import { isSameDraft } from '../../../lib/outbox/draft-fields.ts';
import type { Outcome, StoredJob } from './job-saves.ts';

/** What a failed save means for what was written. `read`: the job as the server holds it now. */
export async function outcomeOf(error: unknown, sent: StoredJob, read: () => Promise<StoredJob>): Promise<Outcome> {
  if (isPassing(error)) return { kind: 'lost', message: sentenceOf(error, texts.saveFailed) };
  const code = codeOf(error);
  if (code === 'NOT_FOUND') return { kind: 'gone' };
  if (code !== 'JOB_CHANGED')
    return { kind: 'refused', fields: fieldErrorsOf(error), message: sentenceOf(error, texts.saveFailed) };
  try {
    const theirs = await read();
    // It had arrived before, and only the answer was lost.
    if (isSameDraft(theirs.draft, sent.draft)) return { kind: 'saved', revision: theirs.revision };
    return { kind: 'conflict', name: nameIn(error), theirs };
  } catch (failure) {
    return codeOf(failure) === 'NOT_FOUND' ? { kind: 'gone' } : { kind: 'lost', message: texts.saveFailed };
  }
}

function nameIn(error: unknown): string {
  const { name } = detailsOf(error);
  return typeof name === 'string' && name !== '' ? name : jobConflictTexts.somebody;
}
