/** A backup file: tar, compressed with zstd, with a checksum at the end, optionally encrypted in the age format. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { StartError } from '../runtime/env.ts';
import { appendChecksum, verifyChecksum } from './integrity.ts';

export type ArchiveFile = { path: string; passphrase: string | null };
type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

export type ArchiveWriter = {
  /** `size` is the exact number of bytes. */
  add: (entry: { name: string; size: number }, content: Bytes) => Promise<void>;
  /** Resolves once the file is flushed to the disk. */
  finish: () => Promise<void>;
  abort: (cause: unknown) => Promise<void>;
};

const ownerOnly = 0o600;

/** The file must not exist yet. */
export function createArchive({ path, passphrase }: ArchiveFile): ArchiveWriter {
  const tar = pack();
  const written = pipeline(
    Readable.from(tar, { objectMode: false }),
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
    appendChecksum(),
    passphrase === null ? passThrough : (source: AsyncIterable<Buffer>) => encrypted(source, passphrase),
    createWriteStream(path, { flags: 'wx', flush: true, mode: ownerOnly }),
  );
  // `add` and `finish` report a failure; without this listener it would end the process first.
  written.catch(() => undefined);
  return {
    add: async (entry, content) => {
      const added = addEntry(tar, entry, content);
      // A file that could not be written also ends the entry; its own error has the reason.
      await Promise.race([added, written]).catch((error: unknown) =>
        tar.destroying ? written : Promise.reject(error),
      );
    },
    finish: async () => {
      tar.finalize();
      await written;
    },
    abort: async (cause) => {
      tar.destroy(cause instanceof Error ? cause : new Error('aborted'));
      await written.catch(() => undefined);
    },
  };
}

async function addEntry(
  tar: ReturnType<typeof pack>,
  head: { name: string; size: number },
  content: Bytes,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const entry = tar.entry({ ...head, mode: ownerOnly, mtime: new Date(0) }, (error) =>
    error ? reject(error) : resolve(),
  ) as unknown as Writable;
  try {
    for await (const chunk of content) if (!entry.write(chunk)) await once(entry, 'drain');
    entry.end();
  } catch (error) {
    entry.destroy(error as Error);
    throw error;
  }
  await promise;
}

type EntryHandler = (entry: { name: string; size: number }, content: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Calls `onEntry` for each entry in order; it may leave the content unread.
 * @throws StartError for a damaged file, or a missing or wrong passphrase; damage may be found only at the end
 */
export async function readArchive({ path, passphrase }: ArchiveFile, onEntry: EntryHandler): Promise<void> {
  const isSealed = await isEncrypted(path).catch((error: unknown) => {
    throw isSystemError(error) ? unreadableError(path, error) : error;
  });
  if (isSealed && passphrase === null) throw missingPassphraseError(path);
  const tar = extract();
  let handlerFailure: unknown;
  const readEntries = async () => {
    for await (const entry of tar) {
      const { name, size } = entry.header;
      await onEntry({ name, size }, entry as AsyncIterable<Buffer>).catch((error: unknown) => {
        handlerFailure = error;
        throw error;
      });
      entry.resume();
    }
  };
  try {
    await Promise.all([
      pipeline(
        createReadStream(path),
        isSealed ? (source: AsyncIterable<Buffer>) => decrypted(source, { path, passphrase }) : passThrough,
        verifyChecksum(() => damagedError(path)),
        createZstdDecompress(),
        tar as unknown as NodeJS.WritableStream,
      ),
      readEntries(),
    ]);
  } catch (error) {
    if (handlerFailure !== undefined || error instanceof StartError) throw handlerFailure ?? error;
    throw isSystemError(error) ? unreadableError(path, error) : damagedError(path);
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { code: string } =>
  typeof (error as { errno?: unknown }).errno === 'number' && (error as { syscall?: unknown }).syscall !== undefined;

async function* passThrough(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield* source;
}

const asWebStream = (source: AsyncIterable<Buffer>) =>
  Readable.toWeb(Readable.from(source, { objectMode: false })) as unknown as globalThis.ReadableStream<
    Uint8Array<ArrayBuffer>
  >;
const asBuffers = (source: unknown): AsyncIterable<Buffer> => Readable.fromWeb(source as ReadableStream);

async function* encrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncIterable<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  yield* asBuffers(await encrypter.encrypt(asWebStream(source)));
}

async function* decrypted(source: AsyncIterable<Buffer>, { path, passphrase }: ArchiveFile): AsyncIterable<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase ?? '');
  const plain = await decrypter.decrypt(asWebStream(source)).catch((error: Error) => {
    throw error.message.startsWith('no identity matched') ? wrongPassphraseError(path) : error;
  });
  yield* asBuffers(plain);
}

const ageHeader = 'age-encryption.org/v1';

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === ageHeader;
  } finally {
    await file.close();
  }
}

const fileProblems: Readonly<Record<string, string>> = {
  ENOENT: 'Datei oder Ordner fehlt',
  ENOTDIR: 'ein Teil des Pfads ist kein Ordner',
  EISDIR: 'es ist ein Ordner',
  EACCES: 'die Rechte fehlen',
  EPERM: 'die Rechte fehlen',
  EROFS: 'der Datenträger ist schreibgeschützt',
  ENOSPC: 'der Datenträger ist voll',
  EDQUOT: 'der Datenträger ist voll',
  EIO: 'der Datenträger ist defekt',
};

const unreadableError = (path: string, { code }: { code: string }): StartError =>
  new StartError(
    `Die Sicherung ${path} lässt sich nicht lesen: ${fileProblems[code] ?? code}; es wurde nichts verändert.\n` +
      'Abhilfe: Pfad und Rechte der Datei prüfen.',
  );

/** For programs that end with the error: a file problem in words. */
export function unwritable(place: string, error: unknown): unknown {
  const { code = '', path = place } = error as NodeJS.ErrnoException;
  const reason = fileProblems[code];
  if (reason === undefined) return error;
  return new StartError(
    `Die Sicherung lässt sich nicht schreiben: ${reason} (${path}); es wurde nichts verändert.\n` +
      'Abhilfe: das beheben oder einen anderen Ort wählen, für die eigenen Sicherungen mit BACKUP_DIR.',
  );
}

export const damagedError = (path: string): StartError =>
  new StartError(
    `Die Sicherung ${path} ist beschädigt oder unvollständig; es wurde nichts verändert.\n` +
      'Abhilfe: sie noch einmal kopieren oder eine ältere Sicherung nehmen.',
  );

const missingPassphraseError = (path: string): StartError =>
  new StartError(
    `Die Sicherung ${path} ist verschlüsselt.\nAbhilfe: BACKUP_PASSPHRASE auf das Kennwort setzen, mit dem sie entstand.`,
  );

const wrongPassphraseError = (path: string): StartError =>
  new StartError(
    `Das Kennwort passt nicht zur Sicherung ${path}; es wurde nichts verändert.\n` +
      'Abhilfe: BACKUP_PASSPHRASE auf das Kennwort setzen, mit dem sie entstand.',
  );
