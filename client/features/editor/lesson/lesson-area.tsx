import { Box, Text } from '@mantine/core';
import type { EditedCourse } from '#shared/editor/state.ts';
import { contentTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../../components/skeleton/placeholders.ts';
import { findLesson, lessonCount } from '../../../lib/outline.ts';
import classes from '../blocks/blocks.module.css';
import title from '../titles/inline-title.module.css';
import { LessonEditor } from './lesson-editor.tsx';
import type { OpenLesson } from './use-open-lesson.ts';

type LessonAreaProps = { course: EditedCourse; open: OpenLesson; onMoveAway: (blockId: string) => void };

export function LessonArea({ course, open, onMoveAway }: LessonAreaProps) {
  const { lessonId, lesson, query } = open;
  const item = lessonId === null ? undefined : findLesson(course, lessonId)?.lesson;
  if (item === undefined)
    return <EmptyState title={texts.choose} text={lessonCount(course) === 0 ? texts.noLessons : texts.chooseHint} />;
  if (lesson !== undefined) return <LessonEditor key={lessonId} item={item} lesson={lesson} onMoveAway={onMoveAway} />;
  if (query.isError)
    return <ErrorState title={texts.loadFailed} text={texts.loadFailedText} onRetry={() => void query.refetch()} />;
  return (
    <ContentSkeleton>
      <LessonSkeleton />
    </ContentSkeleton>
  );
}

export function LessonSkeleton() {
  return (
    <Box bg="var(--pg-surface)" pos="relative" miw={0} className={`${classes.paper} ${common.line}`}>
      <h2 className={title.heading} data-level={2}>
        <span className={title.title}>{placeholderText(7, 5)}</span>
      </h2>
      <ol className={`${classes.cards} ${common.stack}`}>
        {placeholderItems(3, (block) => (
          <Box component="li" key={block} miw={0} pos="relative" className={classes.card}>
            <Text mih="2.5rem" fz="xs">
              {placeholderText(6)}
            </Text>
            <Box component="p" mih="3.5rem" fz="1.0625rem" lh={1.65}>
              {placeholderText(5, 8, 6, 9, 4, 7)}
            </Box>
          </Box>
        ))}
      </ol>
    </Box>
  );
}
