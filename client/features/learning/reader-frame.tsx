import { Box } from '@mantine/core';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { PublishedCourseView } from '#shared/learning/state.ts';
import type { DraftCourse } from '#shared/publishing/draft.ts';
import type { Reading } from './course-address.ts';
import { CourseStart } from './course-start.tsx';
import { lessonPositionOf, lessonsOf } from './lesson-order.ts';
import { LessonView } from './lesson-view.tsx';
import classes from './print.module.css';
import { PrintView } from './print-view.tsx';
import type { ReaderParts, ReaderSlots } from './reader-parts.ts';
import { useDraftLearning, useLearning } from './use-learning.ts';

type ReaderFrameProps = Omit<ReaderParts, 'lessons'> & {
  children?: ReactNode;
};

function ReaderFrame({ children, ...readerProps }: ReaderFrameProps) {
  const [params] = useSearchParams();
  const lessons = lessonsOf(readerProps.course.modules);
  const parts = { ...readerProps, lessons };
  const lessonId = params.get('lesson');
  const place = lessonPositionOf(lessons, lessonId);
  const frame = useRef<HTMLDivElement>(null);
  const question = useLocation().hash.slice(1);
  useFocusOnNavigation(frame, `${params.get('view') ?? ''} ${lessonId ?? ''}`, question);
  const renderView = () =>
    place === null ? (
      <CourseStart {...parts} isLessonGone={lessonId !== null} />
    ) : (
      <>
        <LessonView {...parts} place={place} />
        {readerProps.slots.end}
      </>
    );
  return (
    <Box miw={0} className={classes.course} data-course="" ref={frame}>
      {children ?? renderView()}
    </Box>
  );
}

/** `question`: id of the block that gets the focus, also on the first visit. */
function useFocusOnNavigation(frame: RefObject<HTMLElement | null>, part: string, question: string): void {
  const shown = useRef(question === '' ? part : null);
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    if (shown.current === part) return;
    const isOpening = shown.current === null;
    shown.current = part;
    const block = question === '' ? null : document.getElementById(question);
    if (block !== null && (isOpening || navigationType !== NavigationType.Pop)) {
      block.scrollIntoView();
      block.focus({ preventScroll: true });
      return;
    }
    if (navigationType === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [frame, part, question, navigationType]);
}

type DraftReaderProps = { draft: DraftCourse; slots: ReaderSlots; onReload: () => Promise<unknown> };

export function DraftReader({ draft: { revision, updatedAt: _, ...shown }, slots, onReload }: DraftReaderProps) {
  const { courseId } = shown;
  const learning = useDraftLearning(courseId);
  const course = { ...shown, version: revision, publishedAt: null };
  const reading = { courseId, invitation: null, isDraft: true } as const;
  return <ReaderFrame course={course} reading={reading} learning={learning} slots={slots} onReload={onReload} />;
}

type CourseReaderProps = Pick<ReaderSlots, 'end'> & {
  course: PublishedCourseView;
  reading: Reading;
  onReload: () => Promise<unknown>;
};

export function CourseReader({ course, reading, end, onReload }: CourseReaderProps) {
  const [params] = useSearchParams();
  const learning = useLearning(reading);
  const reload = () => Promise.all([onReload(), learning.refetch()]);
  const printView = params.get('view') === 'print' ? <PrintView course={course} reading={reading} /> : null;
  const parts = { course, reading, learning, onReload: reload };
  return (
    <ReaderFrame {...parts} slots={{ end }}>
      {printView}
    </ReaderFrame>
  );
}
