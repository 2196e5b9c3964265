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
import { withImages } from '../sources/images.ts';
import { findSources } from '../sources/source-rows.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { findModuleOfAccepted, type ProposalRow } from './proposal-rows.ts';
import { isRedoable } from './redoable-blocks.ts';

type AcceptedProposal = { tx: Tx; userId: string; proposal: ProposalRow; blocks: StoredBlock[] };

/** @returns the id of the changed lesson @throws RuleError NOT_FOUND, CONTENT_CHANGED, COURSE_FULL */
export function placeAccepted(taken: AcceptedProposal): Promise<string> {
  const { kind, before } = taken.proposal;
  if (kind === 'block') return placeBlock(taken);
  return before.length > 0 ? placeRedoneLesson(taken) : placeAdded(taken);
}

async function placeBlock({ tx, userId, proposal, blocks }: AcceptedProposal): Promise<string> {
  const { courseId, blockId, baseRevision } = proposal;
  const block = blockId === null ? null : await findBlock(tx, courseId, blockId);
  const [first] = blocks;
  if (block === null || first === undefined || first.type !== block.type) throw new RuleError('NOT_FOUND');
  const replaced = { ...first, id: block.id, revision: baseRevision ?? block.revision, userId };
  if (!(await updateBlockContent(tx, replaced)))
    throw new RuleError('CONTENT_CHANGED', { name: await findName(tx, block.updatedBy) });
  return block.lessonId;
}

async function placeRedoneLesson({ tx, userId, proposal, blocks }: AcceptedProposal): Promise<string> {
  const { courseId, baseRevision } = proposal;
  const lessonId = proposal.lessonId ?? '';
  const lesson = await findLesson(tx, courseId, lessonId);
  if (lesson === null) throw new RuleError('NOT_FOUND');
  if ((await findLessonRevision(tx, lessonId)) !== baseRevision)
    throw new RuleError('CONTENT_CHANGED', { name: await findName(tx, lesson.updatedBy) });
  const old = await listBlocksWithOrigin(tx, { courseId, lessonId, blockId: null });
  const first = old.findIndex(isRedoable);
  const redone = old.filter(isRedoable).map(({ id }) => id);
  await deleteBlocks(tx, redone);
  const left = await listOrder(tx, { level: 'block', parentId: lessonId });
  await insertWithin({ tx, userId, lessonId, blocks });
  const added = (await listOrder(tx, { level: 'block', parentId: lessonId })).filter((id) => !left.includes(id));
  await updateOrder(tx, { level: 'block', parentId: lessonId }, [
    ...left.slice(0, first),
    ...added,
    ...left.slice(first),
  ]);
  return lessonId;
}

async function placeAdded(taken: AcceptedProposal): Promise<string> {
  const { tx, userId, proposal, blocks } = taken;
  const { courseId, lessonId } = proposal;
  const known = lessonId === null ? null : await findLesson(tx, courseId, lessonId);
  const target = known?.id ?? (await addLesson(taken, await findOrAddModule(taken)));
  const images = await findSources(tx, courseId, proposal.imageIds);
  await insertWithin({ tx, userId, lessonId: target, blocks: withImages(blocks, images) });
  return target;
}

type NewBlocks = { tx: Tx; userId: string; lessonId: string; blocks: ReturnType<typeof withImages> };

async function insertWithin({ tx, userId, lessonId, blocks }: NewBlocks): Promise<void> {
  requireCourseQuota((await countBlocks(tx, lessonId)) + blocks.length - 1, courseLimits.blocksInLesson);
  await insertLessonBlocks(tx, { lessonId, userId, blocks });
}

async function findOrAddModule({ tx, userId, proposal }: AcceptedProposal): Promise<string> {
  const { courseId, moduleTitle, lessonTitle } = proposal;
  const moduleId = proposal.moduleId ?? (await findModuleOfAccepted(tx, proposal));
  const known = moduleId === null ? null : await findModule(tx, courseId, moduleId);
  if (known !== null) return known.id;
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
