/**
 * Shows a draft as learners will see it. Quiz answers are not stored; a solution leaves the server only with an answer.
 */
import type { QuizContent } from '#shared/courses/content.ts';
import type { EditorEvent } from '#shared/editor/state.ts';
import { judgeAnswer, type QuizOutcome } from '#shared/learning/state.ts';
import type { DraftCourse, DraftEvent, DraftState } from '#shared/publishing/draft.ts';
import { RuleError } from '../../core/errors.ts';
import { streamEvents } from '../../core/events/event-stream.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { asValue } from '../../core/trpc/serialised-json.ts';
import { workReference } from '../../core/workers/work.ts';
import type { WorkOptions } from '../../core/workers/workers.ts';
import {
  courseChanged,
  findBlock,
  findDraft,
  organisationCoursesChanged,
  requireDraftReader,
} from '../courses/service.ts';
import { findState } from './queries.ts';
import { draftOf } from './version-view.ts';

const maxInlineCharacters = 200_000;
const workerTask = workReference<typeof import('./version-view.work.ts')>(
  new URL('./version-view.work.ts', import.meta.url),
);
const workOptions: WorkOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' };

/** @throws RuleError NOT_FOUND */
export async function getDraftCourse(ctx: SignedInContext, courseId: string): Promise<DraftCourse> {
  const db = ctx.app.db.prisma;
  await requireDraftReader(ctx, db, courseId);
  const row = await findDraft(db, courseId);
  if (row === null) throw new RuleError('NOT_FOUND');
  const { modules, updatedAt, ...shown } = row;
  const source = { about: { courseId, ...shown, updatedAt: updatedAt.toISOString() }, modules };
  if (modules.length <= maxInlineCharacters) return draftOf(source);
  const { json } = await ctx.app.workers.run(workerTask('draft'), source, {
    ...workOptions,
    personId: ctx.user.userId,
  });
  return asValue(json);
}

/** @throws RuleError NOT_FOUND */
export async function getDraftState(ctx: SignedInContext, courseId: string): Promise<DraftState> {
  const db = ctx.app.db.prisma;
  await requireDraftReader(ctx, db, courseId);
  const { status, version, revision, publishedRevision, published } = await findState(db, courseId);
  return { status, version, revision, isOnline: published !== null, hasChanges: revision !== publishedRevision };
}

type Attempt = {
  courseId: string;
  blockId: string;
  asked: Pick<QuizContent, 'question' | 'options'>;
  chosen: number;
};

/** @throws RuleError NOT_FOUND, STALE_CHANGE if the quiz has changed, INVALID_INPUT */
export async function answerDraftQuiz(ctx: SignedInContext, attempt: Attempt): Promise<QuizOutcome> {
  const { courseId, blockId, asked, chosen } = attempt;
  const db = ctx.app.db.prisma;
  await requireDraftReader(ctx, db, courseId);
  const block = await findBlock(db, courseId, blockId);
  if (block?.type !== 'quiz') throw new RuleError('NOT_FOUND');
  const { question, options, correctIndex, explanation = '' } = block.jsonContent as QuizContent;
  if (JSON.stringify([question, options]) !== JSON.stringify([asked.question, asked.options]))
    throw new RuleError('STALE_CHANGE');
  if (chosen >= options.length) throw new RuleError('INVALID_INPUT');
  return { blockId, ...judgeAnswer({ options, correctIndex, explanation }, chosen) };
}

/** Checks permissions before the first event: an error inside the generator would not be translated. */
export async function watchDraft(
  ctx: SignedInContext,
  courseId: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<DraftEvent>> {
  const { orgId } = await requireDraftReader(ctx, ctx.app.db.prisma, courseId);
  const topics = [courseChanged(courseId), ...(orgId === null ? [] : [organisationCoursesChanged(orgId)])];
  return readerEvents(streamEvents(ctx.app.events, topics, signal));
}

/** Starts with both kinds, because events before the subscription were missed. Readers get no presence events. */
async function* readerEvents(events: AsyncGenerator<EditorEvent>): AsyncGenerator<DraftEvent> {
  yield 'course';
  yield 'comments';
  for await (const { kind } of events)
    if (kind === 'gone' || kind === 'comments') yield kind;
    else if (kind !== 'presence') yield 'course';
}
