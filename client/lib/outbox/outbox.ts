/**
 * What waits for the server, by key. Of each key one attempt is on its way at a time. What does not get through is tried again,
 * later each time; at once when the network is back, or on request. An entry that is stuck waits for a decision and is not sent.
 */
import { retryDelayMs } from './retry-delay.ts';

/** 'saving' also while the author still writes; 'unsaved' when something needs the network or a decision. */
export type OutboxState = 'saved' | 'saving' | 'unsaved';

/**
 * What an answer means for its entry. `done`: it leaves. `open`: the server was reached, and there is more to send, or the entry
 * is stuck by now. `lost`: the server was not reached, or something broke that may pass.
 */
export type Verdict = 'done' | 'open' | 'lost';

export type OutboxChannel<Item, Answer> = {
  /** One attempt. Has to resolve: failures are answers, too. */
  send: (key: string, item: Item) => Promise<Answer>;
  /** Judges the answer; may `replace` the entry, which may have been written on since it was sent. */
  received: (key: string, answer: Answer) => Verdict;
  /** The entry was removed while it was on its way. */
  receivedLate?: (answer: Answer) => void;
  isStuck: (item: Item) => boolean;
};

type Slot<Item> = {
  item: Item;
  isSending: boolean;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** Not where there is no browser around it. */
const hasNetworkEvents = (): boolean => typeof addEventListener === 'function';

export class Outbox<Item, Answer> {
  readonly #channel: OutboxChannel<Item, Answer>;
  readonly #slots = new Map<string, Slot<Item>>();
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

  readonly get = (key: string): Item | undefined => this.#slots.get(key)?.item;
  readonly items = (): Item[] => [...this.#slots.values()].map(({ item }) => item);

  /** What is stuck, or did not get through the last time. */
  readonly unsaved = (): Item[] => [...this.#slots.values()].filter(this.#isUnsaved).map(({ item }) => item);

  /** Whether the last attempt of anything did not get through. */
  readonly isFailing = (): boolean => [...this.#slots.values()].some(({ failures }) => failures > 0);

  /** Adds or replaces an entry and sends it after the delay; one that waits for its next attempt goes on waiting. */
  put(key: string, item: Item, delayMs = 0): void {
    const slot = this.#slots.get(key) ?? { item, isSending: false, failures: 0, timer: undefined };
    this.#slots.set(key, slot);
    slot.item = item;
    if (slot.failures === 0) this.#schedule(key, slot, delayMs);
    this.#notify();
  }

  /** Changes an entry that waits, without sending it. */
  replace(key: string, item: Item): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    slot.item = item;
    this.#notify();
  }

  /** Changes an entry that waits and sends it now, as if nothing had gone wrong before. */
  retry(key: string, item: Item): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    slot.item = item;
    slot.failures = 0;
    this.#sendNow(key, slot);
    this.#notify();
  }

  /** Forgets an entry; an attempt that is on its way may still arrive. */
  remove(key: string): void {
    clearTimeout(this.#slots.get(key)?.timer);
    if (this.#slots.delete(key)) this.#notify();
  }

  /** Tries everything now that is not stuck. */
  readonly flush = (): void => {
    for (const [key, slot] of this.#slots) this.#sendNow(key, slot);
    this.#notify();
  };

  /** Sends what is waiting; resolves when all that is meant is saved, stuck or lost. True if it is saved. */
  async settled(isMeant: (item: Item) => boolean = () => true): Promise<boolean> {
    this.flush();
    const meant = () => [...this.#slots.values()].filter(({ item }) => isMeant(item));
    const isMoving = (slot: Slot<Item>) =>
      slot.isSending ? !this.#channel.isStuck(slot.item) : !this.#isUnsaved(slot);
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

  /** No more attempts from here on. */
  close(): void {
    this.#isClosed = true;
    if (hasNetworkEvents()) removeEventListener('online', this.flush);
    for (const { timer } of this.#slots.values()) clearTimeout(timer);
  }

  readonly #isUnsaved = ({ item, failures }: Slot<Item>): boolean => failures > 0 || this.#channel.isStuck(item);

  #schedule(key: string, slot: Slot<Item>, delayMs: number): void {
    clearTimeout(slot.timer);
    slot.timer = undefined;
    if (this.#isClosed || this.#channel.isStuck(slot.item)) return;
    if (delayMs === 0) this.#sendNow(key, slot);
    else slot.timer = setTimeout(() => this.#sendNow(key, slot), delayMs);
  }

  #sendNow(key: string, slot: Slot<Item>): void {
    clearTimeout(slot.timer);
    slot.timer = undefined;
    if (slot.isSending || this.#isClosed || this.#channel.isStuck(slot.item)) return;
    slot.isSending = true;
    void this.#send(key, slot);
  }

  async #send(key: string, slot: Slot<Item>): Promise<void> {
    const answer = await this.#channel.send(key, slot.item);
    slot.isSending = false;
    if (this.#slots.get(key) === slot) this.#settle(key, slot, answer);
    else this.#channel.receivedLate?.(answer);
    this.#notify();
  }

  #settle(key: string, slot: Slot<Item>, answer: Answer): void {
    const verdict = this.#channel.received(key, answer);
    if (verdict === 'lost') {
      slot.failures += 1;
      this.#schedule(key, slot, retryDelayMs(slot.failures));
      return;
    }
    slot.failures = 0;
    if (verdict === 'done') this.remove(key);
    // What was written meanwhile goes out at the end of its own delay.
    else if (slot.timer === undefined || this.#channel.isStuck(slot.item)) this.#schedule(key, slot, 0);
  }

  #notify(): void {
    this.#state = this.#slots.size === 0 ? 'saved' : this.unsaved().length > 0 ? 'unsaved' : 'saving';
    for (const listener of [...this.#listeners]) listener();
  }
}
