/**
 * Sends entries by key, with one attempt per key at a time. Retries with growing delays, and at once when the network
 * returns. A stuck entry is not sent until the author decides.
 */
import { setUnsaved } from '../use-leave-warning.ts';

/** 'saving' also while the author types; 'unsaved' if the network or a decision is missing. */
export type OutboxState = 'saved' | 'saving' | 'unsaved';

/**
 * `done`: remove the entry. `open`: the server responded, and the entry is stuck or has more to send.
 * `lost`: no response, or a temporary failure.
 */
export type Verdict = 'done' | 'open' | 'lost';

type OutboxChannel<Item, Answer> = {
  /** Must resolve: failures are answers, too. */
  send: (key: string, item: Item) => Promise<Answer>;
  /** May `replace` the entry, which may have changed since it was sent. */
  handleAnswer: (key: string, answer: Answer) => Verdict;
  handleLateAnswer?: (answer: Answer) => void;
  isStuck: (item: Item) => boolean;
};

type Entry<Item> = {
  item: Item;
  isSending: boolean;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

const firstDelayMs = 1_000;
const maxDelayMs = 15_000;

export const retryDelayMs = (failures: number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));

const hasNetworkEvents = (): boolean => typeof addEventListener === 'function';

export class Outbox<Item, Answer> {
  readonly #channel: OutboxChannel<Item, Answer>;
  readonly #entries = new Map<string, Entry<Item>>();
  readonly #listeners = new Set<() => void>();
  #state: OutboxState = 'saved';
  #isClosed = false;

  constructor(channel: OutboxChannel<Item, Answer>) {
    this.#channel = channel;
    if (hasNetworkEvents()) addEventListener('online', this.flush);
  }

  readonly state = (): OutboxState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (key: string): Item | undefined => this.#entries.get(key)?.item;
  readonly items = (): Item[] => [...this.#entries.values()].map(({ item }) => item);

  readonly unsaved = (): Item[] => [...this.#entries.values()].filter(this.#isUnsaved).map(({ item }) => item);

  readonly isFailing = (): boolean => [...this.#entries.values()].some(({ failures }) => failures > 0);

  /** Sends the entry after `delayMs`, or after the retry delay if the last attempt failed. */
  put(key: string, item: Item, delayMs = 0): void {
    const entry = this.#entries.get(key) ?? { item, isSending: false, failures: 0, timer: undefined };
    this.#entries.set(key, entry);
    entry.item = item;
    if (entry.failures === 0) this.#schedule(key, entry, delayMs);
    this.#notify();
  }

  replace(key: string, item: Item): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.item = item;
    this.#notify();
  }

  retry(key: string, item: Item): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.item = item;
    entry.failures = 0;
    this.#sendNow(key, entry);
    this.#notify();
  }

  /** A running attempt may still reach the server. */
  remove(key: string): void {
    clearTimeout(this.#entries.get(key)?.timer);
    if (this.#entries.delete(key)) this.#notify();
  }

  readonly flush = (): void => {
    for (const [key, entry] of this.#entries) this.#sendNow(key, entry);
    this.#notify();
  };

  /** Sends pending entries now. Resolves when all matching entries are saved, stuck or lost; true if all are saved. */
  async settled(matches: (item: Item) => boolean = () => true): Promise<boolean> {
    this.flush();
    const matching = () => [...this.#entries.values()].filter(({ item }) => matches(item));
    const isInProgress = (entry: Entry<Item>) =>
      entry.isSending ? !this.#channel.isStuck(entry.item) : !this.#isUnsaved(entry);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const checkEntries = () => {
      if (matching().some(isInProgress)) return;
      unsubscribe();
      resolve(matching().length === 0);
    };
    const unsubscribe = this.subscribe(checkEntries);
    checkEntries();
    return promise;
  }

  close(): void {
    this.#isClosed = true;
    if (hasNetworkEvents()) removeEventListener('online', this.flush);
    for (const { timer } of this.#entries.values()) clearTimeout(timer);
    setUnsaved(this, false);
  }

  readonly #isUnsaved = ({ item, failures }: Entry<Item>): boolean => failures > 0 || this.#channel.isStuck(item);

  #schedule(key: string, entry: Entry<Item>, delayMs: number): void {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    if (this.#isClosed || this.#channel.isStuck(entry.item)) return;
    if (delayMs === 0) this.#sendNow(key, entry);
    else entry.timer = setTimeout(() => this.#sendNow(key, entry), delayMs);
  }

  #sendNow(key: string, entry: Entry<Item>): void {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    if (entry.isSending || this.#isClosed || this.#channel.isStuck(entry.item)) return;
    entry.isSending = true;
    void this.#send(key, entry);
  }

  async #send(key: string, entry: Entry<Item>): Promise<void> {
    const answer = await this.#channel.send(key, entry.item);
    entry.isSending = false;
    if (this.#entries.get(key) === entry) this.#settle(key, entry, answer);
    else this.#channel.handleLateAnswer?.(answer);
    this.#notify();
  }

  #settle(key: string, entry: Entry<Item>, answer: Answer): void {
    const verdict = this.#channel.handleAnswer(key, answer);
    if (verdict === 'lost') {
      entry.failures += 1;
      this.#schedule(key, entry, retryDelayMs(entry.failures));
      return;
    }
    entry.failures = 0;
    if (verdict === 'done') this.remove(key);
    else if (entry.timer === undefined || this.#channel.isStuck(entry.item)) this.#schedule(key, entry, 0);
  }

  #notify(): void {
    this.#state = this.#entries.size === 0 ? 'saved' : this.unsaved().length > 0 ? 'unsaved' : 'saving';
    setUnsaved(this, this.#state !== 'saved' && !this.#isClosed);
    for (const listener of [...this.#listeners]) listener();
  }
}
