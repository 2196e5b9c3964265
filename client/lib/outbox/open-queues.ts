import { useEffect, useState } from 'react';

type SaveQueue = {
  start: () => Promise<void>;
  settled: () => Promise<boolean>;
  close: () => void;
};

type OpenQueue<Queue, Channel> = { queue: Queue; channel: Channel; userCount: number; started: Promise<void> };

/**
 * One queue per open document. It outlives its page until it has tried every draft; unsent drafts stay in the browser.
 * Queues use the latest channel.
 */
export class OpenQueues<Queue extends SaveQueue, Channel> {
  readonly #open = new Map<string, OpenQueue<Queue, Channel>>();

  open(key: string, channel: Channel, createQueue: (channel: () => Channel) => Queue): OpenQueue<Queue, Channel> {
    const existing = this.#open.get(key);
    if (existing !== undefined) {
      existing.channel = channel;
      existing.userCount += 1;
      return existing;
    }
    const queue = createQueue(() => openQueue.channel);
    const openQueue: OpenQueue<Queue, Channel> = { queue, channel, userCount: 1, started: queue.start() };
    this.#open.set(key, openQueue);
    return openQueue;
  }

  release(key: string): void {
    const openQueue = this.#open.get(key);
    if (openQueue === undefined) return;
    openQueue.userCount -= 1;
    void openQueue.queue.settled().then(() => {
      if (openQueue.userCount > 0 || this.#open.get(key) !== openQueue) return;
      this.#open.delete(key);
      openQueue.queue.close();
    });
  }
}

type OpenQueueOptions<Queue extends SaveQueue, Channel> = {
  queues: OpenQueues<Queue, Channel>;
  key: string;
  channel: Channel;
  createQueue: (channel: () => Channel) => Queue;
};

/** Null until the queue has adopted the drafts of earlier pages. `opening` must be memoized. */
export function useOpenQueue<Queue extends SaveQueue, Channel>(
  options: OpenQueueOptions<Queue, Channel>,
): Queue | null {
  const [queue, setQueue] = useState<Queue | null>(null);
  useEffect(() => {
    const { queues, key, channel, createQueue } = options;
    let isMounted = true;
    const openQueue = queues.open(key, channel, createQueue);
    void openQueue.started.then(() => {
      if (isMounted) setQueue(openQueue.queue);
    });
    return () => {
      isMounted = false;
      queues.release(key);
    };
  }, [options]);
  return queue;
}
