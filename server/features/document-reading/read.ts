/**
 * Security: reads files in a child process with limits on memory and time, an empty environment and no network.
 * Callers limit the number of processes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { SourcePart, SourceText } from '#shared/ai/source.ts';
import { megabytes } from '#shared/assets/kinds.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { seconds } from '../../core/runtime/clock.ts';

type StoredFile = { key: string; filename: string; size: number; type: string };

const readingLimits = { memoryBytes: megabytes(138), heapMb: 64 } as const;
export type ReadingBounds = { signal: AbortSignal; longestMs: number };
export const defaultReadingMs = seconds(60);

const childFile = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** @throws RuleError FILE_…, SOURCE_TYPE_REFUSED; the reason of the signal if aborted */
export async function readStoredFile(app: App, file: StoredFile, bounds: ReadingBounds): Promise<SourceText> {
  if (file.size > megabytes(app.settings.current().limits.documentMb)) throw new RuleError('FILE_TOO_LARGE');
  const stored = await app.storage.open(file.key);
  if (stored === null) throw new RuleError('FILE_MISSING');
  return readDocument({ ...file, source: stored.stream, size: stored.size }, bounds);
}

export const readBytes = (
  bytes: Buffer,
  named: { filename: string; type: string },
  { signal, longestMs = defaultReadingMs }: Pick<ReadingBounds, 'signal'> & Partial<ReadingBounds>,
): Promise<SourceText> =>
  readDocument({ ...named, source: Readable.from([bytes]), size: bytes.length }, { signal, longestMs });

type DocumentInput = { source: Readable; size: number; filename: string; type: string };

async function readDocument(
  { source, size, filename, type }: DocumentInput,
  bounds: ReadingBounds,
): Promise<SourceText> {
  const { signal, longestMs } = bounds;
  signal.throwIfAborted();
  const child = spawnChild({ size, filename, type });
  const { pid = 0 } = child;
  const ended: { by: unknown } = { by: null };
  const terminate = (reason: unknown) => {
    ended.by ??= reason;
    child.kill('SIGKILL');
  };
  const onTooMuchMemory = () => terminate(new RuleError('FILE_INFLATES'));
  const onAbort = () => terminate(signal.reason);
  const timer = setTimeout(() => terminate(new RuleError('FILE_TOO_SLOW')), longestMs);
  const stopWatching = watchMemory(pid, readingLimits.memoryBytes, onTooMuchMemory);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const exited = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', () => resolve());
    });
    // A child that ends early closes its input; its answer has the reason.
    const inputWritten = pipeline(source, child.stdin).catch((error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code ?? '')) terminate(error);
    });
    const [answer] = await Promise.all([parseOutput(child.stdout), exited, inputWritten]);
    if (ended.by !== null) throw ended.by;
    // A child that exits without an answer ran out of memory.
    return answer ?? refuseTooLarge();
  } finally {
    clearTimeout(timer);
    stopWatching();
    signal.removeEventListener('abort', onAbort);
    child.kill('SIGKILL');
  }
}

const refuseTooLarge = (): never => {
  throw new RuleError('FILE_INFLATES');
};

function spawnChild(named: { size: number; filename: string; type: string }) {
  const compiled = getCompileCacheDir();
  const flags = [
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${readingLimits.heapMb}`,
    '--max-semi-space-size=2',
  ];
  const child = spawn(process.execPath, [...flags, childFile, JSON.stringify(named)], {
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child has exited, or the system has no priorities.
  }
  return child;
}

const pollIntervalMs = 15;
const slowPollIntervalMs = 250;

async function residentBytes(pid: number): Promise<number | null> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  }
  const kilobytes = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  return kilobytes > 0 ? kilobytes * 1024 : null;
}

function watchMemory(pid: number, mostBytes: number, onTooMuch: () => void): () => number {
  let [peak, isStopped]: [number, boolean] = [0, false];
  const poll = async () => {
    if (isStopped) return;
    const bytes = await residentBytes(pid);
    peak = Math.max(peak, bytes ?? 0);
    if (isStopped || bytes === null) return;
    if (bytes > mostBytes) onTooMuch();
    else setTimeout(poll, process.platform === 'linux' ? pollIntervalMs : slowPollIntervalMs).unref();
  };
  void poll();
  return () => {
    isStopped = true;
    return peak;
  };
}

type Line =
  | { kind: 'head'; unit: SourceText['unit']; title: string }
  | { kind: 'part'; part: SourcePart }
  | { kind: 'end' }
  | { kind: 'refused'; code: ErrorCode };

/** In characters: the text limit of a source plus JSON overhead. */
const maxOutputLength = 64 * 1024 * 1024;

/** Line by line, to keep the event loop free. @returns null if incomplete @throws RuleError if the file was refused */
async function parseOutput(output: Readable): Promise<SourceText | null> {
  const text: SourceText = { unit: 'paragraph', title: '', parts: [] };
  let [isComplete, rest, length]: [boolean, string[], number] = [false, [], 0];
  let refused: ErrorCode | null = null;
  output.setEncoding('utf8');
  const parseRow = (row: string) => {
    const line = JSON.parse(row) as Line;
    if (line.kind === 'head') [text.unit, text.title] = [line.unit, line.title];
    else if (line.kind === 'part') text.parts.push(line.part);
    else if (line.kind === 'refused') refused = line.code;
    else isComplete = true;
  };
  for await (const piece of output as AsyncIterable<string>) {
    length += piece.length;
    if (length > maxOutputLength) throw new RuleError('FILE_INFLATES');
    const rows = piece.split('\n');
    const last = rows.pop() ?? '';
    for (const row of rows) {
      parseRow(rest.join('') + row);
      rest = [];
    }
    rest.push(last);
  }
  if (refused !== null) throw new RuleError(refused);
  return isComplete ? text : null;
}
