import { newId } from '../../../lib/new-id.ts';
import type { uploadFile } from '../../../lib/requests/upload.ts';

type UploadedFile = Awaited<ReturnType<typeof uploadFile>>;
export type Upload = {
  id: string;
  lessonId: string;
  /** The block that receives the file; null creates a new one. */
  blockId: string | null;
  /** The new block follows this one; without it, the block goes to the end of the lesson. */
  after?: string;
  file: File;
  status: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  progress: number;
  error: unknown;
};
type Target = Pick<Upload, 'lessonId' | 'blockId' | 'after'>;

export type UploadChannel = {
  send: typeof uploadFile;
  /** Called after the upload. Throws if the file could not be added to the lesson. */
  onUploaded: (target: Target, uploaded: UploadedFile) => Promise<void>;
};

const maxParallel = 2;

export class UploadList {
  readonly #courseId: string;
  #channel: UploadChannel;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();
  #uploads: readonly Upload[] = [];

  constructor(courseId: string, channel: UploadChannel) {
    this.#courseId = courseId;
    this.#channel = channel;
  }

  use(channel: UploadChannel): void {
    this.#channel = channel;
  }

  readonly list = (): readonly Upload[] => this.#uploads;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly File[], target: Target): void {
    const added = files.map(
      (file): Upload => ({
        ...target,
        id: newId(),
        file,
        status: 'waiting',
        progress: 0,
        error: null,
      }),
    );
    this.#set([...this.#uploads, ...added]);
    this.#startNext();
  }

  retry(id: string): void {
    this.#change(id, { status: 'waiting', progress: 0, error: null });
    this.#startNext();
  }

  cancel(id: string): void {
    this.#aborts.get(id)?.abort();
    this.#remove(id);
    this.#startNext();
  }

  #startNext(): void {
    const running = this.#uploads.filter(({ status }) => status === 'sending').length;
    const next = this.#uploads
      .filter(({ status }) => status === 'waiting')
      .slice(0, Math.max(0, maxParallel - running));
    for (const upload of next) void this.#send(upload);
  }

  async #send({ id, file, ...target }: Upload): Promise<void> {
    const controller = new AbortController();
    this.#aborts.set(id, controller);
    this.#change(id, { status: 'sending' });
    try {
      const onProgress = (share: number) => this.#change(id, { progress: share });
      const { send, onUploaded } = this.#channel;
      const uploaded = await send({ courseId: this.#courseId, file, onProgress, signal: controller.signal });
      if (!controller.signal.aborted) await onUploaded(target, uploaded);
      this.#remove(id);
    } catch (error) {
      this.#change(id, { status: 'failed', error });
    } finally {
      this.#aborts.delete(id);
      this.#startNext();
    }
  }

  #change(id: string, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #remove(id: string): void {
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of [...this.#listeners]) listener();
  }
}

const uploadLists = new Map<string, UploadList>();

/** One list per course. It continues after the editor closes; `channel` replaces the previous one. */
export function openUploads(
  { userId, courseId }: { userId: string; courseId: string },
  channel: UploadChannel,
): UploadList {
  const key = `${userId}:${courseId}`;
  const list = uploadLists.get(key) ?? new UploadList(courseId, channel);
  list.use(channel);
  uploadLists.set(key, list);
  return list;
}

/** Leaving the page aborts the upload, so the browser asks first. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  const isUploading = [...uploadLists.values()].some((list) => list.list().some(({ status }) => status !== 'failed'));
  if (isUploading) event.preventDefault();
};
window.addEventListener('beforeunload', askBeforeLeaving);
