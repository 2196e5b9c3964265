import type { ErrorCode } from '#shared/errors.ts';
import { codeOf, detailsOf, fieldErrorsOf, isTemporary, sentenceOf } from '../errors.ts';
import { isSameDraft } from './draft-fields.ts';
import type { Outcome, StoredDraft } from './draft-saves.ts';

/** `changed`: the error code of a conflict; `read`: loads the current document. */
type Attempt<Draft> = {
  attempted: StoredDraft<Draft>;
  conflictCode: ErrorCode;
  loadCurrent: () => Promise<StoredDraft<Draft>>;
  fallbackMessage: string;
  unknownAuthor: string;
};

export async function draftOutcome<Draft>(error: unknown, attempt: Attempt<Draft>): Promise<Outcome<Draft>> {
  const { attempted, conflictCode, loadCurrent, fallbackMessage, unknownAuthor } = attempt;
  if (isTemporary(error)) return { kind: 'lost', message: sentenceOf(error, fallbackMessage) };
  const code = codeOf(error);
  if (code === 'NOT_FOUND') return { kind: 'gone' };
  if (code !== conflictCode)
    return { kind: 'refused', fields: fieldErrorsOf(error), message: sentenceOf(error, fallbackMessage) };
  try {
    const theirs = await loadCurrent();
    // An earlier attempt was stored, and only its response was lost.
    if (isSameDraft(theirs.draft, attempted.draft)) return { kind: 'saved', revision: theirs.revision };
    const { name } = detailsOf(error);
    return { kind: 'conflict', name: typeof name === 'string' && name !== '' ? name : unknownAuthor, theirs };
  } catch (failure) {
    return codeOf(failure) === 'NOT_FOUND' ? { kind: 'gone' } : { kind: 'lost', message: fallbackMessage };
  }
}
