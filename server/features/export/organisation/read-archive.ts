/** Reads the ZIP of an organisation in a worker. Nothing in it is trusted: sizes, names and hashes are checked first. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { z } from 'zod';
import { archivePaths, archiveVersion } from '#shared/export/organisation-archive.ts';
import { composeTexts } from '#shared/validation/text.ts';
import { RuleError } from '../../../core/errors.ts';
import { archiveLimits, manifestSchema } from './archive-schema.ts';

type Manifest = z.infer<typeof manifestSchema>;
export type OpenArchive = { zip: ZipFile; entries: ReadonlyMap<string, Entry> };

export const brokenArchive = (): RuleError => new RuleError('ARCHIVE_BROKEN');

/** @throws RuleError ARCHIVE_BROKEN, ARCHIVE_TOO_LARGE */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(() => null);
  if (zip === null) throw brokenArchive();
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw brokenArchive();
      entries.set(entry.fileName, entry);
      if (entries.size > archiveLimits.entries) throw new RuleError('ARCHIVE_TOO_LARGE');
    }
    return { zip, entries };
  } catch (error) {
    zip.close();
    throw error instanceof RuleError ? error : brokenArchive();
  }
}

export async function openEntry({ zip, entries }: OpenArchive, path: string): Promise<Readable> {
  const entry = entries.get(path);
  if (entry === undefined) throw brokenArchive();
  return zip.openReadStreamPromise(entry).catch(() => {
    throw brokenArchive();
  });
}

/** @throws RuleError ARCHIVE_TOO_LARGE before it is unpacked */
export async function readText(archive: OpenArchive, path: string, maxBytes: number): Promise<string> {
  const parts: string[] = [];
  for await (const part of readParts(archive, path, maxBytes)) parts.push(part);
  return parts.join('');
}

/** Without empty lines. @throws RuleError ARCHIVE_TOO_LARGE, ARCHIVE_BROKEN, also for a line beyond the limit */
export async function* readLines(archive: OpenArchive, path: string, maxBytes: number): AsyncGenerator<string> {
  let begun = '';
  for await (const part of readParts(archive, path, maxBytes)) {
    const lines = (begun + part).split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > archiveLimits.lineLength) throw brokenArchive();
    yield* lines.filter((line) => line !== '');
  }
  if (begun !== '') yield begun;
}

async function* readParts(archive: OpenArchive, path: string, maxBytes: number): AsyncGenerator<string> {
  const entry = archive.entries.get(path);
  if (entry === undefined) throw brokenArchive();
  if (entry.uncompressedSize > maxBytes) throw new RuleError('ARCHIVE_TOO_LARGE');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const source = await openEntry(archive, path);
  try {
    for await (const chunk of source) yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw error instanceof RuleError ? error : brokenArchive();
  }
}

export function parseAs<Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(json));
  if (!parsed.success) throw brokenArchive();
  return parsed.data;
}

function parseJson(json: string): unknown {
  try {
    return composeTexts(JSON.parse(json));
  } catch {
    throw brokenArchive();
  }
}

/** @throws RuleError ARCHIVE_OTHER_FORMAT, ARCHIVE_NEWER, ARCHIVE_BROKEN, ARCHIVE_TOO_LARGE */
export async function readManifest(archive: OpenArchive): Promise<Manifest> {
  if (!archive.entries.has(archivePaths.manifest)) throw new RuleError('ARCHIVE_OTHER_FORMAT');
  const text = await readText(archive, archivePaths.manifest, archiveLimits.listBytes);
  const { format, formatVersion } = (parseJson(text) ?? {}) as { format?: unknown; formatVersion?: unknown };
  if (format !== 'passgenau-organisation') throw new RuleError('ARCHIVE_OTHER_FORMAT');
  if (typeof formatVersion === 'number' && formatVersion > archiveVersion) throw new RuleError('ARCHIVE_NEWER');
  return parseAs(manifestSchema, text);
}

export function requireDistinct(ids: readonly string[]): void {
  if (new Set(ids).size !== ids.length) throw brokenArchive();
}

/** Before anything is unpacked. @throws RuleError ARCHIVE_TOO_LARGE */
export function requireSize({ files }: Manifest, maxFileBytes: number): void {
  let [fileBytes, textBytes] = [0, 0];
  for (const { path, bytes } of files)
    if (path.startsWith('files/')) fileBytes += bytes;
    else textBytes += bytes;
  if (fileBytes > maxFileBytes || textBytes > archiveLimits.textBytes) throw new RuleError('ARCHIVE_TOO_LARGE');
}

/** Compares every entry with the manifest. @throws RuleError ARCHIVE_BROKEN */
export async function verifyEntries(
  archive: OpenArchive,
  { files }: Manifest,
  onProgress: (done: number) => void,
): Promise<void> {
  requireDistinct(files.map(({ path }) => path));
  if (files.length !== archive.entries.size - 1) throw brokenArchive();
  for (const [index, { path, bytes, sha256 }] of files.entries()) {
    onProgress(index);
    if (archive.entries.get(path)?.uncompressedSize !== bytes) throw brokenArchive();
    const hash = createHash('sha256');
    try {
      for await (const chunk of await openEntry(archive, path)) hash.update(chunk as Buffer);
    } catch {
      throw brokenArchive();
    }
    if (hash.digest('hex') !== sha256) throw brokenArchive();
  }
}

/**
 * The same id for each import into `parentId`, so that a repeated import adds only missing parts. The parent is the
 * organisation of a course or job, and the imported course of its parts: no archive can name parts of another course.
 */
export function importedId(parentId: string, id: string): string {
  const hex = createHash('sha256').update(`${parentId} ${id}`).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
