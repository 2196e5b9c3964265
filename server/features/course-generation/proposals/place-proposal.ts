/** Inserts the content of an accepted proposal. All functions require the row lock on the course. */
import { courseLimits } from '#shared/courses/schema.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import {
  countBlocks,
  countLessons,
  countModules,
  deleteBlocks,
  findBlock,
  findLesson,
  findLessonRevision,
  findModule,
  findName,
  insertLesson,
  insertLessonBlocks,
  insertModule,
  listBlocksWithOrigin,
  listOrder,
  updateBlockContent,
  updateOrder,
} from '../../courses/service.ts';
import { withImages } from '../sources/lesson-images.ts';
import { findSources } from '../sources/source-rows.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { findModuleOfAccepted, type ProposalRow } from './proposal-rows.ts';
import { isRedoable } from './redoable-blocks.ts';

type AcceptedProposal = { tx: Tx; userId: string; proposal: ProposalRow; blocks: StoredBlock[] };

/** @returns the id of the changed lesson @throws RuleError NOT_FOUND, CONTENT_CHANGED, COURSE_FULL */
export function applyProposal(accepted: AcceptedProposal): Promise<string> {
  const { kind, before } = accepted.proposal;
  if (kind === 'block') return replaceBlock(accepted);
  return before.length > 0 ? replaceLessonContent(accepted) : insertLessonContent(accepted);
}

async function replaceBlock({ tx, userId, proposal, blocks }: AcceptedProposal): Promise<string> {
  const { courseId, blockId, baseRevision } = proposal;
  const block = blockId === null ? null : await findBlock(tx, courseId, blockId);
  const [first] = blocks;
  if (block === null || first === undefined || first.type !== block.type) throw new RuleError('NOT_FOUND');
  const replacement = { ...first, id: block.id, revision: baseRevision ?? block.revision, userId };
  if (!(await updateBlockContent(tx, replacement)))
    throw new RuleError('CONTENT_CHANGED', { name: await findName(tx, block.updatedBy) });
  return block.lessonId;
}

async function replaceLessonContent({ tx, userId, proposal, blocks }: AcceptedProposal): Promise<string> {
  const { courseId, baseRevision } = proposal;
  const lessonId = proposal.lessonId ?? '';
  const lesson = await findLesson(tx, courseId, lessonId);
  if (lesson === null) throw new RuleError('NOT_FOUND');
  if ((await findLessonRevision(tx, lessonId)) !== baseRevision)
    throw new RuleError('CONTENT_CHANGED', { name: await findName(tx, lesson.updatedBy) });
  const old = await listBlocksWithOrigin(tx, { courseId, lessonId, blockId: null });
  const first = old.findIndex(isRedoable);
  const replacedIds = old.filter(isRedoable).map(({ id }) => id);
  await deleteBlocks(tx, replacedIds);
  const remainingIds = await listOrder(tx, { level: 'block', parentId: lessonId });
  await insertBlocksWithinQuota({ tx, userId, lessonId, blocks });
  const added = (await listOrder(tx, { level: 'block', parentId: lessonId })).filter(
    (id) => !remainingIds.includes(id),
  );
  await updateOrder(tx, { level: 'block', parentId: lessonId }, [
    ...remainingIds.slice(0, first),
    ...added,
    ...remainingIds.slice(first),
  ]);
  return lessonId;
}

async function insertLessonContent(accepted: AcceptedProposal): Promise<string> {
  const { tx, userId, proposal, blocks } = accepted;
  const { courseId, lessonId } = proposal;
  const existing = lessonId === null ? null : await findLesson(tx, courseId, lessonId);
  const target = existing?.id ?? (await addLesson(accepted, await findOrAddModule(accepted)));
  const images = await findSources(tx, courseId, proposal.imageIds);
  await insertBlocksWithinQuota({ tx, userId, lessonId: target, blocks: withImages(blocks, images) });
  return target;
}

type NewBlocks = { tx: Tx; userId: string; lessonId: string; blocks: ReturnType<typeof withImages> };

async function insertBlocksWithinQuota({ tx, userId, lessonId, blocks }: NewBlocks): Promise<void> {
  requireCourseQuota((await countBlocks(tx, lessonId)) + blocks.length - 1, courseLimits.blocksInLesson);
  await insertLessonBlocks(tx, { lessonId, userId, blocks });
}

async function findOrAddModule({ tx, userId, proposal }: AcceptedProposal): Promise<string> {
  const { courseId, moduleTitle, lessonTitle } = proposal;
  const moduleId = proposal.moduleId ?? (await findModuleOfAccepted(tx, proposal));
  const existing = moduleId === null ? null : await findModule(tx, courseId, moduleId);
  if (existing !== null) return existing.id;
  const position = await countModules(tx, courseId);
  requireCourseQuota(position, courseLimits.modules);
  return (await insertModule(tx, { courseId, title: moduleTitle || lessonTitle, position, updatedBy: userId })).id;
}

async function addLesson({ tx, userId, proposal }: AcceptedProposal, moduleId: string): Promise<string> {
  const position = await countLessons(tx, moduleId);
  requireCourseQuota(position, courseLimits.lessonsInModule);
  return (await insertLesson(tx, { moduleId, title: proposal.lessonTitle, position, updatedBy: userId })).id;
}

function requireCourseQuota(count: number, limit: number): void {
  if (count >= limit) throw new RuleError('COURSE_FULL', { limit });
}
