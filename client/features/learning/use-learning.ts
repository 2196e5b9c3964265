import type { CourseProgress, QuizOutcome } from '#shared/learning/state.ts';
import { may } from '#shared/permissions.ts';
import type { ReaderBlock } from '#shared/publishing/snapshot.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import type { Reading } from './course-address.ts';

type Reader = 'unknown' | 'visitor' | 'learner' | 'staff';

function useReader(): Reader {
  const session = useSession();
  if (session.status === 'loading') return 'unknown';
  if (session.status === 'guest') return 'visitor';
  return may(session.user, 'learning.own') ? 'learner' : 'staff';
}

type Attempt = { block: ReaderBlock & { type: 'quiz' }; version: number; chosen: number };
type LessonDone = Reading & { lessonId: string; isDone: boolean };

export type Learning = {
  reader: Reader;
  progress: CourseProgress | null;
  hasFailed: boolean;
  isLoading: boolean;
  refetch: () => Promise<unknown>;
  openLesson: (lesson: Reading & { lessonId: string }) => void;
  mark: {
    mutate: (done: LessonDone, then?: { onSuccess: () => void }) => void;
    isPending: boolean;
    variables: { lessonId: string } | undefined;
    error: unknown;
  };
  answer: (attempt: Attempt) => Promise<QuizOutcome>;
};

export function useLearning(reading: Reading): Learning {
  const reader = useReader();
  const utils = trpc.useUtils();
  const query = trpc.learning.progress.useQuery(reading, {
    enabled: reader === 'learner',
    refetchOnWindowFocus: true,
    retry: false,
  });
  const cacheProgress = (progress: CourseProgress) => utils.learning.progress.setData(reading, progress);
  // A rejected step may mean that a newer version is online, so refetch the progress.
  const refresh = () => utils.learning.progress.invalidate(reading);
  // The shared scope runs the mutations one after the other, so that an earlier answer never overtakes a later one.
  const scope = { id: `learning ${reading.courseId}` };
  const look = trpc.learning.openLesson.useMutation({ scope, onSuccess: cacheProgress, onError: () => void refresh() });
  const mark = trpc.learning.markLesson.useMutation({
    scope,
    onSuccess: cacheProgress,
    onError: () => void refresh(),
  });
  const answer = trpc.learning.answer.useMutation({
    scope,
    onSettled: () => (reader === 'learner' ? void refresh() : undefined),
  });
  return {
    reader,
    progress: query.data ?? null,
    hasFailed: query.isError && query.data === undefined,
    isLoading: reader === 'unknown' || (reader === 'learner' && query.isPending),
    refetch: query.refetch,
    openLesson: look.mutate,
    mark,
    answer: ({ block, version, chosen }) => answer.mutateAsync({ ...reading, blockId: block.id, version, chosen }),
  };
}

const noProgress = () => undefined;

export function useDraftLearning(courseId: string): Learning {
  const answer = trpc.publishing.answerDraft.useMutation();
  return {
    reader: 'staff',
    progress: null,
    hasFailed: false,
    isLoading: false,
    refetch: async () => undefined,
    openLesson: noProgress,
    mark: { mutate: noProgress, isPending: false, variables: undefined, error: null },
    answer: ({ block: { id, json_content }, chosen }) => {
      const { question, options } = json_content;
      return answer.mutateAsync({ courseId, blockId: id, asked: { question, options }, chosen });
    },
  };
}
