/**
 * Saves the blocks of one course in the background. Of each block one save is on its way at a time, on the newest revision that
 * its author has seen; what cannot be saved stays in the browser and is tried again. Nothing is overwritten and nothing is
 * dropped unless the author says so.
 */
import type { BlockContent } from '#shared/courses/content.ts';
import type { EditedBlock } from '#shared/editor/state.ts';
import { type Draft, type DraftStore, isSameBlock, type Outcome, type Problem, retryDelayMs } from './drafts.ts';

/** What a block's view shows of it. The object stays the same until something changes. */
export type Entry = { readonly block: BlockContent; readonly lessonId: string; readonly problem: Problem | null };
/** 'saving' also while the author still types; 'unsaved' when something needs the network or the author. */
export type SaveState = 'saved' | 'saving' | 'unsaved';

export type Channel = {
  send: (draft: { blockId: string; revision: string; block: BlockContent }) => Promise<Outcome>;
  /** The block stands on the server like this now. */
  onSaved: (saved: EditedBlock & { lessonId: string }) => void;
  /** Nothing gets through any more; once, until everything has. */
  onLost: (message: string) => void;
  store: DraftStore;
};

type Item = {
  draft: Draft;
  entry: Entry;
  isSending: boolean;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

export const debounceMs = 500;

export class SaveQueue {
  readonly #channel: Channel;
  readonly #items = new Map<string, Item>();
  readonly #listeners = new Set<() => void>();
  #state: SaveState = 'saved';
  #isClosed = false;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  readonly state = (): SaveState => this.#state;
  readonly entryOf = (blockId: string): Entry | undefined => this.#items.get(blockId)?.entry;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier page left behind, and sends it. */
  async start(): Promise<void> {
    for (const draft of await this.#channel.store.adopt()) {
      if (this.#items.has(draft.blockId)) continue;
      this.#items.set(draft.blockId, newItem(draft));
      this.#channel.store.put(draft);
    }
    this.flush();
  }

  /** The author changed a block. `shown` is the block as they had it before them. */
  edit(shown: EditedBlock & { lessonId: string }, block: BlockContent, delayMs = debounceMs): void {
    const { blockId, lessonId, revision } = shown;
    const item = this.#items.get(blockId) ?? newItem({ blockId, lessonId, base: revision, block, sent: null });
    this.#items.set(blockId, item);
    item.draft = { ...item.draft, block };
    if (item.entry.problem?.kind === 'refused') this.#show(item, null);
    else this.#show(item, item.entry.problem);
    this.#channel.store.put(item.draft);
    if (item.failures === 0) this.#schedule(item, delayMs);
    this.#tell();
  }

  /** Tries everything now that does not wait for its author. */
  readonly flush = (): void => {
    for (const item of this.#items.values()) this.#sendNow(item);
    this.#tell();
  };

  /** Sends what is waiting; resolves when every draft, or those of `blockIds`, is saved or stuck. True if all are saved. */
  async settled(isMeant: (draft: Draft) => boolean = () => true): Promise<boolean> {
    this.flush();
    const meant = () => [...this.#items.values()].filter(({ draft }) => isMeant(draft));
    const isMoving = (item: Item) => item.entry.problem === null && (item.isSending || item.failures === 0);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const look = () => {
      if (meant().some(isMoving)) return;
      stop();
      resolve(meant().length === 0);
    };
    const stop = this.subscribe(look);
    look();
    return promise;
  }

  /** The author takes the other version: their own text is dropped. */
  takeTheirs(blockId: string): void {
    const problem = this.#items.get(blockId)?.entry.problem;
    if (problem?.kind !== 'conflict') return;
    const { lessonId } = this.#drop(blockId);
    this.#channel.onSaved({ ...problem.theirs, lessonId });
  }

  /** The author keeps their text: it goes on top of the version that they were shown. */
  keepMine(blockId: string): void {
    const item = this.#items.get(blockId);
    const problem = item?.entry.problem;
    if (item === undefined || problem?.kind !== 'conflict') return;
    item.draft = { ...item.draft, base: problem.theirs.revision, sent: null };
    this.#retry(item);
  }

  /** Forgets the text of a block. @returns what was unsaved */
  discard(blockId: string): Draft | null {
    const draft = this.#items.get(blockId)?.draft ?? null;
    if (draft !== null) this.#drop(blockId);
    return draft;
  }

  /** A draft that was forgotten, on the revision that its author had before them. */
  takeBack({ blockId, lessonId, base, block }: Draft): void {
    this.edit({ ...block, blockId, lessonId, revision: base }, block, 0);
  }

  /** What the server was just read to hold. A block that has come back is tried again. */
  seen(block: EditedBlock): void {
    const item = this.#items.get(block.blockId);
    const problem = item?.entry.problem;
    if (item === undefined || !problem) return;
    if (problem.kind === 'gone') this.#retry(item);
    if (problem.kind === 'conflict' && problem.theirs.revision !== block.revision) {
      this.#show(item, { ...problem, theirs: block });
      this.#tell();
    }
  }

  /** Which blocks of a lesson hold unsaved text; one string, so that it is the same as long as they are. */
  idsIn(lessonId: string): string {
    const drafts = [...this.#items.values()].map(({ draft }) => draft);
    return drafts.flatMap((draft) => (draft.lessonId === lessonId ? [draft.blockId] : [])).join(' ');
  }

  /** Drafts whose author has to decide, or that did not come through. */
  stuck(): Draft[] {
    return [...this.#items.values()]
      .filter(({ entry, failures }) => entry.problem !== null || failures > 0)
      .map(({ draft }) => draft);
  }

  /** No more attempts from here on; what is unsaved stays in the store, for whoever opens the course next. */
  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#items.values()) clearTimeout(timer);
    this.#channel.store.release();
  }

  #schedule(item: Item, delayMs: number): void {
    clearTimeout(item.timer);
    item.timer = undefined;
    if (this.#isClosed || item.entry.problem !== null) return;
    if (delayMs === 0) this.#sendNow(item);
    else item.timer = setTimeout(() => this.#sendNow(item), delayMs);
  }

  #sendNow(item: Item): void {
    clearTimeout(item.timer);
    item.timer = undefined;
    if (item.isSending || this.#isClosed || item.entry.problem !== null) return;
    item.isSending = true;
    void this.#send(item);
  }

  async #send(item: Item): Promise<void> {
    const { blockId, base, lessonId } = item.draft;
    const block = item.draft.sent ?? item.draft.block;
    item.draft = { ...item.draft, sent: block };
    this.#channel.store.put(item.draft);
    const outcome = await this.#channel.send({ blockId, revision: base, block });
    item.isSending = false;
    // Dropped by its author while it was on its way.
    if (this.#items.get(blockId) !== item) {
      if (outcome.kind === 'saved') this.#channel.onSaved({ ...block, blockId, revision: outcome.revision, lessonId });
      return this.#tell();
    }
    if (outcome.kind === 'saved') this.#saved(item, block, outcome.revision);
    else if (outcome.kind === 'lost') this.#lost(item, outcome.message);
    else this.#refused(item, outcome);
    this.#tell();
  }

  #saved(item: Item, block: BlockContent, revision: string): void {
    const { blockId, lessonId } = item.draft;
    const isNewest = isSameBlock(block, item.draft.block);
    item.failures = 0;
    if (isNewest) this.#drop(blockId);
    this.#channel.onSaved({ ...block, blockId, revision, lessonId });
    if (isNewest) return;
    item.draft = { ...item.draft, base: revision, sent: null };
    this.#channel.store.put(item.draft);
    if (item.timer === undefined) this.#sendNow(item);
  }

  #lost(item: Item, message: string): void {
    if (![...this.#items.values()].some(({ failures }) => failures > 0)) this.#channel.onLost(message);
    item.failures += 1;
    this.#schedule(item, retryDelayMs(item.failures));
  }

  #refused(item: Item, problem: Problem): void {
    const isOutdated = problem.kind === 'refused' && !isSameBlock(item.draft.sent, item.draft.block);
    item.failures = 0;
    item.draft = { ...item.draft, sent: null };
    this.#channel.store.put(item.draft);
    clearTimeout(item.timer);
    item.timer = undefined;
    // What was refused has been written over meanwhile.
    if (isOutdated) this.#sendNow(item);
    else this.#show(item, problem);
  }

  #retry(item: Item): void {
    item.failures = 0;
    this.#show(item, null);
    this.#channel.store.put(item.draft);
    this.#sendNow(item);
    this.#tell();
  }

  #show(item: Item, problem: Problem | null): void {
    item.entry = { block: item.draft.block, lessonId: item.draft.lessonId, problem };
  }

  #drop(blockId: string): { lessonId: string } {
    const item = this.#items.get(blockId);
    clearTimeout(item?.timer);
    this.#items.delete(blockId);
    this.#channel.store.remove(blockId);
    this.#tell();
    return { lessonId: item?.draft.lessonId ?? '' };
  }

  #tell(): void {
    this.#state = this.#items.size === 0 ? 'saved' : this.stuck().length > 0 ? 'unsaved' : 'saving';
    for (const listener of [...this.#listeners]) listener();
  }
}

const newItem = (draft: Draft): Item => ({
  draft,
  entry: { block: draft.block, lessonId: draft.lessonId, problem: null },
  isSending: false,
  failures: 0,
  timer: undefined,
});
