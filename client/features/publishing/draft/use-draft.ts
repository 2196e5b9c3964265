import { useEffect, useRef } from 'react';
import type { DraftEvent } from '#shared/publishing/draft.ts';
import { trpc } from '../../../trpc.ts';

const debounceMs = 100;

export function useDraft(courseId: string) {
  const utils = trpc.useUtils();
  // Fetched once for each visit, so that the text does not change while it is read.
  const draft = trpc.publishing.draft.useQuery(
    { courseId },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const state = trpc.publishing.draftState.useQuery({ courseId }, { gcTime: 0 });
  useDraftChanges(courseId, draft.isSuccess);
  const reload = () =>
    Promise.all([
      draft.refetch(),
      utils.publishing.draftState.invalidate({ courseId }),
      utils.publishing.compare.invalidate({ courseId }),
    ]);
  return { draft, state, reload };
}

function useDraftChanges(courseId: string, isOpen: boolean): void {
  const utils = trpc.useUtils();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleChange = (event: DraftEvent) => {
    if (event === 'comments') return void utils.publishing.comments.invalidate({ courseId });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void utils.publishing.draftState.invalidate({ courseId });
      void utils.editor.course.invalidate({ courseId });
    }, debounceMs);
  };
  trpc.publishing.draftChanges.useSubscription({ courseId }, { enabled: isOpen, onData: handleChange });
}
