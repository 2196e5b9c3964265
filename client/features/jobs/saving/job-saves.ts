/**
 * Saves one job while it is written. One save is on its way at a time, on the newest revision that its author has seen; what cannot
 * be saved stays in the browser and is tried again. Values that are wrong wait at their field without holding up the others.
 * Nothing is overwritten and nothing is dropped unless the author says so.
 */
import type { JobDraft } from '#shared/jobs/draft.ts';
import { Outbox, type OutboxState, type Verdict } from '../../../lib/outbox/outbox.ts';
import type { UnsentStore } from '../../../lib/outbox/unsent-store.ts';
import { type FieldErrors, fieldsOf, groupKey, isSameDraft, merged, type Refused, sendable } from './sendable.ts';

/** The job as the server holds it. */
export type StoredJob = { revision: string; draft: JobDraft };

/** What the author has written and the server does not have. */
export type Unsaved = {
  jobId: string;
  /** What the author had before them. */
  base: StoredJob;
  values: JobDraft;
  /** What was last sent without an answer: it may have arrived, so it goes out again before anything newer. */
  sent: JobDraft | null;
};

/** Why nothing more is sent until the author has decided. */
export type Problem = { kind: 'conflict'; name: string; theirs: StoredJob } | { kind: 'gone' };

export type Outcome =
  | { kind: 'saved'; revision: string }
  /** The server was not reached, or something broke that may pass. */
  | { kind: 'lost'; message: string }
  /** `fields`: sentences by field; `message` where no field is to blame. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; message: string }
  | Problem;

export type Channel = {
  send: (job: StoredJob) => Promise<Outcome>;
  onSaved: (stored: StoredJob) => void;
};

/** What the page shows of it; the object stays the same until something changes. */
export type SaveView = { problem: Problem | null; errors: FieldErrors; refusal: string | null; lost: string | null };

type Item = { unsaved: Unsaved; refused: Refused; problem: Problem | null; isHeld: boolean };
type Answer = { outcome: Outcome; draft: JobDraft } | { outcome: null };

export const debounceMs = 500;
/** Nothing has to wait for the author. */
const sendAll: Omit<Item, 'unsaved'> = { refused: {}, problem: null, isHeld: false };
const nothing: SaveView = { problem: null, errors: {}, refusal: null, lost: null };

export class JobSaves {
  readonly #jobId: string;
  readonly #channel: () => Channel;
  readonly #store: UnsentStore<Unsaved>;
  readonly #outbox: Outbox<Item, Answer>;
  #stored: StoredJob | null = null;
  #adopted: Unsaved | null = null;
  #view: SaveView = nothing;

  constructor(jobId: string, channel: () => Channel, store: UnsentStore<Unsaved>) {
    this.#jobId = jobId;
    this.#channel = channel;
    this.#store = store;
    this.#outbox = new Outbox({
      send: (_, item) => this.#send(item),
      received: (_, answer) => this.#received(answer),
      isStuck: ({ problem, isHeld }) => problem !== null || isHeld,
    });
  }

  readonly state = (): OutboxState => this.#outbox.state();
  readonly isFailing = (): boolean => this.#outbox.isFailing();
  readonly view = (): SaveView => this.#view;
  /** What the author had before them when they began to write; null while nothing is unsaved. */
  readonly base = (): JobDraft | null => this.#item()?.unsaved.base.draft ?? null;
  readonly subscribe = (listener: () => void): (() => void) => this.#outbox.subscribe(listener);
  readonly flush = (): void => this.#outbox.flush();

  /** Finds what an earlier page left behind. */
  async start(): Promise<void> {
    this.#adopted = (await this.#store.adopt()).at(-1) ?? null;
  }

  /** The page opens. @returns what the form shows */
  begin(stored: StoredJob): JobDraft {
    this.seen(stored);
    const unsaved = this.#adopted;
    this.#adopted = null;
    if (unsaved !== null && this.#item() === undefined) {
      this.#store.put(unsaved);
      this.#outbox.put(this.#jobId, { ...sendAll, unsaved });
    }
    return this.#item()?.unsaved.values ?? stored.draft;
  }

  /** The job was read. @returns what the form shows from now on; null if that is what it shows already */
  seen(stored: StoredJob): JobDraft | null {
    const item = this.#item();
    if (item === undefined) {
      const isNews = this.#stored?.revision !== stored.revision;
      this.#stored = stored;
      return isNews ? stored.draft : null;
    }
    if (item.problem?.kind === 'conflict' && item.problem.theirs.revision !== stored.revision) {
      const problem = { ...item.problem, theirs: stored };
      this.#show({ problem });
      this.#replace({ ...item, problem });
    }
    return null;
  }

  /** The author has changed something. */
  edit(values: JobDraft, delayMs = debounceMs): void {
    const base = this.#stored;
    if (base === null) return;
    const item = this.#item();
    if (item === undefined && isSameDraft(values, base.draft)) return;
    const unsaved = { jobId: this.#jobId, sent: null, base, ...item?.unsaved, values };
    this.#store.put(unsaved);
    const problem = item?.problem ?? null;
    this.#outbox.put(this.#jobId, { unsaved, refused: item?.refused ?? {}, problem, isHeld: false }, delayMs);
  }

  /** Sends what can be sent; true if the server has all that was written. */
  settled(): Promise<boolean> {
    return this.#outbox.settled();
  }

  /** The author takes the other version. @returns what the form shows then */
  takeTheirs(): JobDraft | null {
    const problem = this.#item()?.problem;
    if (problem?.kind !== 'conflict') return null;
    this.#stored = problem.theirs;
    this.#show(nothing);
    this.#drop();
    this.#channel().onSaved(problem.theirs);
    return problem.theirs.draft;
  }

  /** The author keeps what they changed: it goes on top of the version that they were shown. @returns what the form shows then */
  keepMine(): JobDraft | null {
    const item = this.#item();
    if (item?.problem?.kind !== 'conflict') return null;
    const { base, values } = item.unsaved;
    const { theirs } = item.problem;
    this.#stored = theirs;
    const unsaved = {
      ...item.unsaved,
      base: theirs,
      values: merged(base.draft, values, theirs.draft),
      sent: null,
    };
    this.#show({ problem: null });
    this.#store.put(unsaved);
    this.#outbox.retry(this.#jobId, { ...item, unsaved, problem: null, isHeld: false });
    return unsaved.values;
  }

  /** No more attempts from here on; what is unsaved stays in the store, for whoever opens the job next. */
  close(): void {
    this.#outbox.close();
    this.#store.release();
  }

  readonly #item = (): Item | undefined => this.#outbox.get(this.#jobId);

  async #send({ unsaved, refused }: Item): Promise<Answer> {
    const { base, values, sent } = unsaved;
    const { draft, errors } = sendable(values, base.draft, refused);
    this.#show({ errors, refusal: null });
    const next = sent ?? draft;
    if (sent === null && isSameDraft(draft, base.draft)) return { outcome: null };
    this.#keep({ sent: next });
    return { outcome: await this.#channel().send({ revision: base.revision, draft: next }), draft: next };
  }

  #received(answer: Answer): Verdict {
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

  /** What differs is wrong, or nothing differs any more. */
  #nothingToSend({ unsaved, refused }: Item): Verdict {
    const { draft, errors } = sendable(unsaved.values, unsaved.base.draft, refused);
    if (!isSameDraft(draft, unsaved.base.draft)) return 'open';
    if (Object.keys(errors).length > 0) {
      this.#keep({}, { isHeld: true });
      return 'open';
    }
    this.#drop();
    return 'done';
  }

  #saved(stored: StoredJob): Verdict {
    this.#stored = stored;
    this.#keep({ base: stored, sent: null });
    this.#channel().onSaved(stored);
    const item = this.#item();
    return item === undefined ? 'done' : this.#nothingToSend(item);
  }

  /** A field is held back as long as its value stays what was refused; without a field everything is, until something changes. */
  #refused(item: Item, { fields, message }: Extract<Outcome, { kind: 'refused' }>, draft: JobDraft): Verdict {
    const { values, base } = item.unsaved;
    // What has been changed since it was sent is judged anew.
    if (!isSameDraft(sendable(values, base.draft, item.refused).draft, draft)) {
      this.#keep({ sent: null });
      return 'open';
    }
    const refused = Object.fromEntries(
      fieldsOf(draft).flatMap((field) => {
        const sentence = Object.entries(fields).find(([path]) => path.split('.')[0] === field)?.[1];
        return sentence === undefined ? [] : [[field, { value: groupKey(values, field), message: sentence }]];
      }),
    );
    const isNamed = Object.keys(refused).length > 0;
    this.#show({ refusal: isNamed ? null : message });
    this.#keep({ sent: null }, { refused: { ...item.refused, ...refused }, isHeld: !isNamed });
    return 'open';
  }

  /** Without sending it. */
  #keep(change: Partial<Unsaved>, state: Partial<Omit<Item, 'unsaved'>> = {}): void {
    const item = this.#item();
    if (item === undefined) return;
    const unsaved = { ...item.unsaved, ...change };
    this.#store.put(unsaved);
    this.#replace({ ...item, ...state, unsaved });
  }

  readonly #replace = (item: Item): void => this.#outbox.replace(this.#jobId, item);

  #drop(): void {
    this.#store.remove(this.#jobId);
    this.#outbox.remove(this.#jobId);
  }

  /** Whoever listens hears of it with the next change of the outbox, which follows. */
  #show(change: Partial<SaveView>): void {
    this.#view = { ...this.#view, ...change };
  }
}
