import type { BlockContent } from '#shared/courses/content.ts';
import type { EditedBlock } from '#shared/editor/state.ts';

/** What an author wrote in a block and the server does not have yet. */
export type Draft = {
  blockId: string;
  lessonId: string;
  /** The revision that the text was written on. */
  base: string;
  block: BlockContent;
  /** What was last sent without an answer: it may have arrived, so it goes out again before anything newer. */
  sent: BlockContent | null;
};

/** Why a draft waits for its author. `theirs`: what stands on the server instead. */
export type Problem =
  | { kind: 'conflict'; name: string; theirs: EditedBlock }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string };

/** What became of an attempt to save. `lost`: the server was not reached, or something broke that may pass. */
export type Outcome = { kind: 'saved'; revision: string } | { kind: 'lost'; message: string } | Problem;

/** Where drafts outlive the page. */
export type DraftStore = {
  /** What an earlier page left behind; each draft is given out once. */
  adopt: () => Draft[] | Promise<Draft[]>;
  put: (draft: Draft) => void;
  remove: (blockId: string) => void;
  /** The page is done with it. */
  release: () => void;
};

const firstDelayMs = 1_000;
const longestDelayMs = 15_000;

/** How long to wait after the given number of failures in a row. */
export const retryDelayMs = (failures: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));

export const isSameBlock = (one: BlockContent | null, other: BlockContent): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);
