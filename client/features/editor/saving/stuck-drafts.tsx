import { Alert, Box, Group, Stack } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { BlockContent } from '#shared/courses/content.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { editorTexts, conflictTexts as texts } from '#shared/texts/courses/editor.ts';
import { findLesson } from '../../../lib/outline.ts';
import classes from '../editor.module.css';
import { useEditorParts } from '../editor-context.ts';
import { lessonQuery } from '../structure/lesson-row.tsx';
import { type BlockQueue, useQueueState } from './block-queue.ts';

type StuckDraftsProps = { course: EditedCourse; lessonId: string | null };

export function StuckDrafts({ course, lessonId }: StuckDraftsProps) {
  const { queue, blocks } = useEditorParts();
  const state = useQueueState(queue);
  const stuck = state === 'unsaved' ? queue.stuck().filter(({ about }) => about.lessonId !== lessonId) : [];
  const lessons = useMemo(
    () => new Map(course.modules.flatMap((module) => module.lessons.map((lesson) => [lesson.lessonId, lesson.title]))),
    [course.modules],
  );
  if (stuck.length === 0) return null;
  const existingLessonIds = [...new Set(stuck.map(({ about }) => about.lessonId))].filter((id) => lessons.has(id));
  const orphaned = stuck.filter(({ about }) => !lessons.has(about.lessonId));
  const canInsert = lessonId !== null && findLesson(course, lessonId) !== undefined;
  return (
    <Box component="section" bg="var(--pg-sunken)" bdrs="md" className={classes.stuck} aria-label={texts.refused}>
      {existingLessonIds.length > 0 && (
        <p>
          {texts.elsewhere}{' '}
          {existingLessonIds.map((id) => (
            <Link key={id} to={lessonQuery(id)}>
              {lessons.get(id)}
            </Link>
          ))}
        </p>
      )}
      {orphaned.map(({ key: blockId, value: block }) => (
        <Stack gap="xs" mt="xs" key={blockId}>
          <p>{texts.lessonGone(excerptOf(block))}</p>
          <Group gap="xs">
            <Box
              component="button"
              fz="sm"
              bdrs="md"
              bd="1px solid var(--pg-field-line)"
              className={classes.small}
              type="button"
              disabled={!canInsert}
              onClick={async () => {
                if (lessonId !== null && (await blocks.insertAgain(lessonId, block))) queue.discard(blockId);
              }}
            >
              {texts.insertHere}
            </Box>
            <Box
              component="button"
              fz="sm"
              bdrs="md"
              bd="1px solid var(--pg-field-line)"
              className={classes.small}
              type="button"
              onClick={() => queue.discard(blockId)}
            >
              {texts.discard}
            </Box>
          </Group>
        </Stack>
      ))}
    </Box>
  );
}

const excerptLength = 80;

function excerptOf(block: BlockContent): string {
  const words = {
    text: () => (block.type === 'text' ? block.content.content.replace(/<[^<>]*>/g, ' ') : ''),
    video: () => (block.type === 'video' ? block.content.title || block.content.url : ''),
    quiz: () => (block.type === 'quiz' ? block.content.question : ''),
    asset: () => (block.type === 'asset' ? block.content.filename : ''),
  }[block.type]();
  return words.replace(/\s+/g, ' ').trim().slice(0, excerptLength);
}

/** Must not move the focus or scroll, because the person is typing. */
export function ConnectionLostNote({ queue, message }: { queue: BlockQueue; message: string | null }) {
  const isFailing = useSyncExternalStore(queue.subscribe, queue.isFailing);
  if (!isFailing || message === null) return null;
  return (
    <Alert mb="md" color="red" icon={<IconCloudOff stroke={1.75} />} title={editorTexts.saveFailedTitle} role="alert">
      {message}
    </Alert>
  );
}
