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
  const pages = isLearner ? pagesOf(courses.map(({ courseId }) => courseId)) : [];
  const answers = trpc.useQueries((t) =>
    pages.map((courseIds) => t.learning.cardProgress({ courseIds }, { retry: false })),
  );
  const begun = answers.flatMap(({ data = [] }) => data);
  return new Map(begun.map((progress) => [progress.courseId, progress]));
}

/** One request per page, so that further pages do not repeat earlier ones. */
const pagesOf = (courseIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(courseIds.length / maxCards) }, (_, page) =>
    courseIds.slice(page * maxCards, (page + 1) * maxCards),
  );
