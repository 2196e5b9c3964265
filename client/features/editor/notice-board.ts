import { useSyncExternalStore } from 'react';
import { keyOf, type Named } from './titles/title-queue.ts';

export type NoticePlace = 'structure' | 'lesson' | 'draft' | `block ${string}` | `title ${string}`;
type Notice = { kind: 'failed' | 'done'; text: string; title?: string };

export const blockPlace = (blockId: string): NoticePlace => `block ${blockId}`;
export const titlePlace = (target: Named): NoticePlace => `title ${keyOf(target)}`;

const doneMs = 6_000;

/** One notice per place. Failures stay until fixed or dismissed; success notices disappear. */
export class NoticeBoard {
  readonly #notices = new Map<NoticePlace, Notice>();
  readonly #listeners = new Set<() => void>();

  readonly at = (place: NoticePlace): Notice | null => this.#notices.get(place) ?? null;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly failed = (place: NoticePlace, text: string, title?: string): void =>
    this.#put(place, { kind: 'failed', text, ...(title !== undefined && { title }) });

  readonly done = (place: NoticePlace, text: string): void => {
    const notice: Notice = { kind: 'done', text };
    this.#put(place, notice);
    setTimeout(() => {
      if (this.at(place) === notice) this.clear(place);
    }, doneMs);
  };

  readonly clear = (place: NoticePlace): void => {
    if (this.#notices.delete(place)) this.#tell();
  };

  #put(place: NoticePlace, notice: Notice): void {
    this.#notices.set(place, notice);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const useNotice = (board: NoticeBoard, place: NoticePlace): Notice | null =>
  useSyncExternalStore(board.subscribe, () => board.at(place));
