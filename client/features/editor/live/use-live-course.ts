import { useEffect, useRef, useState } from 'react';
import type { EditorEvent } from '#shared/editor/state.ts';
import { newId, pageId } from '../../../lib/new-id.ts';
import { trpc } from '../../../trpc.ts';

type Live = {
  courseId: string;
  lessonId: string | null;
  /** Structure, settings or block lists changed; also called after a reconnect. */
  onStructure: () => void;
  onContent: (lessonId: string, by: string) => void;
  onGone: () => void;
};

const pauseMs = 100;

export function useLiveCourse(live: Live) {
  const { courseId, lessonId } = live;
  const utils = trpc.useUtils();
  const [tabId] = useState(() => newId());
  const current = useRef(live);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    current.current = live;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = useRef(() => {
    const { courseId: course, lessonId: lesson } = current.current;
    void utils.client.editor.reportPosition
      .mutate({ courseId: course, tabId, lessonId: lesson })
      .catch(() => undefined);
  });
  const hear = (event: EditorEvent) => {
    const { onStructure, onContent, onGone } = current.current;
    if (event.kind === 'gone') return onGone();
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
    { onStarted: () => look.current(), onData: hear },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson is the event
  useEffect(() => look.current(), [lessonId]);
  return { isConnected: status === 'pending' };
}
