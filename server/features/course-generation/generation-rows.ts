/** Cancelled and failed jobs do not update the stored state, so queries derive the current state from the job. */
import { Prisma } from '#prisma/generated/client.ts';
import type { OrderOptions } from '#shared/ai/order.ts';
import { type CoursePlan, lessonsOf, type PlannedLesson } from '#shared/ai/plan.ts';
import type { GenerationReport, GenerationState } from '#shared/ai/state.ts';
import type { Generator } from '#shared/courses/origin.ts';
import type { Tx } from '../../core/database/db.ts';

export type WrittenParts = Record<string, { moduleId: string } | { lessonId: string } | { proposalId: string }>;

export type GenerationRow = {
  id: string;
  courseId: string;
  orgId: string | null;
  state: GenerationState;
  generator: Generator;
  model: string;
  wishes: OrderOptions;
  lessonId: string | null;
  sourceIds: string[];
  plan: CoursePlan | null;
  planRevision: number;
  written: WrittenParts;
  isProposing: boolean;
  jobId: string | null;
  ownerId: string | null;
  problem: string;
  report: GenerationReport | null;
  createdBy: string | null;
  createdAt: Date;
};

const isJobActive = Prisma.sql`coalesce(j.status in ('waiting', 'running'), false)`;
const columns = Prisma.sql`
  g.id, g.course_id as "courseId", g.org_id as "orgId", g.generator, g.model, g.wishes, g.lesson_id as "lessonId",
  g.source_ids as "sourceIds", g.plan, g.plan_revision as "planRevision", g.written, g.is_proposing as "isProposing",
  g.job_id as "jobId", j.owner_id as "ownerId", coalesce(j.error_code, '') as problem, g.report, g.created_by as "createdBy",
  g.created_at as "createdAt",
  case when g.state in ('reading', 'planning') and not ${isJobActive} then 'failed'
       when g.state = 'writing' and not ${isJobActive} then 'stopped'
       else g.state end as state`;
const rows = Prisma.sql`course_generations g left join background_jobs j on j.id = g.job_id`;

export async function findGeneration(tx: Tx, id: string): Promise<GenerationRow | null> {
  const found = await tx.$queryRaw<GenerationRow[]>`select ${columns} from ${rows} where g.id = ${id}::uuid`;
  return found[0] ?? null;
}

export async function findCurrentGeneration(tx: Tx, courseId: string): Promise<GenerationRow | null> {
  const found = await tx.$queryRaw<GenerationRow[]>`
    select ${columns} from ${rows} where g.course_id = ${courseId}::uuid
     order by (g.lesson_id is not null and g.state = 'written'), g.created_at desc limit 1`;
  return found[0] ?? null;
}

export async function isGenerating(tx: Tx, courseId: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from ${rows} where g.course_id = ${courseId}::uuid and g.state in ('reading', 'planning', 'writing') and ${isJobActive} limit 1`;
  return found.length > 0;
}

type NewGeneration = {
  id: string;
  courseId: string;
  orgId: string | null;
  generator: Generator;
  model: string;
  wishes: OrderOptions;
  lessonId: string | null;
  sourceIds: string[];
  jobId: string | null;
  createdBy: string;
  now: Date;
};

/** Sets a later `createdAt` than that of every other order of the course, even within the same millisecond. */
export async function insertGeneration(tx: Tx, { now, wishes, ...order }: NewGeneration): Promise<void> {
  const last = await tx.courseGeneration.aggregate({ where: { courseId: order.courseId }, _max: { createdAt: true } });
  const createdAt = new Date(Math.max(now.getTime(), (last._max.createdAt?.getTime() ?? 0) + 1));
  const data = { ...order, wishes: { ...wishes }, state: 'reading', createdAt, updatedAt: now };
  await tx.courseGeneration.create({ data, select: { id: true } });
}

type Change = Partial<
  Pick<
    GenerationRow,
    'state' | 'generator' | 'model' | 'plan' | 'planRevision' | 'written' | 'isProposing' | 'jobId' | 'report'
  >
> & { updatedAt: Date };

/** Requires the row lock on the course. */
export async function updateGeneration(tx: Tx, id: string, change: Change): Promise<void> {
  const data = change as Prisma.CourseGenerationUpdateInput;
  await tx.courseGeneration.update({ where: { id }, data, select: { id: true } });
}

/** Deletes this order and earlier ones without written lessons. Partly written orders can still be finished. */
export async function deleteReplacedGenerations(tx: Tx, { id, courseId, createdAt }: GenerationRow): Promise<void> {
  const replacedFilter = { createdAt: { lte: createdAt }, written: { equals: {} } };
  await tx.courseGeneration.deleteMany({ where: { courseId, OR: [{ id }, replacedFilter] } });
}

export async function deleteOldGenerations(tx: Tx, courseId: string, keep: number): Promise<void> {
  await tx.$executeRaw`
    delete from course_generations where course_id = ${courseId}::uuid and id not in
      (select id from course_generations where course_id = ${courseId}::uuid order by created_at desc limit ${keep})`;
}

export const nextLesson = ({ plan, written }: Pick<GenerationRow, 'plan' | 'written'>): PlannedLesson | undefined =>
  plan === null ? undefined : lessonsOf(plan).find(({ key }) => written[key] === undefined);

const defaultWishes: OrderOptions = {
  audience: '',
  length: 'short',
  tone: 'Sie',
  hasQuizzes: true,
  modules: null,
  instruction: '',
};

export async function findLastWishes(tx: Tx, courseId: string): Promise<OrderOptions> {
  const found = await tx.courseGeneration.findFirst({
    where: { courseId },
    orderBy: { createdAt: 'desc' },
    select: { wishes: true },
  });
  return (found?.wishes as OrderOptions | undefined) ?? defaultWishes;
}
