import { useSyncExternalStore } from 'react';
import { keyOf, type TitleTarget } from './titles/title-queue.ts';

export type NoticeKey = 'structure' | 'lesson' | 'draft' | `block ${string}` | `title ${string}`;
type Notice = { kind: 'failed' | 'done'; text: string; title?: string };

export const blockNoticeKey = (blockId: string): NoticeKey => `block ${blockId}`;
export const titleNoticeKey = (target: TitleTarget): NoticeKey => `title ${keyOf(target)}`;

const doneMs = 6_000;

/** One notice per place. Failures stay until fixed or dismissed; success notices disappear. */
export class NoticeBoard {
  readonly #notices = new Map<NoticeKey, Notice>();
  readonly #listeners = new Set<() => void>();

  readonly at = (place: NoticeKey): Notice | null => this.#notices.get(place) ?? null;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly failed = (place: NoticeKey, text: string, title?: string): void =>
    this.#put(place, { kind: 'failed', text, ...(title !== undefined && { title }) });

  readonly done = (place: NoticeKey, text: string): void => {
    const notice: Notice = { kind: 'done', text };
    this.#put(place, notice);
    setTimeout(() => {
      if (this.at(place) === notice) this.clear(place);
    }, doneMs);
  };

  readonly clear = (place: NoticeKey): void => {
    if (this.#notices.delete(place)) this.#tell();
  };

  #put(place: NoticeKey, notice: Notice): void {
    this.#notices.set(place, notice);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const useNotice = (board: NoticeBoard, place: NoticeKey): Notice | null =>
  useSyncExternalStore(board.subscribe, () => board.at(place));
