import type { DraftCourse } from '#shared/publishing/draft.ts';
import { ReaderFrame } from './reader-frame.tsx';
import type { ReaderSlots } from './reader-parts.ts';
import { useDraftLearning } from './use-learning.ts';

type DraftReaderProps = { draft: DraftCourse; slots: ReaderSlots; onReload: () => Promise<unknown> };

/** The working copy with everything that learners will have, but for progress and paper. */
export function DraftReader({ draft: { revision, updatedAt: _, ...shown }, slots, onReload }: DraftReaderProps) {
  const { courseId } = shown;
  const learning = useDraftLearning(courseId);
  // Another state of the draft is another version of it: what was answered belongs to the former.
  const course = { ...shown, version: revision, publishedAt: null };
  const reading = { courseId, invitation: null, isDraft: true } as const;
  return <ReaderFrame course={course} reading={reading} learning={learning} slots={slots} onReload={onReload} />;
}
