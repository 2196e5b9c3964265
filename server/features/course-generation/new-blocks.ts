import type { GeneratedBlock } from '#shared/ai/generated.ts';
import { type Question, questionProblems } from '#shared/questions/check.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { listQuestions, type QuestionRow } from '../courses/service.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { listProposedQuestions } from './proposals/proposal-rows.ts';

type BlocksAndCount = { blocks: GeneratedBlock[]; leftOutQuestions: number };

/** Drops questions similar to `existingQuestions` or earlier blocks: a generator sees only one lesson at a time. */
export function dropRepeatedQuestions(
  { blocks, leftOutQuestions }: BlocksAndCount,
  existingQuestions: readonly Question[],
): BlocksAndCount {
  const others = [...existingQuestions];
  const remaining = blocks.filter((block) => {
    if (block.type !== 'quiz') return true;
    if (questionProblems(block, { others }).some(({ code }) => code === 'alike')) return false;
    others.push(block);
    return true;
  });
  return { blocks: remaining, leftOutQuestions: leftOutQuestions + blocks.length - remaining.length };
}

type BlockTarget = { courseId: string; replaced?: { lessonId: string | null; blockId: string | null } };

async function dropKnownQuestions(
  tx: Tx,
  { courseId, replaced }: BlockTarget,
  made: BlocksAndCount,
): Promise<BlocksAndCount> {
  const isReplaced = ({ lessonId, blockId }: QuestionRow): boolean =>
    replaced !== undefined &&
    (replaced.blockId === null ? lessonId === replaced.lessonId : blockId === replaced.blockId);
  const existingQuestions = (await listQuestions(tx, courseId)).filter((row) => !isReplaced(row));
  return dropRepeatedQuestions(made, [...existingQuestions, ...(await listProposedQuestions(tx, courseId))]);
}

export async function cleanNewBlocks(
  app: App,
  { ownerId, ...place }: BlockTarget & { ownerId: string },
  made: BlocksAndCount,
): Promise<BlocksAndCount> {
  const blocks = await cleanBlocks(app, made.blocks, ownerId);
  return dropKnownQuestions(app.db.prisma, place, { ...made, blocks });
}
