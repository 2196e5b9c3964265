import { keepPreviousData } from '@tanstack/react-query';
import type { CatalogueCourse } from '#shared/catalogue/schema.ts';
import { maxCards } from '#shared/learning/schema.ts';
import type { CardProgress } from '#shared/learning/state.ts';
import { may } from '#shared/permissions.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

export type OwnProgress = CardProgress;

/** Progress of a signed-in person by course id; courses not begun are missing. */
export function useOwnProgress(courses: readonly CatalogueCourse[]): ReadonlyMap<string, OwnProgress> {
  const session = useSession();
  const isLearner = session.status === 'signedIn' && may(session.user, 'learning.own');
  const courseIds = courses.map(({ courseId }) => courseId).slice(0, maxCards);
  const { data } = trpc.learning.cardProgress.useQuery(
    { courseIds },
    { enabled: isLearner && courseIds.length > 0, placeholderData: keepPreviousData, retry: false },
  );
  return new Map(data?.map((progress) => [progress.courseId, progress]));
}
