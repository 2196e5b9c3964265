import type { BlockContent } from '#shared/courses/content.ts';
import type { SavedBlock } from '#shared/editor/state.ts';
import type { UnsentStore } from '../../../lib/outbox/unsent-store.ts';

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
  | { kind: 'conflict'; name: string; theirs: SavedBlock }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string };

/** What became of an attempt to save. `lost`: the server was not reached, or something broke that may pass. */
export type Outcome = { kind: 'saved'; revision: string } | { kind: 'lost'; message: string } | Problem;

/** Where drafts outlive the page. */
export type DraftStore = UnsentStore<Draft>;

export const isSameBlock = (one: BlockContent | null, other: BlockContent): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);
