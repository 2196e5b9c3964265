/** The one queue of each open course. */
import { newId } from '../../../lib/new-id.ts';
import { OpenQueues } from '../../../lib/outbox/open-queues.ts';
import { draftStore } from './draft-store.ts';
import { type Channel, SaveQueue } from './save-queue.ts';

type ToServer = Omit<Channel, 'store'>;
type Key = { userId: string; courseId: string };

const queues = new OpenQueues<SaveQueue, ToServer>();
const keyOf = ({ userId, courseId }: Key): string => `${userId}:${courseId}`;

/** Gives the queue of this course; `channel` is how it reaches the server from now on. */
export const openQueue = (key: Key, channel: ToServer) =>
  queues.open(
    keyOf(key),
    channel,
    (current) =>
      new SaveQueue({
        send: (draft) => current().send(draft),
        onSaved: (saved) => current().onSaved(saved),
        onLost: (message) => current().onLost(message),
        store: draftStore({ ...key, pageId: newId() }),
      }),
  );

/** The editor was left. */
export const leaveQueue = (key: Key): void => queues.leave(keyOf(key));
