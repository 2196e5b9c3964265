import type { BlockContent, QuizContent } from '../courses/content.ts';

/** The shape of `published_payload`. */
export type SnapshotBlock = { id: string } & {
  [T in BlockContent['type']]: { type: T; json_content: Extract<BlockContent, { type: T }>['content'] };
}[BlockContent['type']];
export type SnapshotLesson = { id: string; title: string; content_blocks: SnapshotBlock[] };
export type SnapshotModule = { id: string; title: string; lessons: SnapshotLesson[] };
export type Snapshot = { title: string; version: number; publishedAt: string; modules: SnapshotModule[] };

/** A block as people who only learn may have it: a quiz without its solution. */
export type ReaderBlock =
  | Exclude<SnapshotBlock, { type: 'quiz' }>
  | { id: string; type: 'quiz'; json_content: Omit<QuizContent, 'correctIndex'> };
export type ReaderLesson = Omit<SnapshotLesson, 'content_blocks'> & { content_blocks: ReaderBlock[] };
export type ReaderModule = Omit<SnapshotModule, 'lessons'> & { lessons: ReaderLesson[] };
export type ReaderSnapshot = Omit<Snapshot, 'modules'> & { modules: ReaderModule[] };

function withoutSolution(block: SnapshotBlock): ReaderBlock {
  if (block.type !== 'quiz') return block;
  const { question, options } = block.json_content;
  return { id: block.id, type: 'quiz', json_content: { question, options } };
}

/** Modules without any quiz solution, built anew field by field. */
export const modulesForReaders = (modules: readonly SnapshotModule[]): ReaderModule[] =>
  modules.map((module) => ({
    id: module.id,
    title: module.title,
    lessons: module.lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      content_blocks: lesson.content_blocks.map(withoutSolution),
    })),
  }));

export const forReaders = ({ title, version, publishedAt, modules }: Snapshot): ReaderSnapshot => ({
  title,
  version,
  publishedAt,
  modules: modulesForReaders(modules),
});
