import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlockOrigin } from '#shared/courses/origin.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { videoSource } from '#shared/courses/video.ts';
import {
  type Bundle,
  type BundleBlock,
  type BundleFile,
  type BundleSkill,
  bundleLimits,
} from '#shared/export/bundle.ts';
import { RuleError } from '../../core/errors.ts';
import { sanitiseText } from '../../core/html/sanitise.ts';
import { type ReportProgress, workerFunction } from '../../core/workers/worker-function.ts';
import type { BlocksPiece } from '../courses/service.ts';
import { bundleBroken, parseBundle } from './parse-bundle.ts';

const batchLength = 256 * 1024;

export type UnpackedFile = { ref: string; filename: string; path: string };
export type ReadBundle = {
  title: string;
  description: string;
  outcomes: readonly string[];
  skills: readonly BundleSkill[];
  outline: string;
  pieces: BlocksPiece[];
  files: UnpackedFile[];
  skipped: string[];
};

/** @throws RuleError BUNDLE_… with the position of the problem */
export const readBundle = workerFunction(
  async ({ path, folder }: { path: string; folder: string }, reportProgress): Promise<ReadBundle> => {
    reportProgress({ stage: 'reading', done: 0, of: 1 });
    const bundle = parseBundle(await readFile(path));
    const { title, description, outcomes, skills, modules } = bundle;
    const pieces = piecesOf(bundle, reportProgress);
    const usedRefs = collectUsedRefs(bundle);
    const files = await unpack(
      bundle.files.filter(({ ref }) => usedRefs.has(ref)),
      { all: bundle.files, folder, reportProgress },
    );
    const unpackedRefs = new Set(files.map(({ ref }) => ref));
    const skipped = bundle.files.filter(({ ref }) => usedRefs.has(ref) && !unpackedRefs.has(ref));
    const outline = modules.map((module) => ({ title: module.title, lessons: module.lessons.map((one) => one.title) }));
    return {
      title,
      description,
      outcomes,
      skills,
      outline: JSON.stringify(outline),
      pieces,
      files,
      skipped: skipped.map(({ filename }) => filename),
    };
  },
);

function collectUsedRefs({ modules }: Bundle): ReadonlySet<string> {
  const blocks = modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.blocks));
  return new Set(blocks.flatMap((block) => (block.type === 'asset' && block.file !== null ? [block.file] : [])));
}

type PositionedBlock = { block: BundleBlock; at: [module: number, lesson: number, block: number] };

const positionedBlocks = ({ modules }: Bundle): PositionedBlock[] =>
  modules.flatMap(({ lessons }, m) =>
    lessons.flatMap(({ blocks }, l) => blocks.map((block, b): PositionedBlock => ({ block, at: [m, l, b] }))),
  );

/** Batches of block rows as JSON. @throws RuleError BUNDLE_TOO_LARGE */
function piecesOf(bundle: Bundle, reportProgress: ReportProgress): BlocksPiece[] {
  const [pieces, all]: [BlocksPiece[], PositionedBlock[]] = [[], positionedBlocks(bundle)];
  let [room, rows, length, refs]: [number, string[], number, string[]] = [bytesLeftForBlocks(bundle, all), [], 0, []];
  const endPiece = () => {
    if (rows.length > 0) pieces.push({ blocks: `[${rows.join(',')}]`, refs });
    [rows, length, refs] = [[], 0, []];
  };
  for (const [index, { block, at }] of all.entries()) {
    reportProgress({ stage: 'texts', done: index, of: all.length });
    const content = JSON.stringify(contentOf(block, at));
    const origin = JSON.stringify(originOf(block));
    room -= Buffer.byteLength(content) + (block.origin === undefined ? 0 : Buffer.byteLength(origin));
    if (room < 0) throw new RuleError('BUNDLE_TOO_LARGE');
    const file = block.type === 'asset' ? block.file : null;
    if (file !== null) refs.push(file);
    rows.push(
      `{"at":${JSON.stringify(at)},"type":"${block.type}","file":${JSON.stringify(file)},"content":${content},"origin":${origin}}`,
    );
    length += content.length;
    if (length > batchLength) endPiece();
  }
  endPiece();
  return pieces;
}

/** Rejects oversized texts before the slow sanitising. @throws RuleError BUNDLE_TOO_LARGE */
function bytesLeftForBlocks({ title, modules }: Bundle, all: readonly PositionedBlock[]): number {
  const titles = [
    title,
    ...modules.flatMap((module) => [module.title, ...module.lessons.map((lesson) => lesson.title)]),
  ];
  const room = courseLimits.textBytes - bytesOfAll(titles);
  const texts = all.flatMap(({ block }) => (block.type === 'text' ? [block.content] : []));
  if (bytesOfAll(texts) > room) throw new RuleError('BUNDLE_TOO_LARGE');
  return room;
}

const bytesOfAll = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** The bundle contains only name and quotation of a source. */
const missingSource = { sourceId: '00000000-0000-0000-0000-000000000000', fileId: null };

const originOf = ({ origin }: BundleBlock): BlockOrigin | null =>
  origin === undefined ? null : { ...origin, source: origin.source && { ...origin.source, ...missingSource } };

function contentOf(block: BundleBlock, [m, l, b]: PositionedBlock['at']): object {
  switch (block.type) {
    case 'text':
      return { content: sanitiseText(block.content) };
    case 'video': {
      const { url, title } = block;
      if (url !== '' && videoSource(url) === null) throw bundleBroken(['modules', m, 'lessons', l, 'blocks', b, 'url']);
      return { url, title };
    }
    case 'quiz': {
      const { type: _, ...content } = block;
      return content;
    }
    default: {
      const { alt, caption } = block;
      return { alt, caption };
    }
  }
}

type Unpacking = { all: readonly BundleFile[]; folder: string; reportProgress: ReportProgress };

async function unpack(
  usedFiles: readonly BundleFile[],
  { all, folder, reportProgress }: Unpacking,
): Promise<UnpackedFile[]> {
  const files: UnpackedFile[] = [];
  let room: number = bundleLimits.allFilesBytes;
  for (const [index, file] of usedFiles.entries()) {
    reportProgress({ stage: 'unpacking', done: index, of: usedFiles.length });
    if (file.base64 === undefined) continue;
    const content = bytesOf(file.base64, () => all.indexOf(file));
    room -= content.length;
    const isTooMuch = content.length > bundleLimits.fileBytes || room < 0 || files.length >= bundleLimits.importedFiles;
    if (isTooMuch) throw new RuleError('BUNDLE_TOO_LARGE');
    const path = join(folder, `file-${index}`);
    await writeFile(path, content);
    files.push({ ref: file.ref, filename: file.filename, path });
  }
  return files;
}

function bytesOf(base64: string, index: () => number): Buffer {
  const content = Buffer.from(base64, 'base64');
  // `Buffer.from` ignores invalid base64; the round trip detects it.
  if (content.toString('base64') !== base64) throw bundleBroken(['files', index(), 'base64']);
  return content;
}
