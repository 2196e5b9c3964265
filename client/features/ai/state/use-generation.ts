import { useDidUpdate } from '@mantine/hooks';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { generationProgress } from '#shared/ai/progress.ts';
import type { GenerationProgress, GenerationState, GenerationView } from '#shared/ai/state.ts';
import { trpc } from '../../../trpc.ts';

const running: ReadonlySet<GenerationState> = new Set(['reading', 'planning', 'writing']);
export const isRunning = ({ state }: Pick<GenerationView, 'state'>): boolean => running.has(state);

/** Colleagues do not hear the job that somebody else has started; they look again now and then. */
const lookAgainMs = 2_500;

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
  trpc.backgroundJobs.changes.useSubscription(jobId === null ? skipToken : { jobId }, {
    onData: (job) => {
      const progress = generationProgress.safeParse(job.progress);
      if (progress.success) setTold({ jobId: job.jobId, progress: progress.data });
      void utils.ai.current.invalidate({ courseId });
    },
  });
  const done = generation?.lessons.filter(({ lessonId }) => lessonId !== null).length ?? 0;
  // The editor must not begin with the course as it was before.
  useDidUpdate(() => void utils.editor.course.invalidate({ courseId }), [generation?.state, done]);
  return { query, generation, progress: told !== null && told.jobId === jobId ? told.progress : null };
}
