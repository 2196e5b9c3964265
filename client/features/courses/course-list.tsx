import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { courseListTexts as texts } from '#shared/texts/courses.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { look } from '../../components/look/look.ts';
import cards from './course-card.module.css';
import { CourseCard } from './course-card.tsx';
import { CourseFilters } from './course-filters.tsx';
import type { CourseRights } from './course-rights.ts';
import classes from './courses.module.css';
import { CoursesSkeleton } from './courses-skeleton.tsx';
import { DeleteCourseModal } from './delete-course-modal.tsx';
import { NoCourses } from './no-courses.tsx';
import { useCourses } from './use-courses.ts';
import { type NamedCourse, useDuplicateCourse } from './use-duplicate-course.ts';

/** Every course of the organisation that the person sees. */
export function CourseList({ rights }: { rights: CourseRights }) {
  const { list, courses, isFiltered, clear, loadMore, ...filter } = useCourses();
  const [deleting, setDeleting] = useState<NamedCourse | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const duplicate = useDuplicateCourse({ isOpened: false });
  if (list.isPending) return <CoursesSkeleton />;
  if (list.data === undefined) return <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />;
  const isEmpty = courses.length === 0;
  return (
    <section>
      <h2 className={`${classes.hidden} ${look('hidden', 'absolute')}`} ref={heading} tabIndex={-1}>
        {texts.list}
      </h2>
      {(!isEmpty || isFiltered || filter.typed !== '') && <CourseFilters {...filter} />}
      {isEmpty ? (
        <NoCourses isFiltered={isFiltered} mayEdit={rights.mayEdit} onClear={clear} />
      ) : (
        <ul
          className={`${cards.cards} ${look('unlisted', 'stack', 'gap16')}`}
          data-busy={list.isPlaceholderData || undefined}
        >
          {courses.map((course) => (
            <CourseCard
              key={course.courseId}
              course={course}
              mayEdit={rights.mayEdit}
              showsLearners
              onDuplicate={() => duplicate.mutate(course)}
              onDelete={rights.mayDelete ? () => setDeleting(course) : undefined}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={loadMore}>
          {texts.more}
        </Button>
      )}
      <DeleteCourseModal
        course={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => heading.current?.focus()}
      />
    </section>
  );
}
