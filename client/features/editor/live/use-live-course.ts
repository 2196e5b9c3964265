import { useEffect, useRef, useState } from 'react';
import type { EditorEvent } from '#shared/editor/state.ts';
import { newId, pageId } from '../../../lib/new-id.ts';
import { trpc } from '../../../trpc.ts';

type LiveCourse = {
  courseId: string;
  lessonId: string | null;
  /** Structure, settings or block lists changed; also called after a reconnect. */
  onStructure: () => void;
  onContent: (lessonId: string, by: string) => void;
  onDeleted: () => void;
};

const pauseMs = 100;

export function useLiveCourse(live: LiveCourse) {
  const { courseId, lessonId } = live;
  const utils = trpc.useUtils();
  const [tabId] = useState(() => newId());
  const latest = useRef(live);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = live;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const reportPosition = useRef(() => {
    const { courseId: course, lessonId: lesson } = latest.current;
    void utils.client.editor.reportPosition
      .mutate({ courseId: course, tabId, lessonId: lesson })
      .catch(() => undefined);
  });
  const handleEvent = (event: EditorEvent) => {
    const { onStructure, onContent, onDeleted } = latest.current;
    if (event.kind === 'gone') return onDeleted();
    // This page already shows its own changes.
    if (event.pageId === pageId) return;
    if (event.kind === 'content') onContent(event.lessonId, event.by);
    else if (event.kind === 'comments') void utils.publishing.comments.invalidate({ courseId });
    else if (event.kind === 'presence') void utils.editor.authors.invalidate({ courseId });
    else if (event.kind === 'structure') {
      clearTimeout(timer.current);
      timer.current = setTimeout(onStructure, pauseMs);
    }
  };
  const { status } = trpc.editor.changes.useSubscription(
    { courseId, tabId },
    { onStarted: () => reportPosition.current(), onData: handleEvent },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson is the event
  useEffect(() => reportPosition.current(), [lessonId]);
  return { isConnected: status === 'pending' };
}
