import { newId } from '../../../lib/new-id.ts';
import { type UnsentStore, unsentStore } from '../../../lib/outbox/unsent-store.ts';
import type { Unsaved } from './job-saves.ts';

/** What of one job outlives the page. */
export const jobStore = (userId: string, jobId: string): UnsentStore<Unsaved> =>
  unsentStore<Unsaved>({
    prefix: `job_draft:${userId}:${jobId}:`,
    pageId: newId(),
    nameOf: (unsaved) => unsaved.documentId,
    read: readUnsaved,
  });

function readUnsaved(written: Record<string, unknown>): Unsaved | null {
  const unsaved: Partial<Unsaved> = written;
  const isWhole =
    typeof unsaved.documentId === 'string' &&
    typeof unsaved.base?.revision === 'string' &&
    typeof unsaved.base.draft?.title === 'string' &&
    typeof unsaved.values?.title === 'string';
  return isWhole ? ({ ...unsaved, sent: unsaved.sent ?? null } as Unsaved) : null;
}
