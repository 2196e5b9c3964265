import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { ReadCourse } from '#shared/learning/state.ts';
import { look } from '../../components/look/look.ts';
import type { Reading } from './course-address.ts';
import { CourseStart } from './course-start.tsx';
import { LessonView } from './lesson-view.tsx';
import { lessonsOf, placeOf } from './outline.ts';
import classes from './print.module.css';
import { PrintView } from './print-view.tsx';
import { useLearning } from './use-learning.ts';

type CourseReaderProps = { course: ReadCourse; reading: Reading; onReload: () => Promise<unknown> };

/** The course: its start, one lesson, or everything for the printer. Which one stands in the address. */
export function CourseReader({ course, reading, onReload }: CourseReaderProps) {
  const [params] = useSearchParams();
  const learning = useLearning(reading);
  const lessons = lessonsOf(course.modules);
  const lessonId = params.get('lesson');
  const place = placeOf(lessons, lessonId);
  const reload = () => Promise.all([onReload(), learning.refetch()]);
  const parts = { course, reading, lessons, learning, onReload: reload };
  const frame = useRef<HTMLDivElement>(null);
  useArrival(frame, `${params.get('view') ?? ''} ${lessonId ?? ''}`);
  const shown = () => {
    if (params.get('view') === 'print') return <PrintView course={course} reading={reading} />;
    if (place === null) return <CourseStart {...parts} isLessonGone={lessonId !== null} />;
    return <LessonView {...parts} place={place} />;
  };
  return (
    <div className={`${classes.course} ${look('narrowable')}`} data-course="" ref={frame}>
      {shown()}
    </div>
  );
}

/** Another part of the course begins at its top, with the focus on its title; going back is left to the browser. */
function useArrival(frame: RefObject<HTMLElement | null>, part: string): void {
  const shown = useRef(part);
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (navigationType === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [frame, part, navigationType]);
}
