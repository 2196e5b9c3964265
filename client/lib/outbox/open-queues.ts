/** A queue that saves in the background while its page is open. */
export type Lasting = {
  /** Takes up what an earlier page left behind. */
  start: () => Promise<void>;
  /** Resolves when what is waiting is saved, or cannot be for now. */
  settled: () => Promise<boolean>;
  close: () => void;
};

type Held<Queue, Channel> = { queue: Queue; channel: Channel; users: number; isStarted: Promise<void> };

/**
 * The one queue of each open document. It outlives leaving the page for as long as it takes to send what is waiting; what does not
 * get through stays in the browser for the next time. `make`: a queue that reaches the server through the newest channel.
 */
export class OpenQueues<Queue extends Lasting, Channel> {
  readonly #open = new Map<string, Held<Queue, Channel>>();

  /** `channel` is how this document reaches the server from now on. */
  open(key: string, channel: Channel, make: (channel: () => Channel) => Queue): Held<Queue, Channel> {
    const known = this.#open.get(key);
    if (known !== undefined) {
      known.channel = channel;
      known.users += 1;
      return known;
    }
    const queue = make(() => held.channel);
    const held: Held<Queue, Channel> = { queue, channel, users: 1, isStarted: queue.start() };
    this.#open.set(key, held);
    return held;
  }

  leave(key: string): void {
    const held = this.#open.get(key);
    if (held === undefined) return;
    held.users -= 1;
    void held.queue.settled().then(() => {
      if (held.users > 0 || this.#open.get(key) !== held) return;
      this.#open.delete(key);
      held.queue.close();
    });
  }
}
