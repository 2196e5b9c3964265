/** The files on their way into each course. They go on when the editor is left for another page of the product. */
import { type UploadChannel, UploadList } from './uploads.ts';

const lists = new Map<string, UploadList>();

/** Gives the list of this course; `channel` is how it reaches the server and the course from now on. */
export function openUploads(
  { userId, courseId }: { userId: string; courseId: string },
  channel: UploadChannel,
): UploadList {
  const key = `${userId}:${courseId}`;
  const known = lists.get(key);
  if (known !== undefined) {
    known.use(channel);
    return known;
  }
  const list = new UploadList(courseId, channel);
  lists.set(key, list);
  return list;
}

/** A file that is still on its way is gone with the page, so the browser asks before. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  const isMoving = [...lists.values()].some((list) => list.list().some(({ status }) => status !== 'failed'));
  if (isMoving) event.preventDefault();
};
window.addEventListener('beforeunload', askBeforeLeaving);
