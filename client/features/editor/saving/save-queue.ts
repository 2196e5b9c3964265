/**
 * Saves the blocks of one course in the background. Of each block one save is on its way at a time, on the newest revision that
 * its author has seen; what cannot be saved stays in the browser and is tried again. Nothing is overwritten and nothing is
 * dropped unless the author says so.
 */
import type { BlockContent } from '#shared/courses/content.ts';
import type { SavedBlock } from '#shared/editor/state.ts';
import { Outbox, type OutboxState, type Verdict } from '../../../lib/outbox/outbox.ts';
import { type Draft, type DraftStore, isSameBlock, type Outcome, type Problem } from './drafts.ts';

/** What a block's view shows of it. The object stays the same until something changes. */
export type Entry = { readonly block: BlockContent; readonly lessonId: string; readonly problem: Problem | null };
export type SaveState = OutboxState;

export type Channel = {
  send: (draft: { blockId: string; revision: string; block: BlockContent }) => Promise<Outcome>;
  /** The block stands on the server like this now. */
  onSaved: (saved: SavedBlock & { lessonId: string }) => void;
  /** Nothing gets through any more; once, until everything has. */
  onLost: (message: string) => void;
  store: DraftStore;
};

type Item = { draft: Draft; entry: Entry };
type Sent = Pick<Draft, 'blockId' | 'lessonId' | 'block'>;
type Answer = { outcome: Outcome; sent: Sent };

export const debounceMs = 500;

export class SaveQueue {
  readonly #channel: Channel;
  readonly #outbox: Outbox<Item, Answer>;

  constructor(channel: Channel) {
    this.#channel = channel;
    this.#outbox = new Outbox({
      send: (_, { draft }) => this.#send(draft),
      received: (_, answer) => this.#received(answer),
      receivedLate: ({ outcome, sent }) => {
        if (outcome.kind === 'saved') this.#channel.onSaved(storedBlock(sent, outcome.revision));
      },
      isStuck: ({ entry }) => entry.problem !== null,
    });
  }

  readonly state = (): SaveState => this.#outbox.state();
  /** That nothing gets through at the moment. */
  readonly isFailing = (): boolean => this.#outbox.isFailing();
  readonly entryOf = (blockId: string): Entry | undefined => this.#outbox.get(blockId)?.entry;
  readonly subscribe = (listener: () => void): (() => void) => this.#outbox.subscribe(listener);

  /** Takes up what an earlier page left behind, and sends it. */
  async start(): Promise<void> {
    for (const draft of await this.#channel.store.adopt()) {
      if (this.#outbox.get(draft.blockId) !== undefined) continue;
      this.#channel.store.put(draft);
      this.#outbox.put(draft.blockId, itemOf(draft));
    }
  }

  /** The author changed a block. `shown` is the block as they had it before them. */
  edit(shown: SavedBlock & { lessonId: string }, block: BlockContent, delayMs = debounceMs): void {
    const { blockId, lessonId, revision } = shown;
    const item = this.#outbox.get(blockId) ?? itemOf({ blockId, lessonId, base: revision, block, sent: null });
    const { problem } = item.entry;
    const draft = { ...item.draft, block };
    this.#channel.store.put(draft);
    // What was refused may be good now; the other problems remain until their author has decided.
    this.#outbox.put(blockId, itemOf(draft, problem?.kind === 'refused' ? null : problem), delayMs);
  }

  /** Tries everything now that does not wait for its author. */
  readonly flush = (): void => this.#outbox.flush();

  /** Sends what is waiting; resolves when every draft, or those that are meant, is saved or stuck. True if all are saved. */
  settled(isMeant: (draft: Draft) => boolean = () => true): Promise<boolean> {
    return this.#outbox.settled(({ draft }) => isMeant(draft));
  }

  /** The author takes the other version: their own text is dropped. */
  takeTheirs(blockId: string): void {
    const entry = this.#outbox.get(blockId)?.entry;
    if (entry?.problem?.kind !== 'conflict') return;
    this.#drop(blockId);
    this.#channel.onSaved({ ...entry.problem.theirs, lessonId: entry.lessonId });
  }

  /** The author keeps their text: it goes on top of the version that they were shown. */
  keepMine(blockId: string): void {
    const item = this.#outbox.get(blockId);
    const problem = item?.entry.problem;
    if (item === undefined || problem?.kind !== 'conflict') return;
    this.#retry({ ...item.draft, base: problem.theirs.revision, sent: null });
  }

  /** Forgets the text of a block. @returns what was unsaved */
  discard(blockId: string): Draft | null {
    const draft = this.#outbox.get(blockId)?.draft ?? null;
    if (draft !== null) this.#drop(blockId);
    return draft;
  }

  /** A draft that was forgotten, on the revision that its author had before them. */
  takeBack({ blockId, lessonId, base, block }: Draft): void {
    this.edit({ ...block, blockId, lessonId, revision: base }, block, 0);
  }

  /** What the server was just read to hold. A block that has come back is tried again. */
  seen(block: SavedBlock): void {
    const item = this.#outbox.get(block.blockId);
    const problem = item?.entry.problem;
    if (item === undefined || !problem) return;
    if (problem.kind === 'gone') this.#retry(item.draft);
    if (problem.kind === 'conflict' && problem.theirs.revision !== block.revision)
      this.#outbox.replace(block.blockId, itemOf(item.draft, { ...problem, theirs: block }));
  }

  /** Which blocks of a lesson hold unsaved text; one string, so that it is the same as long as they are. */
  idsIn(lessonId: string): string {
    const drafts = this.#outbox.items().map(({ draft }) => draft);
    return drafts.flatMap((draft) => (draft.lessonId === lessonId ? [draft.blockId] : [])).join(' ');
  }

  /** Drafts whose author has to decide, or that did not come through. */
  stuck(): Draft[] {
    return this.#outbox.unsaved().map(({ draft }) => draft);
  }

  /** No more attempts from here on; what is unsaved stays in the store, for whoever opens the course next. */
  close(): void {
    this.#outbox.close();
    this.#channel.store.release();
  }

  async #send(draft: Draft): Promise<Answer> {
    const { blockId, base, lessonId } = draft;
    const block = draft.sent ?? draft.block;
    this.#keep({ ...draft, sent: block });
    return {
      outcome: await this.#channel.send({ blockId, revision: base, block }),
      sent: { blockId, lessonId, block },
    };
  }

  #received({ outcome, sent }: Answer): Verdict {
    const draft = this.#outbox.get(sent.blockId)?.draft;
    if (draft === undefined) return 'done';
    if (outcome.kind === 'saved') return this.#saved(draft, sent, outcome.revision);
    if (outcome.kind === 'lost') {
      if (!this.#outbox.isFailing()) this.#channel.onLost(outcome.message);
      return 'lost';
    }
    // What was refused has been written over meanwhile.
    const isOutdated = outcome.kind === 'refused' && !isSameBlock(draft.sent, draft.block);
    this.#keep({ ...draft, sent: null }, isOutdated ? null : outcome);
    return 'open';
  }

  #saved(draft: Draft, sent: Sent, revision: string): Verdict {
    const isNewest = isSameBlock(sent.block, draft.block);
    if (isNewest) this.#drop(sent.blockId);
    this.#channel.onSaved(storedBlock(sent, revision));
    if (isNewest) return 'done';
    this.#keep({ ...draft, base: revision, sent: null });
    return 'open';
  }

  #retry(draft: Draft): void {
    this.#channel.store.put(draft);
    this.#outbox.retry(draft.blockId, itemOf(draft));
  }

  /** Without sending it. What the block's view shows stays the same object unless there is a problem. */
  #keep(draft: Draft, problem: Problem | null = null): void {
    const entry = this.#outbox.get(draft.blockId)?.entry;
    this.#channel.store.put(draft);
    this.#outbox.replace(draft.blockId, problem === null && entry ? { draft, entry } : itemOf(draft, problem));
  }

  #drop(blockId: string): void {
    this.#outbox.remove(blockId);
    this.#channel.store.remove(blockId);
  }
}

const itemOf = (draft: Draft, problem: Problem | null = null): Item => ({
  draft,
  entry: { block: draft.block, lessonId: draft.lessonId, problem },
});

const storedBlock = ({ blockId, lessonId, block }: Sent, revision: string) => ({
  ...block,
  blockId,
  revision,
  lessonId,
});
