import { useEffect, useState } from 'react';
import type { Lasting, OpenQueues } from './open-queues.ts';

/** `key`: which document; `channel`: how it reaches the server; `make`: what saves it. */
export type Opening<Queue extends Lasting, Channel> = {
  queues: OpenQueues<Queue, Channel>;
  key: string;
  channel: Channel;
  make: (channel: () => Channel) => Queue;
};

/** What saves this document, once it has taken up what an earlier page left behind; null for that moment. `opening` has to be remembered. */
export function useOpenQueue<Queue extends Lasting, Channel>(opening: Opening<Queue, Channel>): Queue | null {
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
