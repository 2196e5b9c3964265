import type { z } from 'zod';
import type { lessonFromPartInput } from '#shared/ai/schema.ts';
import { type SourcePart, textOfPart } from '#shared/ai/source.ts';
import type { CoverageView } from '#shared/ai/state.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { oneLine } from '#shared/validation/text.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { startJob } from '../../core/jobs/background/run.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { countSourceUses, findModule, lockCourse, requireCourse } from '../courses/service.ts';
import { requireProposalQuota } from './place-lesson.ts';
import { urlOf } from './present.ts';
import { partJob } from './proposals/proposal-jobs.ts';
import { findProposalCourse, insertProposal } from './proposals/proposal-rows.ts';
import { findPart, listPartLabels, listSources } from './sources/source-rows.ts';

const longestLabel = 80;

/** @throws RuleError NOT_FOUND */
export async function getCoverage(ctx: SignedInContext, courseId: string): Promise<CoverageView[]> {
  const { prisma } = ctx.app.db;
  await requireCourse(ctx, prisma, courseId);
  const sources = (await listSources(prisma, courseId)).filter(({ partCount }) => partCount > 0);
  const ids = sources.map(({ id }) => id);
  const [labels, uses] = await Promise.all([
    listPartLabels(prisma, ids, longestLabel),
    countSourceUses(prisma, courseId),
  ]);
  const labelsOf = Map.groupBy(labels, ({ sourceId }) => sourceId);
  const usesOf = new Map(uses.map((row) => [`${row.sourceId} ${row.part}`, row.uses]));
  return sources.map(({ id: sourceId, name, unit, partCount, file }) => ({
    sourceId,
    name,
    unit,
    labels: (labelsOf.get(sourceId) ?? []).map(({ label }) => label),
    uses: Array.from({ length: partCount }, (_, index) => usesOf.get(`${sourceId} ${index + 1}`) ?? 0),
    url: urlOf(file),
  }));
}

type Input = z.infer<typeof lessonFromPartInput>;

/**
 * Repeating a request returns the same proposal. @throws RuleError NOT_FOUND, TOO_MANY_PROPOSALS, TOO_MANY_ATTEMPTS
 */
export const lessonFromPart = (ctx: SignedInContext, input: Input): Promise<{ proposalId: string }> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { requestId: proposalId, courseId } = input;
    const { orgId } = await lockCourse(ctx, tx, courseId);
    const existing = await findProposalCourse(tx, proposalId);
    if (existing !== null && (existing.courseId !== courseId || existing.createdBy !== ctx.user.userId))
      throw new RuleError('NOT_FOUND');
    if (existing === null) await insertPartProposal(ctx, tx, { ...input, orgId });
    return { proposalId };
  });

async function insertPartProposal(
  ctx: SignedInContext,
  tx: Tx,
  input: Input & { orgId: string | null },
): Promise<void> {
  const { requestId: id, courseId, moduleId, sourceId, part: number, orgId } = input;
  const [module, part] = [await findModule(tx, courseId, moduleId), await findPart(tx, input)];
  if (module === null || part === null) throw new RuleError('NOT_FOUND');
  await requireProposalQuota(tx, courseId);
  const { userId: ownerId } = ctx.user;
  const payload = { courseId, proposalId: id, sourceId, part: number, orgId };
  const jobId = await startJob(ctx.app, tx, { definition: partJob, ownerId, payload });
  await insertProposal(tx, {
    id,
    courseId,
    generationId: null,
    kind: 'lesson',
    state: 'writing',
    instruction: '',
    moduleId,
    moduleTitle: module.title,
    lessonId: null,
    lessonTitle: titleOfPart(part),
    blockId: null,
    baseRevision: null,
    before: [],
    blocks: [],
    jobId,
    createdBy: ownerId,
    createdAt: ctx.app.clock.now(),
  });
}

const maxTitleWords = 8;

function titleOfPart({ number, label, lines }: SourcePart): string {
  const heading = lines.find(({ kind }) => kind === 'heading');
  const title =
    label.split('›').at(-1)?.trim() || (heading?.kind === 'heading' ? heading.text : '') || firstWords(lines);
  return oneLine(title).slice(0, courseLimits.title).toWellFormed().trim() || String(number);
}

const firstWords = (lines: SourcePart['lines']): string =>
  textOfPart({ lines }).slice(0, 400).split(/\s/).slice(0, maxTitleWords).join(' ');
