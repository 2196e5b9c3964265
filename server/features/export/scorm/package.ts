/**
 * A published version as SCORM 1.2 package: one SCO that needs nothing from outside. It carries the solutions of its quizzes,
 * because a platform that plays it has nobody to ask. What storage has lost is named in the page; every file of the package
 * stands in its manifest, which therefore comes last.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { extensionOf, type FileType, megabytes } from '#shared/assets/kinds.ts';
import type { App } from '../../../core/app.ts';
import { RuleError } from '../../../core/errors.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { worksIn } from '../../../core/workers/work.ts';
import type { Terms } from '../../../core/workers/workers.ts';
import type { VersionFile } from '../queries.ts';
import {
  type Download,
  downloadName,
  type OpenVersion,
  openStored,
  openVersion,
  shortSlug,
  type Version,
} from '../version.ts';
import { type ZipEntry, zipOf } from '../zip.ts';
import { manifestOf } from './manifest.ts';
import { type PlayerFile, playerFiles } from './player-files.ts';

const works = worksIn<typeof import('../pack.work.ts')>(new URL('../pack.work.ts', import.meta.url));
const terms: Terms = { pace: 'quick', limitMs: seconds(20), tooMuch: 'PACKAGE_TOO_LARGE' };
/** What platforms take, and what the format can hold without its extension for more. */
const mostBytes = megabytes(2048);
const mostFiles = 10_000;

/** @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS, PACKAGE_TOO_LARGE */
export async function scormPackage(ctx: SignedInContext, version: Version): Promise<Download> {
  const opened = await openVersion(ctx, version);
  const { files } = opened;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > mostBytes || files.length > mostFiles) throw new RuleError('PACKAGE_TOO_LARGE');
  const content = zipOf(entriesOf(ctx.app, version, opened), opened.publishedAt);
  return { name: downloadName(opened, '-scorm.zip'), type: 'application/zip', content };
}

async function* entriesOf(
  app: App,
  version: Version,
  { snapshot, title, files }: OpenVersion,
): AsyncGenerator<ZipEntry> {
  const paths = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const opened = await openStored(app, file);
    if (opened === null) continue;
    const path = pathOf(file, index);
    paths.set(file.id, path);
    yield { name: path, content: opened.stream as AsyncIterable<Uint8Array>, isText: false };
  }
  const { script } = await app.workers.run(works('packageScript'), { snapshot, paths }, terms);
  const made: PlayerFile[] = [{ name: 'data.js', content: script, isText: true }, ...(await playerFiles(title))];
  const all = [...made.map(({ name }) => name), ...paths.values()];
  made.push({ name: 'imsmanifest.xml', content: manifestOf({ ...version, title, paths: all }), isText: true });
  for (const file of made) yield { ...file, content: pieces(file.content) };
}

/** ASCII, and different for every file whatever people called them. */
function pathOf({ filename, type }: VersionFile, index: number): string {
  const stem = shortSlug(filename.replace(/\.[^.]*$/, ''), 40);
  const ending = extensionOf[type as FileType] ?? 'bin';
  return `assets/${String(index + 1).padStart(3, '0')}${stem === '' ? '' : `-${stem}`}.${ending}`;
}

const pieceBytes = 64 * 1024;

/** Compressing a long text at once would keep everybody else waiting; one piece takes a few milliseconds. */
async function* pieces(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    await nextTurn();
    yield bytes.subarray(at, at + pieceBytes);
  }
}
