import { useEffect, useState } from 'react';

type SaveQueue = {
  start: () => Promise<void>;
  settled: () => Promise<boolean>;
  close: () => void;
};

type OpenQueue<Queue, Channel> = { queue: Queue; channel: Channel; users: number; isStarted: Promise<void> };

/**
 * One queue per open document. It outlives its page until it has tried every draft; unsent drafts stay in the browser.
 * Queues use the latest channel.
 */
export class OpenQueues<Queue extends SaveQueue, Channel> {
  readonly #open = new Map<string, OpenQueue<Queue, Channel>>();

  open(key: string, channel: Channel, make: (channel: () => Channel) => Queue): OpenQueue<Queue, Channel> {
    const existing = this.#open.get(key);
    if (existing !== undefined) {
      existing.channel = channel;
      existing.users += 1;
      return existing;
    }
    const queue = make(() => held.channel);
    const held: OpenQueue<Queue, Channel> = { queue, channel, users: 1, isStarted: queue.start() };
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

type OpenQueueOptions<Queue extends SaveQueue, Channel> = {
  queues: OpenQueues<Queue, Channel>;
  key: string;
  channel: Channel;
  make: (channel: () => Channel) => Queue;
};

/** Null until the queue has adopted the drafts of earlier pages. `opening` must be memoized. */
export function useOpenQueue<Queue extends SaveQueue, Channel>(
  opening: OpenQueueOptions<Queue, Channel>,
): Queue | null {
  const [queue, setQueue] = useState<Queue | null>(null);
  useEffect(() => {
    const { queues, key, channel, make } = opening;
    let isHere = true;
    const held = queues.open(key, channel, make);
    void held.isStarted.then(() => {
      if (isHere) setQueue(held.queue);
    });
    return () => {
      isHere = false;
      queues.leave(key);
    };
  }, [opening]);
  return queue;
}
