import type { ErrorCode } from '#shared/errors.ts';
import { codeOf, detailsOf, fieldErrorsOf, isPassing, sentenceOf } from '../errors.ts';
import { isSameDraft } from './draft-fields.ts';
import type { Outcome, StoredDraft } from './draft-saves.ts';

/** `changed`: how the server calls it that somebody was faster; `read`: the document as the server holds it now. */
type Attempt<Draft> = {
  sent: StoredDraft<Draft>;
  changed: ErrorCode;
  read: () => Promise<StoredDraft<Draft>>;
  /** What is said where the server has no sentence of its own. */
  failed: string;
  /** Who it was where the server names nobody. */
  somebody: string;
};

/** What a failed save means for what was written. */
export async function draftOutcome<Draft>(error: unknown, attempt: Attempt<Draft>): Promise<Outcome<Draft>> {
  const { sent, changed, read, failed, somebody } = attempt;
  if (isPassing(error)) return { kind: 'lost', message: sentenceOf(error, failed) };
  const code = codeOf(error);
  if (code === 'NOT_FOUND') return { kind: 'gone' };
  if (code !== changed) return { kind: 'refused', fields: fieldErrorsOf(error), message: sentenceOf(error, failed) };
  try {
    const theirs = await read();
    // It had arrived before, and only the answer was lost.
    if (isSameDraft(theirs.draft, sent.draft)) return { kind: 'saved', revision: theirs.revision };
    const { name } = detailsOf(error);
    return { kind: 'conflict', name: typeof name === 'string' && name !== '' ? name : somebody, theirs };
  } catch (failure) {
    return codeOf(failure) === 'NOT_FOUND' ? { kind: 'gone' } : { kind: 'lost', message: failed };
  }
}
