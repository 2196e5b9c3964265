import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type BucketItem, Client } from 'minio';
import { StartError } from '../runtime/env.ts';
import { requireKey, type Storage, type StoredObject } from './storage.ts';

export type MinioSettings = {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region?: string | undefined;
};
type Target = { client: Client; bucket: string };

/** Part size in memory; S3 requires at least 5 MB and at most 10,000 parts. */
const partBytes = 8 * 1024 * 1024;

/** Creates a missing bucket. @throws StartError if the storage is unusable */
export async function openMinioStorage(settings: MinioSettings): Promise<Storage> {
  const { bucket } = settings;
  const client = clientFor(settings);
  const target = { client, bucket };
  await ensureBucket(target, settings).catch((error: unknown) => {
    throw unusableError(settings, error);
  });
  return {
    check: async () => {
      const probe = `.probe-${randomUUID()}`;
      await client.putObject(bucket, probe, Buffer.alloc(0), 0);
      await client.removeObject(bucket, probe);
    },
    put: (key, source, { type }) => new Upload(target, requireKey(key), type).run(source),
    open: async (key, range) => {
      requireKey(key);
      const stats = await client.statObject(bucket, key).catch(nullIfMissing);
      if (stats === null) return null;
      const stream =
        range === undefined
          ? await client.getObject(bucket, key)
          : await client.getPartialObject(bucket, key, range.start, range.end - range.start + 1);
      return { stream, size: stats.size };
    },
    remove: (key) => client.removeObject(bucket, requireKey(key)),
    list: (prefix) => walk(target, prefix),
    removeIncomplete: (before) => removeIncomplete(target, before),
  };
}

/** @throws StartError if the storage is unusable */
export const hasBucket = (settings: MinioSettings): Promise<boolean> =>
  clientFor(settings)
    .bucketExists(settings.bucket)
    .catch((error: unknown) => {
      throw unusableError(settings, error);
    });

function unusableError({ endpoint }: MinioSettings, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(
    `Der Dateispeicher unter MINIO_ENDPOINT=${endpoint} lässt sich nicht benutzen (${code ?? message}).\n` +
      'Abhilfe: prüfen, ob er läuft und ob MINIO_ACCESS_KEY, MINIO_SECRET_KEY und MINIO_BUCKET stimmen.',
  );
}

function clientFor({ endpoint, accessKey, secretKey, region }: MinioSettings): Client {
  const { hostname, port, protocol } = new URL(endpoint);
  const isSecure = protocol === 'https:';
  return new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    useSSL: isSecure,
    accessKey,
    secretKey,
    ...(region === undefined ? {} : { region }),
  });
}

async function ensureBucket({ client, bucket }: Target, { region }: MinioSettings): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket, region).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'BucketAlreadyOwnedByYou') throw error;
  });
}

/** The client's own `putObject` would buffer parts of half a gigabyte for a stream of unknown length. */
class Upload {
  readonly #target: Target;
  readonly #key: string;
  readonly #type: string;
  #uploadId: string | null = null;
  #etags: Array<{ part: number; etag: string }> = [];
  #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(target: Target, key: string, type: string) {
    this.#target = target;
    this.#key = key;
    this.#type = type;
  }

  async run(source: Readable): Promise<void> {
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        this.#held.push(chunk);
        this.#heldBytes += chunk.length;
        while (this.#heldBytes >= partBytes) await this.#sendPart(this.#take(partBytes));
      }
      await this.#finish();
    } catch (error) {
      source.destroy();
      await this.#abort();
      throw error;
    }
  }

  #take(bytes: number): Buffer {
    const all = Buffer.concat(this.#held);
    const rest = all.subarray(bytes);
    this.#held = rest.length === 0 ? [] : [rest];
    this.#heldBytes = rest.length;
    return all.subarray(0, bytes);
  }

  get #headers() {
    return { 'Content-Type': this.#type };
  }

  async #sendPart(content: Buffer): Promise<void> {
    const { client, bucket } = this.#target;
    this.#uploadId ??= await client.initiateNewMultipartUpload(bucket, this.#key, this.#headers);
    const partNumber = this.#etags.length + 1;
    const headers = { 'Content-Length': String(content.length) };
    const config = { bucketName: bucket, objectName: this.#key, uploadID: this.#uploadId, partNumber, headers };
    const { etag } = await client.uploadPart(config, content);
    this.#etags.push({ part: partNumber, etag });
  }

  async #finish(): Promise<void> {
    const { client, bucket } = this.#target;
    const rest = this.#take(this.#heldBytes);
    if (this.#uploadId === null) {
      await client.putObject(bucket, this.#key, rest, rest.length, this.#headers);
      return;
    }
    if (rest.length > 0) await this.#sendPart(rest);
    await client.completeMultipartUpload(bucket, this.#key, this.#uploadId, this.#etags);
  }

  async #abort(): Promise<void> {
    if (this.#uploadId === null) return;
    const { client, bucket } = this.#target;
    await client.abortMultipartUpload(bucket, this.#key, this.#uploadId).catch(() => undefined);
  }
}

async function* walk({ client, bucket }: Target, prefix: string): AsyncGenerator<StoredObject> {
  const items = client.listObjectsV2(bucket, prefix, true) as AsyncIterable<BucketItem>;
  for await (const { name, lastModified } of items) {
    if (name !== undefined && lastModified !== undefined) yield { key: name, modifiedAt: lastModified };
  }
}

async function removeIncomplete({ client, bucket }: Target, before: Date): Promise<void> {
  let keyMarker = '';
  let uploadIdMarker = '';
  for (let isTruncated = true; isTruncated; ) {
    const page = await client.listIncompleteUploadsQuery(bucket, '', keyMarker, uploadIdMarker, '');
    for (const { key, uploadId, initiated } of page.uploads)
      if (initiated < before) await client.abortMultipartUpload(bucket, key, uploadId).catch(nullIfMissing);
    ({ isTruncated } = page);
    keyMarker = page.nextKeyMarker;
    uploadIdMarker = page.nextUploadIdMarker;
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.code ?? '')) return null;
  throw error;
}
