import { useMemo } from 'react';
import type { CourseComment } from '#shared/publishing/draft.ts';
import { trpc } from '../../../trpc.ts';

const none: readonly CourseComment[] = [];

export function useComments(courseId: string, isWanted = true) {
  const query = trpc.publishing.comments.useQuery({ courseId }, { enabled: isWanted, staleTime: 0 });
  return {
    comments: query.data ?? none,
    hasFailed: query.isError && query.data === undefined,
    isLoading: isWanted && query.isPending,
    retry: () => void query.refetch(),
  };
}

export function useOpenComments(courseId: string, isWanted = true): readonly CourseComment[] {
  const { comments } = useComments(courseId, isWanted);
  return useMemo(() => comments.filter(({ resolvedAt }) => resolvedAt === null), [comments]);
}

export function useOpenCounts(courseId: string, isWanted = true): ReadonlyMap<string, number> {
  const open = useOpenComments(courseId, isWanted);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { lessonId } of open) if (lessonId !== null) counts.set(lessonId, (counts.get(lessonId) ?? 0) + 1);
    return counts;
  }, [open]);
}
