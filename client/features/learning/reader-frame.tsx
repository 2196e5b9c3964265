import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { look } from '../../components/look/look.ts';
import { CourseStart } from './course-start.tsx';
import { LessonView } from './lesson-view.tsx';
import { lessonsOf, placeOf } from './outline.ts';
import classes from './print.module.css';
import type { ReaderParts } from './reader-parts.ts';

type ReaderFrameProps = Omit<ReaderParts, 'lessons'> & {
  /** Takes the place of what the address names. */
  children?: ReactNode;
};

/** The course's start or one lesson, as the address says. */
export function ReaderFrame({ children, ...given }: ReaderFrameProps) {
  const [params] = useSearchParams();
  const lessons = lessonsOf(given.course.modules);
  const parts = { ...given, lessons };
  const lessonId = params.get('lesson');
  const place = placeOf(lessons, lessonId);
  const frame = useRef<HTMLDivElement>(null);
  useArrival(frame, `${params.get('view') ?? ''} ${lessonId ?? ''}`);
  const named = () =>
    place === null ? (
      <CourseStart {...parts} isLessonGone={lessonId !== null} />
    ) : (
      <LessonView {...parts} place={place} />
    );
  return (
    <div className={`${classes.course} ${look('narrowable')}`} data-course="" ref={frame}>
      {children ?? named()}
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
