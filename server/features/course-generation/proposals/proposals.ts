/** Any author of the course may accept or decline a proposal. Accepting never overwrites later changes. */
import type { z } from 'zod';
import { Prisma } from '#prisma/generated/client.ts';
import type * as schema from '#shared/ai/schema.ts';
import type { ProposalView } from '#shared/ai/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { memberName } from '#shared/members/member.ts';
import { isErrorCode } from '#shared/texts/errors.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import {
  courseChanged,
  lessonRevisionSql,
  lockCourse,
  markDraftChanged,
  requireCourse,
  updateAndCheckSize,
} from '../../courses/service.ts';
import { cleanBlocks } from '../clean-blocks.ts';
import { toStoredBlocks } from '../stored-blocks.ts';
import { applyProposal } from './place-proposal.ts';
import {
  findProposal,
  findProposalGenerator,
  listOpenProposals,
  type OpenProposalRow,
  type ProposalRow,
  updateProposalDecision,
} from './proposal-rows.ts';
import { listSourceParts } from './redo-rows.ts';
import { quotedPartsOf } from './redoable-blocks.ts';

type ProposalInput = z.infer<typeof schema.proposalInput>;

const maxShownProposals = 120;

export async function getOpenProposals(ctx: SignedInContext, courseId: string): Promise<ProposalView[]> {
  const { prisma } = ctx.app.db;
  await requireCourse(ctx, prisma, courseId);
  const lessonRevision = lessonRevisionSql(Prisma.sql`p.lesson_id`);
  return (await listOpenProposals(prisma, courseId, { take: maxShownProposals, lessonRevision })).map(presentProposal);
}

/** @throws RuleError NOT_FOUND if the proposal is not open, CONTENT_CHANGED, COURSE_FULL, COURSE_TOO_LARGE */
export async function acceptProposal(ctx: SignedInContext, input: ProposalInput): Promise<{ lessonId: string }> {
  const { app, user } = ctx;
  const { courseId, proposalId } = input;
  await requireCourse(ctx, app.db.prisma, courseId);
  const proposal = await requireProposal(ctx, input);
  if (proposal.state === 'taken') return { lessonId: proposal.lessonId ?? '' };
  const blocks = await prepareBlocks(ctx, proposal);
  return inTransaction(app.db, async (tx) => {
    await lockCourse(ctx, tx, courseId);
    const current = await findProposal(tx, courseId, proposalId);
    if (current?.state === 'taken') return { lessonId: current.lessonId ?? '' };
    if (current?.state !== 'open') throw new RuleError('NOT_FOUND');
    const lessonId = await applyProposal({ tx, userId: user.userId, proposal: current, blocks });
    const now = app.clock.now();
    const decision = { state: 'taken', decidedBy: user.userId, decidedAt: now } as const;
    await updateProposalDecision(tx, { id: proposalId, from: ['open'], ...decision }, lessonId);
    await updateAndCheckSize(tx, courseId);
    await markDraftChanged(tx, { courseId, userId: user.userId, now });
    const { pageId } = ctx.origin;
    await app.events.publish(tx, courseChanged(courseId), { kind: 'content', lessonId, by: memberName(user), pageId });
    await app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId });
    return { lessonId };
  });
}

/** Failed proposals can be declined as well. @throws RuleError NOT_FOUND */
export async function declineProposal(ctx: SignedInContext, input: ProposalInput): Promise<void> {
  const { app, user } = ctx;
  await inTransaction(app.db, async (tx) => {
    await lockCourse(ctx, tx, input.courseId);
    const proposal = await findProposal(tx, input.courseId, input.proposalId);
    if (proposal?.state === 'refused') return;
    const decision = { state: 'refused', decidedBy: user.userId, decidedAt: app.clock.now() } as const;
    const isDecided = await updateProposalDecision(tx, {
      id: input.proposalId,
      from: ['open', 'writing', 'failed'],
      ...decision,
    });
    if (proposal === null || !isDecided) throw new RuleError('NOT_FOUND');
  });
}

async function requireProposal(
  { app }: SignedInContext,
  { courseId, proposalId }: ProposalInput,
): Promise<ProposalRow> {
  const proposal = await findProposal(app.db.prisma, courseId, proposalId);
  if (proposal?.state === 'open' || proposal?.state === 'taken') return proposal;
  throw new RuleError('NOT_FOUND');
}

/** Runs before the course is locked because sanitising is slow. */
async function prepareBlocks({ app, user }: SignedInContext, { id, courseId, blocks }: ProposalRow) {
  const { prisma } = app.db;
  const generator = (await findProposalGenerator(prisma, id)) ?? (app.ai === null ? 'embedded' : 'service');
  const sources = await listSourceParts(prisma, courseId, quotedPartsOf(blocks));
  return toStoredBlocks({ blocks: await cleanBlocks(app, blocks, user.userId), sources, generator });
}

const isStale = ({ kind, before, baseRevision, currentRevision }: OpenProposalRow): boolean =>
  (kind === 'block' || before.length > 0) && baseRevision !== currentRevision;

const problemOf = ({ state, problem }: OpenProposalRow): ErrorCode | null => {
  if (state !== 'failed') return null;
  return isErrorCode(problem) ? problem : 'UNEXPECTED';
};

const presentProposal = (row: OpenProposalRow): ProposalView => ({
  proposalId: row.id,
  kind: row.kind,
  state: row.state,
  problem: problemOf(row),
  jobId: row.state === 'writing' ? row.jobId : null,
  instruction: row.instruction,
  moduleTitle: row.moduleTitle,
  lessonId: row.lessonId,
  lessonTitle: row.lessonTitle,
  blockId: row.blockId,
  before: row.before,
  after: row.blocks,
  isStale: isStale(row),
});
