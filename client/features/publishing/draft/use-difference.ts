import { useMemo } from 'react';
import type { Difference, LessonChange } from '#shared/publishing/diff.ts';
import { trpc } from '../../../trpc.ts';

export type DraftDifference = {
  version: number;
  difference: Difference | undefined;
  lessons: ReadonlyMap<string, LessonChange>;
  hasFailed: boolean;
  retry: () => void;
};

export function useDifference(courseId: string, version: number | null): DraftDifference | null {
  const query = trpc.publishing.compare.useQuery(
    { courseId, from: version ?? 1, to: null },
    { enabled: version !== null, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  );
  const lessons = useMemo(
    () => new Map(query.data?.lessons.map((change) => [change.lessonId, change]) ?? []),
    [query.data],
  );
  if (version === null) return null;
  const hasFailed = query.isError && query.data === undefined;
  return { version, difference: query.data, lessons, hasFailed, retry: () => void query.refetch() };
}
