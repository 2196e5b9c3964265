/**
 * Saves one document while the author edits it. One save runs at a time, on the latest revision the author has read.
 * Unsaved values stay in the browser and are retried; invalid values wait at their field without blocking the others.
 * Nothing is overwritten or dropped unless the author decides it.
 */
import { type DraftFields, type FieldErrors, isSameDraft, mergeDrafts, type RefusedFields } from './draft-fields.ts';
import { Outbox, type OutboxState, type Verdict } from './outbox.ts';
import type { UnsentStore } from './unsent-store.ts';

export type StoredDraft<Draft> = { revision: string; draft: Draft };

export type Unsaved<Draft> = {
  documentId: string;
  base: StoredDraft<Draft>;
  values: Draft;
  /** The last save without a response. The server may have stored it, so it is sent again before anything newer. */
  sent: Draft | null;
};

export type Problem<Draft> = { kind: 'conflict'; name: string; theirs: StoredDraft<Draft> } | { kind: 'gone' };

export type Outcome<Draft> =
  | { kind: 'saved'; revision: string }
  | { kind: 'lost'; message: string }
  /** `fields`: messages by field; `message`: a refusal that names no field. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; message: string }
  | Problem<Draft>;

export type Channel<Draft> = {
  send: (draft: StoredDraft<Draft>) => Promise<Outcome<Draft>>;
  onSaved: (stored: StoredDraft<Draft>) => void;
  onTheirsAccepted: (theirs: StoredDraft<Draft>) => void;
};

/** The same object until something changes. */
export type SaveView<Draft> = {
  problem: Problem<Draft> | null;
  errors: FieldErrors;
  refusal: string | null;
  lost: string | null;
};

type Item<Draft> = {
  unsaved: Unsaved<Draft>;
  refused: RefusedFields;
  problem: Problem<Draft> | null;
  isWaitingForChange: boolean;
};
type Answer<Draft> = { outcome: Outcome<Draft>; draft: Draft } | { outcome: null };

export const debounceMs = 500;
const initialItemState = { refused: {}, problem: null, isWaitingForChange: false } as const;
const emptyView: SaveView<never> = { problem: null, errors: {}, refusal: null, lost: null };

type DraftSavesOptions<Draft extends object> = {
  documentId: string;
  fields: DraftFields<Draft>;
  channel: () => Channel<Draft>;
  store: UnsentStore<Unsaved<Draft>>;
};

export class DraftSaves<Draft extends object> {
  readonly #documentId: string;
  readonly #fields: DraftFields<Draft>;
  readonly #channel: () => Channel<Draft>;
  readonly #store: UnsentStore<Unsaved<Draft>>;
  readonly #outbox: Outbox<Item<Draft>, Answer<Draft>>;
  #stored: StoredDraft<Draft> | null = null;
  /** A slow read may still return a superseded revision. */
  readonly #former = new Set<string>();
  #adopted: Unsaved<Draft> | null = null;
  #view: SaveView<Draft> = emptyView;

  constructor({ documentId, fields, channel, store }: DraftSavesOptions<Draft>) {
    this.#documentId = documentId;
    this.#fields = fields;
    this.#channel = channel;
    this.#store = store;
    this.#outbox = new Outbox({
      send: (_, item) => this.#send(item),
      handleAnswer: (_, answer) => this.#received(answer),
      isStuck: ({ problem, isWaitingForChange }) => problem !== null || isWaitingForChange,
    });
  }

  readonly state = (): OutboxState => this.#outbox.state();
  readonly isFailing = (): boolean => this.#outbox.isFailing();
  readonly view = (): SaveView<Draft> => this.#view;
  readonly base = (): Draft | null => this.#item()?.unsaved.base.draft ?? null;
  readonly subscribe = (listener: () => void): (() => void) => this.#outbox.subscribe(listener);
  readonly flush = (): void => this.#outbox.flush();

  async start(): Promise<void> {
    this.#adopted = (await this.#store.adopt()).at(-1) ?? null;
  }

  beginEditing(stored: StoredDraft<Draft>): Draft {
    this.handleRead(stored);
    const unsaved = this.#adopted;
    this.#adopted = null;
    if (unsaved !== null && this.#item() === undefined) {
      this.#store.put(unsaved);
      this.#outbox.put(this.#documentId, { ...initialItemState, unsaved });
    }
    return this.#item()?.unsaved.values ?? this.#stored?.draft ?? stored.draft;
  }

  /** Call after each read. @returns the draft that the form must show; null if it does not change */
  handleRead(stored: StoredDraft<Draft>): Draft | null {
    if (this.#former.has(stored.revision)) return null;
    const item = this.#item();
    if (item === undefined) {
      const isNewRevision = this.#stored?.revision !== stored.revision;
      this.#hold(stored);
      return isNewRevision ? stored.draft : null;
    }
    if (item.problem?.kind === 'conflict' && item.problem.theirs.revision !== stored.revision) {
      const problem = { ...item.problem, theirs: stored };
      this.#show({ problem });
      this.#replace({ ...item, problem });
    }
    return null;
  }

  edit(values: Draft, delayMs = debounceMs): void {
    const base = this.#stored;
    if (base === null) return;
    const item = this.#item();
    if (item === undefined && isSameDraft(values, base.draft)) return;
    const unsaved = { documentId: this.#documentId, sent: null, base, ...item?.unsaved, values };
    this.#store.put(unsaved);
    const problem = item?.problem ?? null;
    this.#outbox.put(
      this.#documentId,
      { unsaved, refused: item?.refused ?? {}, problem, isWaitingForChange: false },
      delayMs,
    );
  }

  settled(): Promise<boolean> {
    return this.#outbox.settled();
  }

  acceptTheirs(): Draft | null {
    const problem = this.#item()?.problem;
    if (problem?.kind !== 'conflict') return null;
    this.#hold(problem.theirs);
    this.#show(emptyView);
    this.#drop();
    this.#channel().onTheirsAccepted(problem.theirs);
    return problem.theirs.draft;
  }

  keepMine(): Draft | null {
    const item = this.#item();
    if (item?.problem?.kind !== 'conflict') return null;
    const { base, values } = item.unsaved;
    const { theirs } = item.problem;
    this.#hold(theirs);
    const unsaved = {
      ...item.unsaved,
      base: theirs,
      values: mergeDrafts(base.draft, values, theirs.draft),
      sent: null,
    };
    this.#show({ problem: null });
    this.#store.put(unsaved);
    this.#outbox.retry(this.#documentId, { ...item, unsaved, problem: null, isWaitingForChange: false });
    return unsaved.values;
  }

  /** Call after the document was deleted. @returns true if unsaved changes exist, which stay visible */
  handleDeletion(): boolean {
    if (this.#item() === undefined) return false;
    const problem = { kind: 'gone' } as const;
    this.#show({ problem, lost: null });
    this.#keep({ sent: null }, { problem });
    return true;
  }

  close(): void {
    this.#outbox.close();
    this.#store.release();
  }

  #hold(stored: StoredDraft<Draft>): void {
    if (this.#stored !== null && this.#stored.revision !== stored.revision) this.#former.add(this.#stored.revision);
    this.#stored = stored;
  }

  readonly #item = (): Item<Draft> | undefined => this.#outbox.get(this.#documentId);

  async #send({ unsaved, refused }: Item<Draft>): Promise<Answer<Draft>> {
    const { base, values, sent } = unsaved;
    const { draft, errors } = this.#fields.splitValid(values, base.draft, refused);
    this.#show({ errors, refusal: null });
    const draftToSend = sent ?? draft;
    if (sent === null && isSameDraft(draft, base.draft)) return { outcome: null };
    this.#keep({ sent: draftToSend });
    return { outcome: await this.#channel().send({ revision: base.revision, draft: draftToSend }), draft: draftToSend };
  }

  #received(answer: Answer<Draft>): Verdict {
    const item = this.#item();
    if (item === undefined) return 'done';
    if (answer.outcome === null) return this.#nothingToSend(item);
    const { outcome, draft } = answer;
    if (outcome.kind === 'lost') {
      this.#show({ lost: outcome.message });
      return 'lost';
    }
    this.#show({ lost: null });
    if (outcome.kind === 'saved') return this.#saved({ revision: outcome.revision, draft });
    if (outcome.kind === 'refused') return this.#refused(item, outcome, draft);
    this.#show({ problem: outcome });
    this.#keep({ sent: null }, { problem: outcome });
    return 'open';
  }

  #nothingToSend({ unsaved, refused }: Item<Draft>): Verdict {
    const { draft, errors } = this.#fields.splitValid(unsaved.values, unsaved.base.draft, refused);
    if (!isSameDraft(draft, unsaved.base.draft)) return 'open';
    if (Object.keys(errors).length > 0) {
      this.#keep({}, { isWaitingForChange: true });
      return 'open';
    }
    this.#drop();
    return 'done';
  }

  #saved(stored: StoredDraft<Draft>): Verdict {
    this.#hold(stored);
    this.#keep({ base: stored, sent: null });
    this.#channel().onSaved(stored);
    const item = this.#item();
    return item === undefined ? 'done' : this.#nothingToSend(item);
  }

  /** A refused field waits until its value changes. A refusal without a field stops all saves until the next change. */
  #refused(
    item: Item<Draft>,
    { fields, message }: Extract<Outcome<Draft>, { kind: 'refused' }>,
    draft: Draft,
  ): Verdict {
    const { values, base } = item.unsaved;
    if (!isSameDraft(this.#fields.splitValid(values, base.draft, item.refused).draft, draft)) {
      this.#keep({ sent: null });
      return 'open';
    }
    const refused = this.#fields.refusedIn(values, fields);
    const hasFieldRefusals = Object.keys(refused).length > 0;
    this.#show({ refusal: hasFieldRefusals ? null : message });
    this.#keep({ sent: null }, { refused: { ...item.refused, ...refused }, isWaitingForChange: !hasFieldRefusals });
    return 'open';
  }

  #keep(change: Partial<Unsaved<Draft>>, state: Partial<Omit<Item<Draft>, 'unsaved'>> = {}): void {
    const item = this.#item();
    if (item === undefined) return;
    const unsaved = { ...item.unsaved, ...change };
    this.#store.put(unsaved);
    this.#replace({ ...item, ...state, unsaved });
  }

  readonly #replace = (item: Item<Draft>): void => this.#outbox.replace(this.#documentId, item);

  #drop(): void {
    this.#store.remove(this.#documentId);
    this.#outbox.remove(this.#documentId);
  }

  /** Does not notify, because the outbox notifies listeners with the change that always follows. */
  #show(change: Partial<SaveView<Draft>>): void {
    this.#view = { ...this.#view, ...change };
  }
}
