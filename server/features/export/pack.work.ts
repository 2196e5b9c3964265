/** Runs in a worker: what a version becomes when it is taken along. Versions come and go as text and bytes. */
import type { BundledOrigin } from '#shared/courses/origin.ts';
import type { BundleBlock, BundleModule } from '#shared/export/bundle.ts';
import type { Snapshot, SnapshotBlock } from '#shared/publishing/snapshot.ts';
import { heavy } from '../../core/workers/heavy.ts';
import { courseScript } from './scorm/course-data.ts';

type Refs = ReadonlyMap<string, string>;

/** JSON of the modules of a bundle. `refs`: what its files are called there, by id. */
export const bundleModules = heavy(({ snapshot, refs }: { snapshot: string; refs: Refs }) => ({
  modules: bytesOf(JSON.stringify(modulesOf(JSON.parse(snapshot) as Snapshot, refs))),
}));

/** The script of a SCORM package. `paths`: where its files lie, by id. */
export const packageScript = heavy(({ snapshot, paths }: { snapshot: string; paths: ReadonlyMap<string, string> }) => ({
  script: bytesOf(courseScript({ snapshot: JSON.parse(snapshot) as Snapshot, paths })),
}));

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Without the ids of this installation: they mean nothing elsewhere. */
const modulesOf = ({ modules }: Snapshot, refs: Refs): BundleModule[] =>
  modules.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      blocks: lesson.content_blocks.map((block) => ({ ...bundleBlock(block, refs), ...originOf(block) })),
    })),
  }));

/** By its name alone: the source stays here. */
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
