/**
 * Sends answers in the background, one at a time and in order. Local storage keeps them until the server has stored
 * them. Tabs share the stored answers; a lock serialises their requests.
 */
import { readStored, removeStored, writeStored } from '../browser-storage.ts';
import { Outbox, type Verdict } from './outbox.ts';

export type Pending<Answer> = { id: string; slot: number; answer: Answer };

export type AnswerState<Refusal extends string> = {
  unsent: number;
  status: 'new' | 'sending' | 'saved' | 'failed' | 'refused';
  refusal: Refusal | null;
};

export type Channel<Answer, Refusal extends string> = {
  storageKey: string;
  isAnswer: (value: unknown) => value is Answer;
  send: (slot: number, answer: Answer) => Promise<unknown>;
  /** Null if a retry may succeed. */
  refusalOf: (error: unknown) => Refusal | null;
};

type QueueItem<Refusal> = { refusal: Refusal | null };
type SendResult<Refusal> = { kind: 'sent' } | { kind: 'failed'; refusal: Refusal | null };

const noResponse = { kind: 'failed', refusal: null } as const;

const entryKey = 'answers';

export class AnswerQueue<Answer, Refusal extends string> {
  readonly #channel: Channel<Answer, Refusal>;
  readonly #outbox: Outbox<QueueItem<Refusal>, SendResult<Refusal>>;
  readonly #listeners = new Set<() => void>();
  #hasSent = false;
  #state: AnswerState<Refusal>;

  constructor(channel: Channel<Answer, Refusal>) {
    this.#channel = channel;
    this.#outbox = new Outbox({
      send: () => {
        this.#hasSent = true;
        return this.#sendInTurn().catch(() => noResponse);
      },
      handleAnswer: (_, result) => this.#received(result),
      isStuck: ({ refusal }) => refusal !== null,
    });
    this.#state = this.#newState();
    this.#outbox.subscribe(() => this.#change());
  }

  readonly state = (): AnswerState<Refusal> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  pending(): Pending<Answer>[] {
    return parsePending(readStored(this.#channel.storageKey), this.#channel.isAnswer);
  }

  add(slot: number, answer: Answer): void {
    this.#store(withLatest(this.pending(), { id: `${Date.now()}-${Math.random()}`, slot, answer }));
    if (this.#outbox.get(entryKey) === undefined) this.#begin();
    else this.#change();
  }

  discard(isDiscarded: (slot: number) => boolean = () => true): void {
    this.#store(this.pending().filter(({ slot }) => !isDiscarded(slot)));
    this.#hasSent = false;
    if (this.pending().length === 0) this.#outbox.remove(entryKey);
    else if (this.#outbox.get(entryKey) === undefined) this.#begin();
    else this.#outbox.retry(entryKey, { refusal: null });
    this.#change();
  }

  readonly flush = (): void => {
    if (this.#outbox.get(entryKey) === undefined && this.pending().length > 0) this.#begin();
    else this.#outbox.flush();
  };

  /** Resolves to true when the server has every answer, to false when it refuses one. */
  waitUntilSent(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const checkState = () => {
      if (this.#state.status === 'refused') finish(false);
      else if (this.#state.unsent === 0) finish(true);
    };
    const unsubscribe = this.subscribe(() => queueMicrotask(checkState));
    const finish = (isComplete: boolean) => {
      unsubscribe();
      resolve(isComplete);
    };
    this.flush();
    queueMicrotask(checkState);
    return promise;
  }

  #begin(): void {
    this.#outbox.put(entryKey, { refusal: null });
  }

  /** Reads the answer inside the lock, because another tab may have sent or changed it. */
  #sendInTurn = (): Promise<SendResult<Refusal>> =>
    withTabLock(this.#channel.storageKey, async () => {
      const item = this.pending()[0];
      if (item === undefined) return { kind: 'sent' };
      try {
        await this.#channel.send(item.slot, item.answer);
        this.#store(withoutSent(this.pending(), item.id));
        return { kind: 'sent' };
      } catch (error) {
        return { kind: 'failed', refusal: this.#channel.refusalOf(error) };
      }
    });

  #received(result: SendResult<Refusal>): Verdict {
    if (result.kind === 'sent') return this.pending().length === 0 ? 'done' : 'open';
    if (result.refusal === null) return 'lost';
    this.#outbox.replace(entryKey, { refusal: result.refusal });
    return 'open';
  }

  #store(pending: Pending<Answer>[]): void {
    if (pending.length === 0) removeStored(this.#channel.storageKey);
    else writeStored(this.#channel.storageKey, JSON.stringify(pending));
  }

  #newState(): AnswerState<Refusal> {
    const refusal = this.#outbox.get(entryKey)?.refusal ?? null;
    const status = {
      saved: this.#hasSent ? ('saved' as const) : ('new' as const),
      saving: 'sending' as const,
      unsaved: refusal === null ? ('failed' as const) : ('refused' as const),
    }[this.#outbox.state()];
    return { unsent: this.pending().length, status, refusal };
  }

  #change(): void {
    this.#state = this.#newState();
    for (const listener of this.#listeners) listener();
  }
}

/** Serialises work across tabs. Without https, browsers offer no locks, so work starts immediately. */
const withTabLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(name, work) : work();

export const withLatest = <Answer>(pending: readonly Pending<Answer>[], added: Pending<Answer>): Pending<Answer>[] => [
  ...pending.filter(({ slot }) => slot !== added.slot),
  added,
];

/** By id, so that a replacement added during the request stays. */
export const withoutSent = <Answer>(pending: readonly Pending<Answer>[], id: string): Pending<Answer>[] =>
  pending.filter((item) => item.id !== id);

export function parsePending<Answer>(
  stored: string | null,
  isAnswer: (value: unknown) => value is Answer,
): Pending<Answer>[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((item) => isPending(item, isAnswer)) : [];
  } catch {
    return [];
  }
}

function isPending<Answer>(value: unknown, isAnswer: (value: unknown) => value is Answer): value is Pending<Answer> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slot, answer } = value as Partial<Pending<unknown>>;
  return typeof id === 'string' && Number.isInteger(slot) && isAnswer(answer);
}
