import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { generationProgress } from '#shared/ai/schema.ts';
import type { GenerationProgress, GenerationState, GenerationView } from '#shared/ai/state.ts';
import { trpc } from '../../../trpc.ts';

const runningStates: ReadonlySet<GenerationState> = new Set(['reading', 'planning', 'writing']);
export const isRunning = ({ state }: Pick<GenerationView, 'state'>): boolean => runningStates.has(state);

/** Only the person who started the job receives its events; colleagues poll. */
const pollMs = 2_500;
const noticeableWaitMs = 1_500;

export function useGeneration(courseId: string) {
  const utils = trpc.useUtils();
  const query = trpc.ai.current.useQuery(
    { courseId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? pollMs : false),
    },
  );
  const generation = query.data ?? null;
  const jobId = generation !== null && isRunning(generation) ? generation.jobId : null;
  const [jobProgress, setJobProgress] = useState<{ jobId: string; progress: GenerationProgress } | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  // A generation pauses briefly between lessons; only a noticeable wait is shown.
  const [hasWaited] = useDebouncedValue(isWaiting, noticeableWaitMs);
  trpc.backgroundJobs.changes.useSubscription(jobId === null ? skipToken : { jobId }, {
    onData: (job) => {
      setIsWaiting(job.status === 'waiting');
      const progress = generationProgress.safeParse(job.progress);
      if (progress.success) setJobProgress({ jobId: job.jobId, progress: progress.data });
      void utils.ai.current.invalidate({ courseId });
    },
  });
  const done = generation?.lessons.filter(({ lessonId }) => lessonId !== null).length ?? 0;
  // The editor must not open with the course from before the generation.
  useDidUpdate(() => void utils.editor.course.invalidate({ courseId }), [generation?.state, done]);
  const progress = jobProgress !== null && jobProgress.jobId === jobId ? jobProgress.progress : null;
  const waiting: GenerationProgress = { stage: 'waiting', at: '', done: progress?.done ?? 0, of: progress?.of ?? 0 };
  return { query, generation, progress: jobId !== null && isWaiting && hasWaited ? waiting : progress };
}
