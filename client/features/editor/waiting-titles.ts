/** Titles that wait for the server. Like drafts they outlive the page and are sent when the course is opened again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { type LeftBehind, leftBehind } from './left-behind.ts';

/** What gets another title; the id of a course is known already. */
export type Named = { kind: 'course' } | { kind: 'module'; id: string } | { kind: 'lesson'; id: string };
/** The title that the person had before them. */
export type TitleBase = { title: string; revision: string };
export type Wish = { target: Named; title: string; base: TitleBase };
/** A title that did not come through yet. */
export type WaitingTitle = Wish & { failures: number };

export const keyOf = (target: Named): string => (target.kind === 'course' ? 'course' : target.id);

/** One for each part of the course. */
export function useWaitingTitles(userId: string, courseId: string) {
  const [waiting, setWaiting] = useState<readonly WaitingTitle[]>([]);
  /** The same for attempts that are on their way and end before the next rendering. */
  const byKey = useRef(new Map<string, WaitingTitle>());
  /** Stays when the editor is left: an attempt may still be on its way. */
  const shelf = useRef<LeftBehind<WaitingTitle>>(null);
  const waits = useCallback((key: string) => byKey.current.get(key), []);
  const wait = useCallback((key: string, one: WaitingTitle) => {
    byKey.current.set(key, one);
    shelf.current?.put(one);
    setWaiting([...byKey.current.values()]);
  }, []);
  const forget = useCallback((key: string) => {
    shelf.current?.remove(key);
    if (byKey.current.delete(key)) setWaiting([...byKey.current.values()]);
  }, []);
  useEffect(() => {
    let isHere = true;
    const opened = titleShelf(userId, courseId);
    shelf.current = opened;
    void opened.adopt().then((adopted) => {
      if (!isHere) return;
      for (const one of adopted) if (!byKey.current.has(keyOf(one.target))) wait(keyOf(one.target), one);
    });
    return () => {
      isHere = false;
      opened.release();
    };
  }, [userId, courseId, wait]);
  return { waiting, waits, wait, forget };
}

const titleShelf = (userId: string, courseId: string) =>
  leftBehind<WaitingTitle>({
    prefix: `course_title:${userId}:${courseId}:`,
    pageId: newId(),
    nameOf: ({ target }) => keyOf(target),
    read: readTitle,
  });

function readTitle(written: Record<string, unknown>): WaitingTitle | null {
  const { target, title, base }: Partial<WaitingTitle> = written;
  const isWhole =
    typeof title === 'string' &&
    typeof base?.title === 'string' &&
    typeof base.revision === 'string' &&
    (target?.kind === 'course' || typeof target?.id === 'string');
  return isWhole ? { target, title, base, failures: 1 } : null;
}
