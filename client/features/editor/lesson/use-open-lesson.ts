import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EditedLesson } from '#shared/editor/state.ts';
import { trpc } from '../../../trpc.ts';
import type { BlockQueue } from '../saving/block-queue.ts';
import { mergeLesson } from './lesson-cache.ts';

const isId = (value: string | null): value is string => value !== null && /^[\da-f-]{36}$/.test(value);

export function useOpenLesson(courseId: string, queue: BlockQueue) {
  const [params, setParams] = useSearchParams();
  const lessonParam = params.get('lesson');
  const lessonId = isId(lessonParam) ? lessonParam : null;
  const query = trpc.editor.lesson.useQuery(
    { courseId, lessonId: lessonId ?? '' },
    {
      enabled: lessonId !== null,
      refetchOnMount: 'always',
      structuralSharing: (before, now) => mergeLesson(before as EditedLesson | undefined, now as EditedLesson),
    },
  );
  const lesson = lessonId === null ? undefined : query.data;
  useEffect(() => {
    for (const block of lesson?.blocks ?? []) queue.handleRead(block.blockId, { base: block.revision, value: block });
  }, [lesson, queue]);
  const change = useRef(setParams);
  useEffect(() => {
    change.current = setParams;
  });
  const openLesson = useCallback(
    (id: string | null) => change.current(id === null ? {} : { lesson: id }, { preventScrollReset: true }),
    [],
  );
  return { lessonId, lesson, query, openLesson };
}

export type OpenLesson = Pick<ReturnType<typeof useOpenLesson>, 'lessonId' | 'lesson' | 'query'>;
