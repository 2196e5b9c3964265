/** Runs in a worker. Versions are passed as text and bytes, which are cheap to transfer. */
import type { BundledOrigin } from '#shared/courses/origin.ts';
import type { BundleBlock, BundleModule } from '#shared/export/bundle.ts';
import type { Snapshot, SnapshotBlock } from '#shared/publishing/snapshot.ts';
import { workerFunction } from '../../core/workers/worker-function.ts';
import { courseScript } from './scorm/course-data.ts';

type Refs = ReadonlyMap<string, string>;

export const bundleModules = workerFunction(({ snapshot, refs }: { snapshot: string; refs: Refs }) => ({
  modules: bytesOf(JSON.stringify(modulesOf(JSON.parse(snapshot) as Snapshot, refs))),
}));

export const packageScript = workerFunction(
  ({ snapshot, paths }: { snapshot: string; paths: ReadonlyMap<string, string> }) => ({
    script: bytesOf(courseScript({ snapshot: JSON.parse(snapshot) as Snapshot, paths })),
  }),
);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const modulesOf = ({ modules }: Snapshot, refs: Refs): BundleModule[] =>
  modules.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      blocks: lesson.content_blocks.map((block) => ({ ...bundleBlock(block, refs), ...originOf(block) })),
    })),
  }));

function originOf({ origin }: SnapshotBlock): { origin?: BundledOrigin } {
  if (origin === undefined) return {};
  const { generator, state, sourceState, source } = origin;
  if (source === null) return { origin: { generator, state, sourceState, source } };
  const { name, unit, part, quote } = source;
  return { origin: { generator, state, sourceState, source: { name, unit, part, quote } } };
}

function bundleBlock(block: SnapshotBlock, refs: Refs): BundleBlock {
  if (block.type === 'text') return { type: 'text', content: block.json_content.content };
  if (block.type === 'video') {
    const { url, title } = block.json_content;
    return { type: 'video', url, title };
  }
  if (block.type === 'quiz') {
    const { question, options, correctIndex, explanation, level } = block.json_content;
    return { type: 'quiz', question, options, correctIndex, explanation, level };
  }
  const { fileId, alt, caption } = block.json_content;
  return { type: 'asset', file: fileId === null ? null : (refs.get(fileId) ?? null), alt, caption };
}
