/** The one queue of each open course. It outlives leaving the editor for as long as it takes to send what is waiting. */
import { newId } from '../../../lib/new-id.ts';
import { draftStore } from './draft-store.ts';
import { type Channel, SaveQueue } from './save-queue.ts';

type Held = { queue: SaveQueue; channel: Omit<Channel, 'store'>; users: number; isStarted: Promise<void> };

const open = new Map<string, Held>();

type Key = { userId: string; courseId: string };

/** Gives the queue of this course; `channel` is how it reaches the server from now on. */
export function openQueue({ userId, courseId }: Key, channel: Omit<Channel, 'store'>): Held {
  const key = `${userId}:${courseId}`;
  const known = open.get(key);
  if (known !== undefined) {
    known.channel = channel;
    known.users += 1;
    return known;
  }
  const store = draftStore({ userId, courseId, pageId: newId() });
  const queue = new SaveQueue({
    send: (draft) => held.channel.send(draft),
    onSaved: (saved) => held.channel.onSaved(saved),
    onLost: (message) => held.channel.onLost(message),
    store,
  });
  const held: Held = { queue, channel, users: 1, isStarted: queue.start() };
  open.set(key, held);
  return held;
}

/** The editor was left: what is waiting goes out, what does not get through stays in the browser for the next time. */
export function leaveQueue({ userId, courseId }: Key): void {
  const key = `${userId}:${courseId}`;
  const held = open.get(key);
  if (held === undefined) return;
  held.users -= 1;
  void held.queue.settled().then(() => {
    if (held.users > 0 || open.get(key) !== held) return;
    open.delete(key);
    held.queue.close();
  });
}
