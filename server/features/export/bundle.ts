/** A published version as JSON bundle. Files beyond the limits, and those that storage has lost, are only named. */
import {
  type BundleBlock,
  type BundleModule,
  bundleFormat,
  bundleLimits,
  bundleVersion,
} from '#shared/export/bundle.ts';
import type { Snapshot, SnapshotBlock } from '#shared/publishing/snapshot.ts';
import type { App } from '../../core/app.ts';
import type { SignedInContext } from '../../core/context.ts';
import type { VersionFile } from './queries.ts';
import { type Download, downloadName, type OpenVersion, openStored, openVersion, type Version } from './version.ts';

/** @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS */
export async function courseBundle(ctx: SignedInContext, version: Version): Promise<Download> {
  const opened = await openVersion(ctx, version);
  const content = written(textsOf(ctx.app, opened));
  return { name: downloadName(opened.snapshot, '.json'), type: 'application/json; charset=utf-8', content };
}

async function* written(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

async function* textsOf(app: App, { snapshot, description, files }: OpenVersion): AsyncGenerator<string> {
  const refs = new Map(files.map(({ id }, index) => [id, `file-${index + 1}`]));
  const { title } = snapshot;
  const head = { format: bundleFormat, formatVersion: bundleVersion, title, description };
  yield JSON.stringify({ ...head, modules: modulesOf(snapshot, refs) }).slice(0, -1);
  yield ',"files":[';
  let room: number = bundleLimits.allFilesBytes;
  for (const [index, file] of files.entries()) {
    if (index > 0) yield ',';
    const isIncluded = file.size <= bundleLimits.fileBytes && file.size <= room;
    if (isIncluded) room -= file.size;
    yield* fileTexts(app, { file, ref: refs.get(file.id) ?? '', isIncluded });
  }
  yield ']}\n';
}

type Listed = { file: VersionFile; ref: string; isIncluded: boolean };

async function* fileTexts(app: App, { file, ref, isIncluded }: Listed): AsyncGenerator<string> {
  const { filename, type, size } = file;
  const facts = JSON.stringify({ ref, filename, type, size });
  const opened = isIncluded ? await openStored(app, file) : null;
  if (opened === null) return yield facts;
  yield `${facts.slice(0, -1)},"base64":"`;
  yield* base64Of(opened.stream as AsyncIterable<Buffer>);
  yield '"}';
}

/** Three bytes are four characters; what is left of a piece waits for the next. */
async function* base64Of(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(whole);
    if (whole > 0) yield bytes.toString('base64', 0, whole);
  }
  if (rest.length > 0) yield rest.toString('base64');
}

type Refs = ReadonlyMap<string, string>;

/** Without the ids of this installation: they mean nothing elsewhere. */
const modulesOf = ({ modules }: Snapshot, refs: Refs): BundleModule[] =>
  modules.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      blocks: lesson.content_blocks.map((block) => bundleBlock(block, refs)),
    })),
  }));

function bundleBlock(block: SnapshotBlock, refs: Refs): BundleBlock {
  if (block.type === 'text') return { type: 'text', content: block.json_content.content };
  if (block.type === 'video') {
    const { url, title } = block.json_content;
    return { type: 'video', url, title };
  }
  if (block.type === 'quiz') {
    const { question, options, correctIndex } = block.json_content;
    return { type: 'quiz', question, options, correctIndex };
  }
  const { fileId, alt, caption } = block.json_content;
  return { type: 'asset', file: fileId === null ? null : (refs.get(fileId) ?? null), alt, caption };
}
