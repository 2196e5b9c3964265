import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { generationProgress } from '#shared/ai/schema.ts';
import type { GenerationProgress, GenerationState, GenerationView } from '#shared/ai/state.ts';
import { trpc } from '../../../trpc.ts';

const running: ReadonlySet<GenerationState> = new Set(['reading', 'planning', 'writing']);
export const isRunning = ({ state }: Pick<GenerationView, 'state'>): boolean => running.has(state);

/** Colleagues do not hear the job that somebody else has started; they look again now and then. */
const lookAgainMs = 2_500;
const feltWaitMs = 1_500;

/** What has been ordered for the course and how far it is, as it goes on. */
export function useGeneration(courseId: string) {
  const utils = trpc.useUtils();
  const query = trpc.ai.current.useQuery(
    { courseId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? lookAgainMs : false),
    },
  );
  const generation = query.data ?? null;
  const jobId = generation !== null && isRunning(generation) ? generation.jobId : null;
  const [told, setTold] = useState<{ jobId: string; progress: GenerationProgress } | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  // Between two lessons every order gives way for a moment; only a wait that can be felt is one.
  const [hasWaited] = useDebouncedValue(isWaiting, feltWaitMs);
  trpc.backgroundJobs.changes.useSubscription(jobId === null ? skipToken : { jobId }, {
    onData: (job) => {
      setIsWaiting(job.status === 'waiting');
      const progress = generationProgress.safeParse(job.progress);
      if (progress.success) setTold({ jobId: job.jobId, progress: progress.data });
      void utils.ai.current.invalidate({ courseId });
    },
  });
  const done = generation?.lessons.filter(({ lessonId }) => lessonId !== null).length ?? 0;
  // The editor must not begin with the course as it was before.
  useDidUpdate(() => void utils.editor.course.invalidate({ courseId }), [generation?.state, done]);
  const progress = told !== null && told.jobId === jobId ? told.progress : null;
  const waiting: GenerationProgress = { stage: 'waiting', at: '', done: progress?.done ?? 0, of: progress?.of ?? 0 };
  return { query, generation, progress: jobId !== null && isWaiting && hasWaited ? waiting : progress };
}
