import { useMemo } from 'react';
import type { CourseComment } from '#shared/publishing/draft.ts';
import { trpc } from '../../../trpc.ts';

const noComments: readonly CourseComment[] = [];

export function useComments(courseId: string, isEnabled = true) {
  const query = trpc.publishing.comments.useQuery({ courseId }, { enabled: isEnabled, staleTime: 0 });
  return {
    comments: query.data ?? noComments,
    hasFailed: query.isError && query.data === undefined,
    isLoading: isEnabled && query.isPending,
    retry: () => void query.refetch(),
  };
}

export function useOpenComments(courseId: string, isEnabled = true): readonly CourseComment[] {
  const { comments } = useComments(courseId, isEnabled);
  return useMemo(() => comments.filter(({ resolvedAt }) => resolvedAt === null), [comments]);
}

export function useOpenCounts(courseId: string, isEnabled = true): ReadonlyMap<string, number> {
  const openComments = useOpenComments(courseId, isEnabled);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { lessonId } of openComments)
      if (lessonId !== null) counts.set(lessonId, (counts.get(lessonId) ?? 0) + 1);
    return counts;
  }, [openComments]);
}
