import { keepPreviousData } from '@tanstack/react-query';
import { courseLimits } from '#shared/courses/schema.ts';
import { shownCourseStates } from '#shared/courses/visibility.ts';
import { may } from '#shared/permissions.ts';
import { isPublisher } from '#shared/publishing/four-eyes.ts';
import { courseActionTexts as actionTexts, courseListTexts as texts } from '#shared/texts/courses/courses.ts';
import { ItemList, useItemOutcome } from '../../components/item-list/item-list.tsx';
import { useTitleFilter } from '../../components/item-list/title-filters.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { CourseCard, generatingRefetchMs, isGenerating, skeletonCourseCards } from './course-card.tsx';
import { useDeleteCourse } from './use-delete-course.tsx';
import { type NamedCourse, useDuplicateCourse } from './use-duplicate-course.ts';

const statuses = ['all', ...shownCourseStates] as const;

export function CourseList({ rights }: { rights: CourseRights }) {
  const filter = useTitleFilter(statuses, courseLimits.title);
  const list = trpc.courses.page.useInfiniteQuery(
    { search: filter.search, status: filter.status },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.pages.some(isGenerating) ? generatingRefetchMs : false),
    },
  );
  const outcome = useItemOutcome();
  const askToDelete = useDeleteCourse(() => outcome.announceAndFocus(actionTexts.deleted));
  const duplicate = useDuplicateCourse({
    onCopied: (_, sentence) => outcome.say(`${actionTexts.duplicated}. ${sentence}`),
    onFailed: (message, { courseId }) => outcome.fail(courseId, message),
  });
  const copy = (course: NamedCourse) => {
    outcome.forget();
    duplicate.mutate(course);
  };
  return (
    <ItemList
      texts={texts}
      list={list}
      itemsOf={({ courses }) => courses}
      filter={filter}
      outcome={outcome}
      createPath={rights.mayEdit ? paths.company.newCourse : null}
      skeleton={skeletonCourseCards(6)}
      cardOf={(course) => (
        <CourseCard
          key={course.courseId}
          course={course}
          mayEdit={rights.mayEdit}
          showsLearners
          failure={outcome.failureOf(course.courseId)}
          onFailureRead={outcome.forget}
          onDuplicate={() => copy(course)}
          onDelete={rights.mayDelete ? () => askToDelete(course) : undefined}
        />
      )}
    />
  );
}

type CourseRights = { mayEdit: boolean; mayDelete: boolean };

export function useCourseRights(): CourseRights {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const needsOrganisation = isPublisher(user, false) && !isPublisher(user, true);
  const organisation = trpc.organisations.current.useQuery(undefined, { enabled: needsOrganisation });
  return {
    mayEdit: may(user, 'course.edit'),
    mayDelete: isPublisher(user, organisation.data?.needsReview ?? true),
  };
}
