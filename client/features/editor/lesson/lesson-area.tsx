import { Skeleton } from '@mantine/core';
import type { EditedCourse } from '#shared/editor/state.ts';
import { contentTexts as texts } from '#shared/texts/editor.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { look } from '../../../components/look/look.ts';
import classes from '../blocks/blocks.module.css';
import { findLesson, lessonCount } from '../structure/structure.ts';
import { LessonEditor } from './lesson-editor.tsx';
import type { OpenLesson } from './use-open-lesson.ts';

type LessonAreaProps = { course: EditedCourse; open: OpenLesson; onMoveAway: (blockId: string) => void };

/** The middle of the editor: the lesson that is open, or what to do to open one. */
export function LessonArea({ course, open, onMoveAway }: LessonAreaProps) {
  const { lessonId, lesson, query } = open;
  const item = lessonId === null ? undefined : findLesson(course, lessonId)?.lesson;
  if (item === undefined)
    return <EmptyState title={texts.choose} text={lessonCount(course) === 0 ? texts.noLessons : texts.chooseHint} />;
  if (lesson !== undefined) return <LessonEditor key={lessonId} item={item} lesson={lesson} onMoveAway={onMoveAway} />;
  if (query.isError)
    return <ErrorState title={texts.loadFailed} text={texts.loadFailedText} onRetry={() => void query.refetch()} />;
  return <LessonSkeleton />;
}

export function LessonSkeleton() {
  return (
    <div
      className={`${classes.paper} ${look('surface', 'line', 'relative')}`}
      role="status"
      aria-label={shellTexts.loading}
    >
      <Skeleton height={32} width="50%" mb={24} />
      {[0, 1, 2].map((block) => (
        <div key={block} className={`${classes.card} ${look('narrowable', 'relative')}`}>
          <Skeleton height={14} width={72} mb={12} />
          <Skeleton height={14} mb={8} />
          <Skeleton height={14} mb={8} width="94%" />
          <Skeleton height={14} width="70%" />
        </div>
      ))}
    </div>
  );
}
