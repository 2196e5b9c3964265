/** The drafts of one course that outlive the page. */

import { unsentStore } from '../../../lib/outbox/unsent-store.ts';
import type { Draft, DraftStore } from './drafts.ts';

type Owner = { userId: string; courseId: string; pageId: string };

export const draftStore = ({ userId, courseId, pageId }: Owner): DraftStore =>
  unsentStore<Draft>({
    prefix: `course_draft:${userId}:${courseId}:`,
    pageId,
    nameOf: ({ blockId }) => blockId,
    read: readDraft,
  });

function readDraft(written: Record<string, unknown>): Draft | null {
  const draft: Partial<Draft> = written;
  const isWhole =
    typeof draft.blockId === 'string' &&
    typeof draft.lessonId === 'string' &&
    typeof draft.base === 'string' &&
    typeof draft.block?.type === 'string';
  return isWhole ? ({ ...draft, sent: draft.sent ?? null } as Draft) : null;
}
