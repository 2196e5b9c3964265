/**
 * Saves independent values, each on the revision that its author has read. One save per key runs at a time.
 * Conflicts and refusals wait for the author; other failures are retried and survive a reload.
 */
import { isSameDraft } from './draft-fields.ts';
import { Outbox, type OutboxState, type Verdict } from './outbox.ts';
import type { UnsentStore } from './unsent-store.ts';

/** `base`: the revision that a value was written on; `about`: what it belongs to. */
export type SaveKind = { value: unknown; base: unknown; about: unknown };
type Stored<Kind extends SaveKind> = { base: Kind['base']; value: Kind['value'] };

export type Draft<Kind extends SaveKind> = Stored<Kind> & {
  key: string;
  about: Kind['about'];
  /** Sent without a response. The server may have stored it, so it is sent again before anything newer. */
  sent: Kind['value'] | null;
};
type SentValue<Kind extends SaveKind> = Pick<Draft<Kind>, 'key' | 'about' | 'value'>;

export type Problem<Kind extends SaveKind> =
  | { kind: 'conflict'; name: string; theirs: Stored<Kind> }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string };

export type Outcome<Kind extends SaveKind> =
  | { kind: 'saved'; base: Kind['base'] }
  | { kind: 'lost'; message: string }
  | { kind: 'dropped' }
  | Problem<Kind>;

/** The same object until something visible changes. */
export type Entry<Kind extends SaveKind> = {
  readonly value: Kind['value'];
  readonly about: Kind['about'];
  readonly problem: Problem<Kind> | null;
};

export type Channel<Kind extends SaveKind> = {
  send: (draft: Omit<Draft<Kind>, 'sent'>, isWanted: () => boolean) => Promise<Outcome<Kind>>;
  onSaved: (saved: Omit<Draft<Kind>, 'sent'>) => void;
  /** Called once per outage. */
  onLost: (message: string) => void;
};

type Item<Kind extends SaveKind> = { draft: Draft<Kind>; entry: Entry<Kind> };
type Answer<Kind extends SaveKind> = { outcome: Outcome<Kind>; sent: SentValue<Kind> };

export const debounceMs = 500;

export class RevisionQueue<Kind extends SaveKind> {
  readonly #channel: () => Channel<Kind>;
  readonly #store: UnsentStore<Draft<Kind>>;
  readonly #outbox: Outbox<Item<Kind>, Answer<Kind>>;

  constructor(channel: () => Channel<Kind>, store: UnsentStore<Draft<Kind>>) {
    this.#channel = channel;
    this.#store = store;
    this.#outbox = new Outbox({
      send: (_, { draft }) => this.#send(draft),
      handleAnswer: (_, answer) => this.#received(answer),
      handleLateAnswer: ({ outcome, sent }) => {
        if (outcome.kind === 'saved') this.#channel().onSaved({ ...sent, base: outcome.base });
      },
      isStuck: ({ entry }) => entry.problem !== null,
    });
  }

  readonly state = (): OutboxState => this.#outbox.state();
  readonly isFailing = (): boolean => this.#outbox.isFailing();
  readonly entryOf = (key: string): Entry<Kind> | undefined => this.#outbox.get(key)?.entry;
  readonly subscribe = (listener: () => void): (() => void) => this.#outbox.subscribe(listener);

  async start(): Promise<void> {
    for (const draft of await this.#store.adopt()) {
      if (this.#outbox.get(draft.key) !== undefined) continue;
      this.#store.put(draft);
      this.#outbox.put(draft.key, itemOf(draft));
    }
  }

  /** `shown`: the state that the author edits; a pending draft keeps its own base. */
  edit(visible: Omit<Draft<Kind>, 'sent' | 'value'>, value: Kind['value'], delayMs = debounceMs): void {
    const { key, about, base } = visible;
    const item = this.#outbox.get(key) ?? itemOf<Kind>({ key, about, base, value, sent: null });
    const { problem } = item.entry;
    const draft = { ...item.draft, value };
    this.#store.put(draft);
    // A refused value may be valid now. Other problems remain until the author decides.
    this.#outbox.put(key, itemOf(draft, problem?.kind === 'refused' ? null : problem), delayMs);
  }

  readonly flush = (): void => this.#outbox.flush();

  settled(matches: (draft: Draft<Kind>) => boolean = () => true): Promise<boolean> {
    return this.#outbox.settled(({ draft }) => matches(draft));
  }

  acceptTheirs(key: string): void {
    const entry = this.#outbox.get(key)?.entry;
    if (entry?.problem?.kind !== 'conflict') return;
    this.#drop(key);
    this.#channel().onSaved({ ...entry.problem.theirs, key, about: entry.about });
  }

  keepMine(key: string): void {
    const item = this.#outbox.get(key);
    const problem = item?.entry.problem;
    if (item === undefined || problem?.kind !== 'conflict') return;
    this.#retry({ ...item.draft, base: problem.theirs.base, sent: null });
  }

  discard(key: string): Draft<Kind> | null {
    const draft = this.#outbox.get(key)?.draft ?? null;
    if (draft !== null) this.#drop(key);
    return draft;
  }

  restore(draft: Draft<Kind>): void {
    this.edit(draft, draft.value, 0);
  }

  /** Call after each read. Retries a draft whose target exists again. */
  handleRead(key: string, stored: Stored<Kind>): void {
    const item = this.#outbox.get(key);
    const problem = item?.entry.problem;
    if (item === undefined || !problem) return;
    if (problem.kind === 'gone') this.#retry(item.draft);
    if (problem.kind === 'conflict' && !isSameDraft(problem.theirs.base, stored.base))
      this.#outbox.replace(key, itemOf(item.draft, { ...problem, theirs: stored }));
  }

  readonly drafts = (): Draft<Kind>[] => this.#outbox.items().map(({ draft }) => draft);

  readonly stuck = (): Draft<Kind>[] => this.#outbox.unsaved().map(({ draft }) => draft);

  close(): void {
    this.#outbox.close();
    this.#store.release();
  }

  async #send(draft: Draft<Kind>): Promise<Answer<Kind>> {
    const { key, about, base } = draft;
    const value = draft.sent ?? draft.value;
    this.#keep({ ...draft, sent: value });
    const isWanted = () => this.#outbox.get(key) !== undefined;
    const outcome = await this.#channel().send({ key, about, base, value }, isWanted);
    return { outcome, sent: { key, about, value } };
  }

  #received({ outcome, sent }: Answer<Kind>): Verdict {
    const draft = this.#outbox.get(sent.key)?.draft;
    if (draft === undefined) return 'done';
    if (outcome.kind === 'saved') return this.#saved(draft, sent, outcome.base);
    if (outcome.kind === 'lost') {
      if (!this.#outbox.isFailing()) this.#channel().onLost(outcome.message);
      return 'lost';
    }
    const isNewest = isSameDraft(draft.sent, draft.value);
    if (outcome.kind === 'dropped') {
      if (isNewest) this.#drop(sent.key);
      else this.#keep({ ...draft, sent: null });
      return isNewest ? 'done' : 'open';
    }
    const isOutdated = outcome.kind === 'refused' && !isNewest;
    this.#keep({ ...draft, sent: null }, isOutdated ? null : outcome);
    return 'open';
  }

  #saved(draft: Draft<Kind>, sent: SentValue<Kind>, base: Kind['base']): Verdict {
    const isNewest = isSameDraft(sent.value, draft.value);
    if (isNewest) this.#drop(sent.key);
    this.#channel().onSaved({ ...sent, base });
    if (isNewest) return 'done';
    this.#keep({ ...draft, base, sent: null });
    return 'open';
  }

  #retry(draft: Draft<Kind>): void {
    this.#store.put(draft);
    this.#outbox.retry(draft.key, itemOf(draft));
  }

  #keep(draft: Draft<Kind>, problem: Problem<Kind> | null = null): void {
    const entry = this.#outbox.get(draft.key)?.entry;
    this.#store.put(draft);
    this.#outbox.replace(draft.key, problem === null && entry ? { draft, entry } : itemOf(draft, problem));
  }

  #drop(key: string): void {
    this.#outbox.remove(key);
    this.#store.remove(key);
  }
}

const itemOf = <Kind extends SaveKind>(draft: Draft<Kind>, problem: Problem<Kind> | null = null): Item<Kind> => ({
  draft,
  entry: { value: draft.value, about: draft.about, problem },
});
