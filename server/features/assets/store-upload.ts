import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { extensionOf, type FileType, type UploadFolder } from '#shared/assets/kinds.ts';
import { detectFileKind, type UploadTarget } from '#shared/files/file-kind.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { wrongFile } from '../../core/wrong-file.ts';
import { detectFileType, isEncryptedOffice, sampleBytes } from './file-type.ts';
import { cleanFilename } from './filename.ts';
import { openStripper, type Stripper } from './metadata/strip.ts';
import { inspectSvg } from './svg-check.ts';
import { type Inspection, inspectText } from './text-check.ts';

export type Incoming = { source: Readable; filename: string };
/** `maxBytes` is called once the type is known. The quota is undefined if it is not limited here. */
type Admission = {
  folder: UploadFolder;
  maxBytes: (type: FileType) => number;
  allowed: readonly FileType[];
  place: UploadTarget;
  quotaBytes?: number | undefined;
};
export type StoredUpload = { key: string; filename: string; size: number; type: FileType };

/**
 * Keeps only the beginning in memory, and strips the metadata of pictures.
 * @throws RuleError FILE_EMPTY, FILE_BROKEN, FILE_ENCRYPTED, FILE_TYPE_REFUSED, FILE_TOO_LARGE, STORAGE_FULL,
 * UPLOAD_ABORTED; then nothing is stored
 */
export async function storeUpload(app: App, incoming: Incoming, admission: Admission): Promise<StoredUpload> {
  const { source } = incoming;
  const chunks = readChunks(source);
  try {
    const beginning = await readBeginning(chunks);
    if (beginning.length === 0) throw new RuleError('FILE_EMPTY');
    const sample = beginning.subarray(0, sampleBytes);
    const type = await detectFileType(sample, incoming.filename);
    if (type === null && isEncryptedOffice(sample, incoming.filename)) throw new RuleError('FILE_ENCRYPTED');
    if (type === null || !admission.allowed.includes(type))
      throw wrongFile('FILE_TYPE_REFUSED', { kind: detectFileKind(sample), place: admission.place });
    const key = newKey(app, admission.folder, type);
    const pipeline = new UploadPipeline(type, { maxBytes: admission.maxBytes(type), quotaBytes: admission.quotaBytes });
    await app.storage.put(key, Readable.from(pipeline.all(beginning, chunks), { objectMode: false }), { type });
    return { key, filename: cleanFilename(incoming.filename, type), size: pipeline.stored, type };
  } finally {
    source.destroy();
  }
}

export async function discardUpload({ storage, logger }: App, { key }: StoredUpload): Promise<void> {
  await storage
    .remove(key)
    .catch((error: unknown) => logger.warn({ key, err: error }, 'deleting a discarded file failed'));
}

/** 128 random bits, so that keys cannot be guessed. */
const newKey = ({ clock }: App, folder: UploadFolder, type: FileType): string =>
  `${folder}/${clock.now().getTime()}-${randomBytes(16).toString('hex')}.${extensionOf[type]}`;

async function* readChunks(source: Readable): AsyncGenerator<Buffer, undefined> {
  const iterator = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await iterator.next().catch(() => {
      throw new RuleError('UPLOAD_ABORTED');
    });
    if (done === true) return;
    yield value;
  }
}

async function readBeginning(chunks: AsyncGenerator<Buffer, undefined>): Promise<Buffer> {
  const received: Buffer[] = [];
  for (let bytes = 0; bytes < sampleBytes; ) {
    const { value } = await chunks.next();
    if (value === undefined) break;
    received.push(value);
    bytes += value.length;
  }
  return Buffer.concat(received);
}

function inspectionOf(type: FileType): Inspection | null {
  if (type === 'image/svg+xml') return inspectSvg();
  return type === 'text/plain' ? inspectText() : null;
}

/** Slice between yields to the event loop, because a client may send a whole file in one chunk. */
const sliceBytes = 16 * 1024;

class UploadPipeline {
  stored = 0;
  #bytes = 0;
  readonly #inspection: Inspection | null;
  readonly #stripper: Stripper | null;
  readonly #maxBytes: number;
  readonly #quotaBytes: number;

  constructor(type: FileType, { maxBytes, quotaBytes }: { maxBytes: number; quotaBytes: number | undefined }) {
    this.#inspection = inspectionOf(type);
    this.#stripper = openStripper(type);
    this.#maxBytes = maxBytes;
    this.#quotaBytes = quotaBytes ?? Number.POSITIVE_INFINITY;
  }

  async *all(beginning: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield* this.#pass(beginning);
    for await (const chunk of rest) yield* this.#pass(chunk);
    this.#inspection?.end();
    this.#stripper?.end();
  }

  async *#pass(chunk: Buffer): AsyncGenerator<Buffer> {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) throw new RuleError('FILE_TOO_LARGE');
    if (this.#bytes > this.#quotaBytes) throw new RuleError('STORAGE_FULL');
    const isInspected = this.#inspection !== null || this.#stripper !== null;
    const step = isInspected ? sliceBytes : chunk.length;
    for (let at = 0; at < chunk.length; at += step) {
      if (at > 0) await nextTurn();
      const slice = chunk.subarray(at, at + step);
      this.#inspection?.chunk(slice);
      const passed = this.#stripper === null ? slice : this.#stripper.push(slice);
      this.stored += passed.length;
      if (passed.length > 0) yield passed;
    }
  }
}
