import { Prisma } from '#prisma/generated/client.ts';
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { Generator } from '#shared/courses/origin.ts';
import type { Question } from '#shared/questions/check.ts';
import type { Tx } from '../../../core/database/db.ts';

export type NewProposal = {
  id: string;
  courseId: string;
  generationId: string | null;
  kind: 'lesson' | 'block';
  state: 'writing' | 'open';
  instruction: string;
  moduleId: string | null;
  moduleTitle: string;
  lessonId: string | null;
  lessonTitle: string;
  blockId: string | null;
  baseRevision: string | null;
  before: GeneratedBlock[];
  blocks: GeneratedBlock[];
  jobId: string | null;
  createdBy: string;
  createdAt: Date;
};

/**
 * Appends the proposal to the open ones, even within the same millisecond, because lessons are accepted in the order
 * of the plan. `imageIds`: image sources to insert with the lesson.
 */
export async function insertProposal(tx: Tx, proposal: NewProposal & { imageIds?: string[] }): Promise<void> {
  const waiting = { courseId: proposal.courseId, state: { in: ['writing', 'open'] } };
  const last = await tx.courseProposal.aggregate({ where: waiting, _max: { createdAt: true } });
  const createdAt = new Date(Math.max(proposal.createdAt.getTime(), (last._max.createdAt?.getTime() ?? 0) + 1));
  await tx.courseProposal.create({ data: { ...proposal, createdAt }, select: { id: true } });
}

type ProposalState = 'writing' | 'open' | 'failed' | 'taken' | 'refused';

export type ProposalRow = Omit<NewProposal, 'state' | 'createdBy' | 'createdAt'> & {
  state: ProposalState;
  imageIds: string[];
};

const columns = {
  id: true,
  courseId: true,
  generationId: true,
  kind: true,
  state: true,
  instruction: true,
  moduleId: true,
  moduleTitle: true,
  lessonId: true,
  lessonTitle: true,
  blockId: true,
  baseRevision: true,
  before: true,
  blocks: true,
  imageIds: true,
  jobId: true,
} as const;

export async function findProposal(tx: Tx, courseId: string, id: string): Promise<ProposalRow | null> {
  const row = await tx.courseProposal.findFirst({ where: { id, courseId }, select: columns });
  return row as ProposalRow | null;
}

export const findProposalCourse = (tx: Tx, id: string) =>
  tx.courseProposal.findUnique({ where: { id }, select: { courseId: true, createdBy: true } });

const currentState = Prisma.sql`
  case when p.state <> 'writing' then p.state
       when j.status = 'cancelled' then 'refused'
       when j.id is null or j.status = 'failed' then 'failed'
       else 'writing' end`;

export async function countOpenProposals(tx: Tx, courseId: string): Promise<number> {
  const rows = await tx.$queryRaw<Array<{ count: number }>>`
    select count(*)::int as count from course_proposals p left join background_jobs j on j.id = p.job_id
     where p.course_id = ${courseId}::uuid and p.state in ('writing', 'open') and ${currentState} in ('writing', 'open')`;
  return rows[0]?.count ?? 0;
}

export type OpenProposalRow = Omit<ProposalRow, 'courseId' | 'generationId' | 'imageIds'> & {
  state: 'writing' | 'open' | 'failed';
  problem: string;
  /** Revision of the block or lesson that the proposal replaces; null if it was deleted. */
  currentRevision: string | null;
};

/** The oldest first. `lessonRevision`: SQL for the revision of `p.lesson_id`. */
export const listOpenProposals = (
  tx: Tx,
  courseId: string,
  { take, lessonRevision }: { take: number; lessonRevision: Prisma.Sql },
): Promise<OpenProposalRow[]> =>
  tx.$queryRaw`
    select p.id, p.kind, ${currentState} as state, p.instruction, p.module_id as "moduleId", p.module_title as "moduleTitle",
           p.lesson_id as "lessonId", p.lesson_title as "lessonTitle", p.block_id as "blockId", p.base_revision as "baseRevision",
           p.before, p.blocks, p.job_id as "jobId", coalesce(nullif(p.problem, ''), j.error_code, '') as problem,
           case when p.kind = 'block' then (select b.revision from content_blocks b where b.id = p.block_id)
                else ${lessonRevision} end as "currentRevision"
      from course_proposals p left join background_jobs j on j.id = p.job_id
     where p.course_id = ${courseId}::uuid and p.state in ('writing', 'open', 'failed') and ${currentState} <> 'refused'
     order by p.created_at, p.id
     limit ${take}`;

const maxComparedProposals = 50;

export const listProposedQuestions = (tx: Tx, courseId: string): Promise<Question[]> =>
  tx.$queryRaw`
    select b.value ->> 'question' as question, b.value -> 'options' as options,
           (b.value ->> 'correctIndex')::int as "correctIndex"
      from (select blocks from course_proposals where course_id = ${courseId}::uuid and state = 'open'
             order by created_at desc limit ${maxComparedProposals}) p,
           jsonb_array_elements(p.blocks) b
     where b.value ->> 'type' = 'quiz'`;

/** @returns false if the proposal is no longer being written */
export async function updateProposalBlocks(tx: Tx, id: string, blocks: GeneratedBlock[]): Promise<boolean> {
  const data = { state: 'open', blocks } as const;
  return (await tx.courseProposal.updateMany({ where: { id, state: 'writing' }, data })).count === 1;
}

export async function findModuleOfAccepted(
  tx: Tx,
  { courseId, generationId, moduleTitle }: Pick<ProposalRow, 'courseId' | 'generationId' | 'moduleTitle'>,
): Promise<string | null> {
  if (generationId === null) return null;
  const rows = await tx.$queryRaw<Array<{ moduleId: string }>>`
    select l.module_id as "moduleId" from course_proposals p join lessons l on l.id = p.lesson_id
     where p.course_id = ${courseId}::uuid and p.generation_id = ${generationId}::uuid and p.state = 'taken'
       and p.module_id is null and p.module_title = ${moduleTitle} order by p.decided_at limit 1`;
  return rows[0]?.moduleId ?? null;
}

type Decision = { id: string; from: ProposalState[]; state: 'taken' | 'refused'; decidedBy: string; decidedAt: Date };

/** `lessonId`: where the content was inserted. @returns false if it was already decided */
export async function updateProposalDecision(
  tx: Tx,
  { id, from, ...decision }: Decision,
  lessonId: string | null = null,
): Promise<boolean> {
  const data = { ...decision, ...(lessonId === null ? {} : { lessonId }) };
  return (await tx.courseProposal.updateMany({ where: { id, state: { in: from } }, data })).count === 1;
}

export async function findProposalGenerator(tx: Tx, proposalId: string): Promise<Generator | null> {
  const rows = await tx.$queryRaw<Array<{ generator: Generator | null }>>`
    select coalesce(g.generator, j.result ->> 'generator') as generator
      from course_proposals p
      left join course_generations g on g.id = p.generation_id
      left join background_jobs j on j.id = p.job_id
     where p.id = ${proposalId}::uuid`;
  return rows[0]?.generator ?? null;
}
