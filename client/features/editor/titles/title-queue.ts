import type { EditedCourse } from '#shared/editor/state.ts';
import { newId } from '../../../lib/new-id.ts';
import { OpenQueues } from '../../../lib/outbox/open-queues.ts';
import type { Channel, Draft, RevisionQueue } from '../../../lib/outbox/revision-queue.ts';
import { type UnsentStore, unsentStore } from '../../../lib/outbox/unsent-store.ts';
import { findLesson, findModule, lessonChanged, moduleRenamed } from '../../../lib/outline.ts';
import type { trpc } from '../../../trpc.ts';
import type { Change } from '../structure/use-structure.ts';

export type TitleTarget = { kind: 'course' } | { kind: 'module'; id: string } | { kind: 'lesson'; id: string };
export type TitleBase = { title: string; revision: string };
export type TitleKind = { value: string; base: TitleBase; about: TitleTarget };
export type TitleQueue = RevisionQueue<TitleKind>;
export type TitleChannel = Channel<TitleKind>;

export const keyOf = (target: TitleTarget): string => (target.kind === 'course' ? 'course' : target.id);

export const titleQueues = new OpenQueues<TitleQueue, TitleChannel>();

export const titleStore = (userId: string, courseId: string): UnsentStore<Draft<TitleKind>> =>
  unsentStore<Draft<TitleKind>>({
    prefix: `course_title:${userId}:${courseId}:`,
    pageId: newId(),
    nameOf: ({ key }) => key,
    parse: readTitle,
  });

type StoredTitleDraft = Partial<Draft<TitleKind>> & { target?: TitleTarget; title?: string };

/** Also reads drafts of earlier versions, which have `target` and `title`. */
export function readTitle(stored: Record<string, unknown>): Draft<TitleKind> | null {
  const { target, title, base, sent = null, about = target, value = title }: StoredTitleDraft = stored;
  if (typeof value !== 'string' || typeof base?.title !== 'string' || typeof base.revision !== 'string') return null;
  if (about?.kind !== 'course' && typeof about?.id !== 'string') return null;
  return { key: keyOf(about), about, base, value, sent };
}

export function currentTitle(course: EditedCourse | undefined, target: TitleTarget): TitleBase | undefined {
  if (course === undefined) return undefined;
  if (target.kind === 'course') return { title: course.title, revision: course.settingsRevision };
  return target.kind === 'module' ? findModule(course, target.id) : findLesson(course, target.id)?.lesson;
}

export function changeOf(target: TitleTarget, title: string): Change {
  if (target.kind === 'course') return (course) => ({ ...course, title });
  return target.kind === 'module' ? moduleRenamed(target.id, title) : lessonChanged(target.id, { title });
}

type EditorClient = ReturnType<typeof trpc.useUtils>['client']['editor'];
type TitleChange = { courseId: string; target: TitleTarget; title: string; base: TitleBase };

export function sendTitle(client: EditorClient, { courseId, target, title, base }: TitleChange): Promise<unknown> {
  const { revision } = base;
  if (target.kind === 'course') return client.rename.mutate({ courseId, title, revision, formerTitle: base.title });
  return client.renamePart.mutate({ courseId, level: target.kind, id: target.id, title, revision });
}
