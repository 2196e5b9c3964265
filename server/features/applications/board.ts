import type { Board, BoardCard, BoardColumn } from '#shared/applications/state.ts';
import { type ApplicationStatus, applicationStatuses, isOverdue } from '#shared/applications/status.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { matchOf } from '#shared/matching/match.ts';
import type { Match, MatchJob } from '#shared/matching/types.ts';
import { type CoarseMatch, coarseMatch, coarsePerson, visibleDate, visibleDay } from '#shared/releases/anonymous.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import { storedMatch } from '#shared/releases/required.ts';
import { anonymousPart, personOfSnapshot } from '#shared/releases/snapshot.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { openCursor, sealCursor } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { matchJobOfRequirements } from '../candidates/service.ts';
import { noiseFor, type Reader, recordViews, requireReader, unpackDraws } from '../releases/service.ts';
import { type BoardJob, type CardRow, countCards, findBoardJob, listCards } from './board-queries.ts';
import { refusalOf } from './present-own-application.ts';

const { pageSize } = releaseLimits;

/** @throws RuleError NOT_FOUND for a job of another organisation */
export async function boardOf(ctx: SignedInContext, jobId: string): Promise<Board> {
  const { app } = ctx;
  const { orgId, job, rows, counts } = await inTransaction(app.db, async (tx) => {
    const [reader, now] = [await requireReader(ctx, tx), app.clock.now()];
    const { orgId } = reader;
    const boardJob = await requireJob(tx, { orgId, jobId, now });
    const cardRows = await listCards(tx, { orgId, jobId, statuses: applicationStatuses, take: pageSize + 1, now });
    const columns = applicationStatuses.map((status) => cardRows.filter((row) => row.status === status));
    await recordBoardViews(app, tx, {
      reader,
      job: boardJob,
      rows: columns.flatMap((column) => column.slice(0, pageSize)),
    });
    return { orgId, job: boardJob, rows: columns, counts: await countCards(tx, { orgId, jobId, now }) };
  });
  const columns = {} as Board['columns'];
  for (const [index, status] of applicationStatuses.entries()) {
    const count = counts.find((one) => one.status === status)?.count ?? 0;
    columns[status] = { ...(await columnOf(app, { orgId, job, rows: rows[index] ?? [] })), count };
  }
  return { jobId, title: job.title, isOnline: job.isOnline, columns };
}

const cardsOf = ({ jobId }: BoardJob): string => `cards of ${jobId}`;

type ColumnInput = { jobId: string; status: ApplicationStatus; cursor?: PageCursor };

/** @throws RuleError NOT_FOUND for a job of another organisation */
export async function boardColumn(ctx: SignedInContext, { jobId, status, cursor }: ColumnInput): Promise<BoardColumn> {
  const { app } = ctx;
  const { orgId, job, rows } = await inTransaction(app.db, async (tx) => {
    const [reader, now] = [await requireReader(ctx, tx), app.clock.now()];
    const { orgId } = reader;
    const boardJob = await requireJob(tx, { orgId, jobId, now });
    const after = openCursor<{ id: string }>(app, cardsOf(boardJob), cursor);
    const query = { orgId, jobId, statuses: [status], take: pageSize + 1, now, after: after?.id ?? null };
    const cardRows = await listCards(tx, query);
    await recordBoardViews(app, tx, { reader, job: boardJob, rows: cardRows.slice(0, pageSize) });
    return { orgId, job: boardJob, rows: cardRows };
  });
  return columnOf(app, { orgId, job, rows });
}

async function requireJob(tx: Tx, key: { orgId: string; jobId: string; now: Date }): Promise<BoardJob> {
  const job = await findBoardJob(tx, key);
  if (job === null) throw new RuleError('NOT_FOUND');
  return job;
}

type BoardView = { reader: Reader; job: BoardJob; rows: readonly CardRow[] };

const recordBoardViews = (app: App, tx: Tx, { reader, job, rows }: BoardView): Promise<void> =>
  recordViews(app, tx, { ...reader, as: 'list', people: rows.map(({ userId }) => ({ userId, jobTitle: job.title })) });

type Column = { orgId: string; job: BoardJob; rows: readonly CardRow[] };

async function columnOf(app: App, { orgId, job, rows }: Column): Promise<BoardColumn> {
  const [matchJob, today, pageRows] = [matchJobOfRequirements(job), dayOf(app.clock.now()), rows.slice(0, pageSize)];
  const noiseOf = noiseFor(app, orgId);
  const cards: BoardColumn['cards'] = [];
  for (const row of pageRows) {
    const match = matchJob && (await matchOfCard(row, { jobId: job.jobId, matchJob, noiseOf }));
    cards.push(presentCard(row, match, today));
  }
  const last = pageRows.at(-1);
  const isMore = rows.length > pageSize && last !== undefined;
  return { cards, nextCursor: isMore ? sealCursor(app, cardsOf(job), { id: last.applicationId }) : null };
}

async function matchOfCard(
  { scope, userId, snapshot, draws }: CardRow,
  { jobId, matchJob, noiseOf }: { jobId: string; matchJob: MatchJob; noiseOf: (userId: string) => number },
): Promise<CoarseMatch | Match | null> {
  if (snapshot.version === 3) return storedMatch(snapshot.parts, { jobId, skills: matchJob.skills });
  if (scope === 'anonymous' || snapshot.version !== 1)
    return coarseMatch(coarsePerson(anonymousPart(snapshot)), matchJob.skills, noiseOf(userId));
  return matchOf(personOfSnapshot(snapshot, await unpackDraws(draws)), matchJob);
}

function presentCard(row: CardRow, match: BoardCard['match'], today: string): BoardCard {
  const { applicationId, releaseId, shownName, scope, isLimited, status, answers, appliedAt } = row;
  const isAnonymous = scope === 'anonymous';
  const appliedOn = visibleDate(scope, appliedAt);
  const replyBy = visibleDay(scope, row.replyBy);
  return {
    ...{ applicationId, releaseId, name: shownName, isAnonymous, match, isLimited, status },
    appliedOn,
    replyBy,
    isOverdue: isOverdue({ status, replyBy, appliedOn }, today),
    answers,
    refusal: refusalOf(row),
  };
}
