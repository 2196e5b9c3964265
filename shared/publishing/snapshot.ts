import type { BlockContent, QuizContent } from '../courses/content.ts';
import { type BlockOrigin, isUnconfirmed, type SourceReference } from '../courses/origin.ts';
import type { QuestionLevel } from '../courses/question-levels.ts';

export type SnapshotBlock = { id: string; origin?: BlockOrigin; source?: SourceReference } & {
  [T in BlockContent['type']]: { type: T; json_content: Extract<BlockContent, { type: T }>['content'] };
}[BlockContent['type']];
export type SnapshotLesson = { id: string; title: string; content_blocks: SnapshotBlock[] };
export type SnapshotModule = { id: string; title: string; lessons: SnapshotLesson[] };
/** `outcomes`: missing in old versions. */
export type Snapshot = {
  title: string;
  version: number;
  publishedAt: string;
  outcomes?: string[];
  modules: SnapshotModule[];
};

/** `isGenerated`: a model wrote the block, and it is unchecked. */
export type OriginMarks = { isGenerated?: true; source?: SourceReference };

/** Security: a quiz has no solution; the origin has only its marks. */
export type ReaderBlock =
  | (Omit<Exclude<SnapshotBlock, { type: 'quiz' | 'text' | 'video' }>, 'origin'> & OriginMarks)
  | (Omit<Exclude<SnapshotBlock, { type: 'quiz' | 'text' | 'asset' }>, 'origin'> & OriginMarks)
  | (Omit<Exclude<SnapshotBlock, { type: 'quiz' | 'video' | 'asset' }>, 'origin'> & OriginMarks)
  | ({ id: string; type: 'quiz'; json_content: Pick<QuizContent, 'question' | 'options'> } & OriginMarks);
export type ReaderLesson = Omit<SnapshotLesson, 'content_blocks'> & { content_blocks: ReaderBlock[] };
export type ReaderModule = Omit<SnapshotModule, 'lessons'> & { lessons: ReaderLesson[] };
export type ReaderSnapshot = Omit<Snapshot, 'modules' | 'outcomes'> & { outcomes: string[]; modules: ReaderModule[] };

function withoutSolution(block: SnapshotBlock): ReaderBlock {
  const marks = marksOf(block);
  if (block.type === 'quiz') {
    const { question, options } = block.json_content;
    return { id: block.id, type: 'quiz', json_content: { question, options }, ...marks };
  }
  const { id, type, json_content } = block;
  return { id, type, json_content, ...marks } as ReaderBlock;
}

export function marksOf({ origin, source }: SnapshotBlock): OriginMarks {
  const marks: OriginMarks = {};
  if (isUnconfirmed(origin) && origin?.generator === 'service') marks.isGenerated = true;
  if (source !== undefined) {
    const { name, unit, part, url } = source;
    marks.source = { name, unit, part, url };
  }
  return marks;
}

export type QuizSolution = { correctIndex: number; explanation: string; level: QuestionLevel | null };

export const solutionOf = ({ correctIndex, explanation = '', level = null }: StoredQuiz): QuizSolution => ({
  correctIndex,
  explanation,
  level,
});
type StoredQuiz = Pick<QuizContent, 'correctIndex' | 'explanation'> & { level?: QuestionLevel | null | undefined };

/** Copies field by field, so that no solution leaks. */
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

export const snapshotForReaders = ({
  title,
  version,
  publishedAt,
  outcomes = [],
  modules,
}: Snapshot): ReaderSnapshot => ({
  title,
  version,
  publishedAt,
  outcomes,
  modules: modulesForReaders(modules),
});
