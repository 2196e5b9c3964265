/** Reads a whole backup without changing anything. */
import { createHash, type Hash } from 'node:crypto';
import { readMigrations } from '../database/migrate.ts';
import { StartError } from '../runtime/env.ts';
import { isKey } from '../storage/storage.ts';
import { type ArchiveFile, damagedError, readArchive } from './archive.ts';
import { entryNames, fileOfEntry, type Manifest, manifestName, manifestSchema, tableOfEntry } from './manifest.ts';
import { fingerprintOf } from './secret-key.ts';

const maxManifestBytes = 16 * 1024 * 1024;

/** @throws StartError if the backup is damaged, cut, foreign, or written by a newer program */
export async function inspectBackup(file: ArchiveFile): Promise<Manifest> {
  const seen = new SeenContent(file.path);
  await readArchive(file, (entry, content) => seen.add(entry, content));
  const manifest = seen.verified();
  await requireKnownMigrations(file.path, manifest);
  return manifest;
}

/** Computes the figures of the manifest again. */
class SeenContent {
  readonly #path: string;
  readonly #tables = new Map<string, { hash: Hash; bytes: number }>();
  readonly #files = { hash: createHash('sha256'), count: 0, bytes: 0 };
  #queuedJobs = 0;
  #keyFingerprint: string | null = null;
  #manifest: Manifest | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  async add({ name, size }: { name: string; size: number }, content: AsyncIterable<Buffer>): Promise<void> {
    const table = tableOfEntry(name);
    const key = fileOfEntry(name);
    if (this.#manifest !== null) throw damagedError(this.#path);
    if (table !== null) return this.#addTable(table, content);
    if (key !== null && isKey(key)) return this.#addFile(key, content);
    if (name !== manifestName && name !== entryNames.queue && name !== entryNames.secretKey)
      throw foreignError(this.#path);
    if (name === manifestName && size > maxManifestBytes) throw foreignError(this.#path);
    const text = await textOf(content);
    if (name === entryNames.secretKey) this.#keyFingerprint = fingerprintOf(text);
    if (name === entryNames.queue) this.#queuedJobs = text.split('\n').length - 1;
    if (name === manifestName) this.#manifest = parseManifest(this.#path, text);
  }

  async #addTable(table: string, content: AsyncIterable<Buffer>): Promise<void> {
    const seen = this.#tables.get(table) ?? { hash: createHash('sha256'), bytes: 0 };
    this.#tables.set(table, seen);
    for await (const chunk of content) {
      seen.hash.update(chunk);
      seen.bytes += chunk.length;
    }
  }

  async #addFile(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      this.#files.bytes += chunk.length;
    }
    this.#files.hash.update(`${key} ${hash.digest('hex')}\n`);
    this.#files.count += 1;
  }

  verified(): Manifest {
    const manifest = this.#manifest;
    if (manifest === null) throw damagedError(this.#path);
    const { files, secretKey } = manifest;
    const isComplete =
      manifest.tables.length === this.#tables.size &&
      manifest.tables.every(({ name, bytes, sha256 }) => {
        const seen = this.#tables.get(name);
        return seen?.bytes === bytes && seen.hash.digest('hex') === sha256;
      }) &&
      files.count === this.#files.count &&
      files.bytes === this.#files.bytes &&
      files.sha256 === this.#files.hash.digest('hex') &&
      manifest.queuedJobs === this.#queuedJobs &&
      (secretKey?.isIncluded === true ? secretKey.fingerprint : null) === this.#keyFingerprint;
    if (!isComplete) throw damagedError(this.#path);
    return manifest;
  }
}

export async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parseManifest(path: string, text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw foreignError(path);
  }
  const { format, formatVersion } = (value ?? {}) as { format?: unknown; formatVersion?: unknown };
  if (format === 'passgenau-backup' && typeof formatVersion === 'number' && formatVersion > 1) throw newerError(path);
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw foreignError(path);
  return parsed.data;
}

async function requireKnownMigrations(path: string, { migrations }: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  if (!migrations.every(({ name, sha256 }) => known.get(name) === sha256)) throw newerError(path);
}

const foreignError = (path: string): StartError =>
  new StartError(`${path} ist keine Sicherung von Passgenau; es wurde nichts verändert.`);

const newerError = (path: string): StartError =>
  new StartError(
    `Die Sicherung ${path} stammt von einem neueren oder anderen Programmstand; es wurde nichts verändert.\n` +
      'Abhilfe: das Programm aktualisieren und die Wiederherstellung wiederholen.',
  );
