import { createHash } from 'node:crypto';
import type { Snapshot, SnapshotBlock } from '#shared/publishing/snapshot.ts';

/** `fileId`: SHA-256 of its content, hex. Missing files hash as null. */
export type FileHashes = ReadonlyMap<string, string>;

/**
 * SHA-256, hex, of what people read and edit in a version. Independent of ids, numbers and times, so that an imported
 * version has the hash of the exported one.
 */
export function contentHash({ title, outcomes = [], modules }: Snapshot, files: FileHashes): string {
  const content = {
    title,
    outcomes,
    modules: modules.map((module) => ({
      title: module.title,
      lessons: module.lessons.map((lesson) => ({
        title: lesson.title,
        blocks: lesson.content_blocks.map((block) => blockContent(block, files)),
      })),
    })),
  };
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(content)))
    .digest('hex');
}

function blockContent({ type, json_content: content, origin }: SnapshotBlock, files: FileHashes): object {
  const generated = origin && {
    ...origin,
    source: origin.source && { ...origin.source, sourceId: null, fileId: null },
  };
  if (type !== 'asset') return { type, content, origin: generated ?? null };
  const { fileId, alt, caption, filename } = content;
  const file = fileId === null ? null : (files.get(fileId) ?? null);
  return { type, content: { file, alt, caption, filename }, origin: generated ?? null };
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, sortKeys(part)]));
}
