import { Box } from '@mantine/core';
import { useRef, useState } from 'react';
import { courseActionTexts as actionTexts, courseListTexts as texts } from '#shared/texts/courses/courses.ts';
import cards from '../../components/card-list/card-list.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { look } from '../../components/look/look.ts';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useBriefly } from '../../lib/use-briefly.ts';
import { CourseCard } from './course-card.tsx';
import { CourseFilters } from './course-filters.tsx';
import type { CourseRights } from './course-rights.ts';
import classes from './courses.module.css';
import { CoursesSkeleton } from './courses-skeleton.tsx';
import { NoCourses } from './no-courses.tsx';
import { useCourses } from './use-courses.ts';
import { useDeleteCourse } from './use-delete-course.tsx';
import { type NamedCourse, useDuplicateCourse } from './use-duplicate-course.ts';

/** Every course of the organisation that the person sees. */
export function CourseList({ rights }: { rights: CourseRights }) {
  const { list, courses, isFiltered, clear, ...filter } = useCourses();
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, say] = useBriefly();
  const [failed, setFailed] = useState<{ courseId: string; message: string } | null>(null);
  const askToDelete = useDeleteCourse(() => {
    heading.current?.focus();
    say(actionTexts.deleted);
  });
  const duplicate = useDuplicateCourse({
    onCopied: (_, sentence) => say(`${actionTexts.duplicated}. ${sentence}`),
    onFailed: (message, { courseId }) => setFailed({ courseId, message }),
  });
  const copy = (course: NamedCourse) => {
    setFailed(null);
    duplicate.mutate(course);
  };
  if (list.isPending) return <CoursesSkeleton />;
  if (list.data === undefined) return <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />;
  const isEmpty = courses.length === 0;
  return (
    <section>
      <h2 className={`${classes.hidden} ${look('hidden', 'absolute')}`} ref={heading} tabIndex={-1}>
        {texts.list}
      </h2>
      {(!isEmpty || isFiltered || filter.typed !== '') && <CourseFilters {...filter} />}
      <Box mih="1.75rem">
        <SavedNote note={note} />
      </Box>
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
              failure={failed?.courseId === course.courseId ? failed.message : null}
              onFailureRead={() => setFailed(null)}
              onDuplicate={() => copy(course)}
              onDelete={rights.mayDelete ? () => askToDelete(course) : undefined}
            />
          ))}
        </ul>
      )}
      <MoreButton list={list} label={texts.more} failed={texts.loadFailed} />
    </section>
  );
}
