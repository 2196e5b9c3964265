/**
 * Sends answers in the background, one at a time and in order, and keeps them in local storage until the server has them:
 * a reload or a lost network loses nothing. Several tabs share what is stored and take turns.
 */
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { type Pending, parsePending, retryDelayMs, withNewest, withoutSent } from './pending-answers.ts';

export type SaveState<Refusal extends string> = {
  unsent: number;
  /** 'new' until something was sent. */
  status: 'new' | 'sending' | 'saved' | 'failed' | 'refused';
  refusal: Refusal | null;
};

export type Channel<Answer, Refusal extends string> = {
  storageKey: string;
  isAnswer: (value: unknown) => value is Answer;
  send: (slot: number, answer: Answer) => Promise<unknown>;
  /** Why the server will never take the answer, or null if it may later. */
  refusalOf: (error: unknown) => Refusal | null;
};

export class SaveQueue<Answer, Refusal extends string> {
  readonly #channel: Channel<Answer, Refusal>;
  readonly #listeners = new Set<() => void>();
  #state: SaveState<Refusal>;
  #isRunning = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(channel: Channel<Answer, Refusal>) {
    this.#channel = channel;
    this.#state = { unsent: this.pending().length, status: 'new', refusal: null };
  }

  readonly state = (): SaveState<Refusal> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  pending(): Pending<Answer>[] {
    return parsePending(readStored(this.#channel.storageKey), this.#channel.isAnswer);
  }

  add(slot: number, answer: Answer): void {
    this.#store(withNewest(this.pending(), { id: `${Date.now()}-${Math.random()}`, slot, answer }));
    this.#change({ refusal: null });
    if (this.#failures === 0) this.flush();
  }

  /** Forgets the answers that can no longer be sent, by default all, and is open for new ones. */
  discard(isLost: (slot: number) => boolean = () => true): void {
    this.#store(this.pending().filter(({ slot }) => !isLost(slot)));
    this.#failures = 0;
    this.#change({ status: 'new', refusal: null });
    if (this.#state.unsent > 0) this.flush();
  }

  /** Tries again now instead of after the delay. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    if (this.#isRunning || this.#state.status === 'refused') return;
    this.#isRunning = true;
    void this.#sendAll().finally(() => {
      this.#isRunning = false;
      // Added between the last look and now.
      if (this.#failures === 0 && this.pending().length > 0) this.flush();
    });
  };

  /** Resolves as soon as the server has every answer: true, or false if it refuses one. */
  drained(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const look = () => {
      if (this.#state.status === 'refused') settle(false);
      else if (this.#state.unsent === 0) settle(true);
    };
    const stop = this.subscribe(() => queueMicrotask(look));
    const settle = (isComplete: boolean) => {
      stop();
      resolve(isComplete);
    };
    this.flush();
    queueMicrotask(look);
    return promise;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.pending()[0]; next !== undefined; next = this.pending()[0]) {
      if (this.#failures === 0) this.#change({ status: 'sending' });
      if (!(await this.#sendInTurn())) return;
    }
    this.#failures = 0;
    this.#change({ status: this.#state.status === 'new' ? 'new' : 'saved' });
  }

  /** Another tab may have sent the answer, or changed it, while this one waited for its turn. */
  #sendInTurn = (): Promise<boolean> =>
    inTurn(this.#channel.storageKey, async () => {
      const item = this.pending()[0];
      if (item === undefined) return true;
      try {
        await this.#channel.send(item.slot, item.answer);
        this.#failures = 0;
        this.#store(withoutSent(this.pending(), item.id));
        return true;
      } catch (error) {
        return this.#fail(this.#channel.refusalOf(error));
      }
    });

  #fail(refusal: Refusal | null): false {
    if (refusal !== null) {
      this.#failures = 0;
      this.#change({ status: 'refused', refusal });
      return false;
    }
    this.#failures += 1;
    this.#change({ status: 'failed' });
    this.#timer = setTimeout(this.flush, retryDelayMs(this.#failures));
    return false;
  }

  #store(pending: Pending<Answer>[]): void {
    if (pending.length === 0) removeStored(this.#channel.storageKey);
    else writeStored(this.#channel.storageKey, JSON.stringify(pending));
  }

  #change(change: Partial<SaveState<Refusal>>): void {
    this.#state = { ...this.#state, ...change, unsent: this.pending().length };
    for (const listener of this.#listeners) listener();
  }
}

const inTurn = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(name, work) : work();
