/** Titles that wait for the server. Like drafts they outlive the page and are sent when the course is opened again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { type UnsentStore, unsentStore } from '../../../lib/outbox/unsent-store.ts';

/** What gets another title; the id of a course is known already. */
export type Named = { kind: 'course' } | { kind: 'module'; id: string } | { kind: 'lesson'; id: string };
/** The title that the person had before them. */
export type TitleBase = { title: string; revision: string };
export type PendingTitle = { target: Named; title: string; base: TitleBase };
/** A title that did not come through yet. */
export type WaitingTitle = PendingTitle & { failures: number };

export const keyOf = (target: Named): string => (target.kind === 'course' ? 'course' : target.id);

/** One for each part of the course. */
export function useWaitingTitles(userId: string, courseId: string) {
  const [waiting, setWaiting] = useState<readonly WaitingTitle[]>([]);
  /** The same for attempts that are on their way and end before the next rendering. */
  const byKey = useRef(new Map<string, WaitingTitle>());
  /** What is stored for each part. */
  const stored = useRef(new Map<string, PendingTitle>());
  /** Stays when the editor is left: an attempt may still be on its way. */
  const store = useRef<UnsentStore<WaitingTitle>>(null);
  const waits = useCallback((key: string) => byKey.current.get(key), []);
  const settle = useCallback((key: string, one: WaitingTitle | null) => {
    if (one !== null) byKey.current.set(key, one);
    else if (!byKey.current.delete(key)) return;
    setWaiting([...byKey.current.values()]);
  }, []);
  const keep = useCallback(
    (one: WaitingTitle) => {
      const key = keyOf(one.target);
      stored.current.set(key, one);
      store.current?.put(one);
      settle(key, one);
    },
    [settle],
  );
  /** It did not come through, and is tried again unless the person has wished for something else since. */
  const wait = useCallback(
    (pending: PendingTitle, failures: number) => {
      if (stored.current.get(keyOf(pending.target)) === pending) keep({ ...pending, failures });
    },
    [keep],
  );
  /** It is on its way: nothing waits, but should the page end now, it is still known. */
  const begin = useCallback(
    (pending: PendingTitle) => {
      const key = keyOf(pending.target);
      stored.current.set(key, pending);
      store.current?.put({ ...pending, failures: 0 });
      settle(key, null);
    },
    [settle],
  );
  /** It is done with, unless the person has wished for something else since. */
  const forget = useCallback(
    (pending: PendingTitle) => {
      const key = keyOf(pending.target);
      if (stored.current.get(key) !== pending) return;
      stored.current.delete(key);
      store.current?.remove(key);
      settle(key, null);
    },
    [settle],
  );
  useEffect(() => {
    let isHere = true;
    const opened = titleStore(userId, courseId);
    store.current = opened;
    void opened.adopt().then((adopted) => {
      if (!isHere) return;
      for (const one of adopted) if (!stored.current.has(keyOf(one.target))) keep(one);
    });
    return () => {
      isHere = false;
      opened.release();
    };
  }, [userId, courseId, keep]);
  const giveUp = useCallback(
    (target: Named) => {
      const pending = stored.current.get(keyOf(target));
      if (pending !== undefined) forget(pending);
    },
    [forget],
  );
  return { waiting, waits, begin, wait, forget, giveUp };
}

const titleStore = (userId: string, courseId: string) =>
  unsentStore<WaitingTitle>({
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
