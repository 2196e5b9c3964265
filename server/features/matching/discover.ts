import type { DiscoverInput, DiscoverSort } from '#shared/matching/schema.ts';
import type { DiscoveredJob, DiscoverPage } from '#shared/matching/state.ts';
import type { MatchJob, MatchPerson } from '#shared/matching/types.ts';
import { wordsOfId } from '../../core/database/id-words.ts';
import { openCursor, sealCursor } from '../../core/database/paging.ts';
import type { Context } from '../../core/trpc/context.ts';
import { type JobCriteria, jobCards, noCriteria, resolveCriteria } from '../job-board/service.ts';
import { createFilter, type JobFilter } from './job-index/filter.ts';
import { allJobsOf } from './job-index/job-index.ts';
import { compareNewest, type JobTable } from './job-index/job-table.ts';
import type { Jobs } from './job-index/load.ts';
import { createOrder, matchJobAt, selectFirst } from './job-index/scoring.ts';
import { rowsOf, searchJobs } from './job-index/word-search.ts';
import { loadViewer, ownTests, type Viewer } from './match-person.ts';
import { listAppliedIds, listSavedAmong, noApplications } from './own-job-queries.ts';
import { inReadOrder, loadSkillNames, shortMatch } from './short-match.ts';
import { preferredJobs } from './work-preference.ts';

const pageSize = 24;

type Request = Omit<DiscoverInput, 'direction'>;

export async function discover(
  ctx: Context,
  { sort, cursor, tokens, withPreference, ...filter }: Request,
): Promise<DiscoverPage> {
  const { app, user } = ctx;
  const [person, ownCriteria, preferred, applied] = await Promise.all([
    loadViewer(ctx, tokens),
    resolveCriteria(app, filter),
    withPreference && user !== null ? preferredJobs(app, user.userId) : noCriteria,
    sort === 'fit' && user !== null ? listAppliedIds(app.db, user.userId) : noApplications,
  ]);
  const tests = ownTests(person);
  const nothing = { jobs: [], nextCursor: null, total: 0, applied: 0, place: null, isSearchCut: false, ...tests };
  if (ownCriteria === null) return { ...nothing, isPlaceUnknown: true };
  const criteria = withDefaults(ownCriteria, preferred);
  const search = await searchJobs(app, criteria);
  const jobs = await allJobsOf(app);
  const rowsWithWords = search && rowsOf(jobs.table, search);
  const wanted = { criteria, rowsWithWords, now: app.clock.now().getTime() };
  const list = `discovered ${sort} by ${user?.userId ?? 'a visitor'}`;
  const after = openCursor<DiscoverCursor>(app, list, cursor);
  const { rows, next, ...counts } = selectPage(jobs, { person, sort, applied: applied.open, after, wanted });
  const shown = await present(ctx, person, rows);
  return {
    jobs: sort === 'fit' ? inReadOrder(shown, person) : shown,
    nextCursor: next && sealCursor(app, list, next),
    ...counts,
    place: ownCriteria.circle?.label ?? null,
    isPlaceUnknown: false,
    isSearchCut: search?.isCut ?? false,
    ...tests,
  };
}

/** The preference counts for what the filter leaves open. */
function withDefaults(own: JobCriteria, { fields, circle, remote }: JobCriteria): JobCriteria {
  const place = own.circle === null && own.remote === 'any' ? { circle, remote } : {};
  return { ...own, fields: own.fields.length > 0 ? own.fields : fields, ...place };
}

/**
 * The last job of a page. `key` is the sort value: 0 when sorted by date, −1 without a match, lower for jobs with an
 * application.
 */
type DiscoverCursor = { key: number; publishedAt: Date; jobId: string };
type PageQuery = {
  person: MatchPerson;
  sort: DiscoverSort;
  applied: readonly string[];
  after: DiscoverCursor | null;
  wanted: JobFilter;
};
type PageJob = { jobId: string; job: MatchJob };

/** Must stay synchronous: rows move with every change. */
function selectPage(jobs: Jobs, { person, sort, applied, after, wanted }: PageQuery) {
  const { table } = jobs;
  const isWanted = createFilter(jobs, wanted);
  const last = new Set(applied.map((jobId) => table.rowOf(jobId)));
  const keyOf = keysOf(jobs, { sort, person, last });
  const keys = new Int32Array(table.rowCount);
  const isOnPage = new Uint8Array(table.rowCount);
  const isBehind = after === null ? () => true : isAfterCursor(table, after);
  let [total, appliedCount] = [0, 0];
  for (let row = 0; row < table.rowCount; row++) {
    if (!isWanted(row)) continue;
    total++;
    if (last.has(row)) appliedCount++;
    keys[row] = keyOf(row);
    if (isBehind(row, keys[row] ?? 0)) isOnPage[row] = 1;
  }
  const first = selectFirst(table.rowCount, pageSize + 1, {
    isWanted: (row) => isOnPage[row] === 1,
    compare: (a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || compareNewest(table, a, b),
  });
  const shown = first.slice(0, pageSize);
  const end = shown.at(-1);
  return {
    rows: shown.map((row): PageJob => ({ jobId: table.idAt(row), job: matchJobAt(jobs, row) })),
    next: first.length > pageSize && end !== undefined ? cursorAt(table, end, keys[end] ?? 0) : null,
    total,
    applied: appliedCount,
  };
}

type KeyQuery = Pick<PageQuery, 'sort' | 'person'> & { last: ReadonlySet<number> };

/** More than the range of `createOrder`. */
const afterAllMatches = 100_000;

/** By match, jobs with an application come last. */
function keysOf(jobs: Jobs, { sort, person, last }: KeyQuery): (row: number) => number {
  if (sort === 'fit') {
    const orderOf = createOrder(jobs, person);
    return (row) => orderOf(row) - (last.has(row) ? afterAllMatches : 0);
  }
  return sort === 'pay' ? (row) => jobs.table.columns.payRank[row] ?? 0 : () => 0;
}

const cursorAt = (table: JobTable, row: number, key: number): DiscoverCursor => ({
  key,
  publishedAt: new Date(table.columns.publishedAt[row] ?? 0),
  jobId: table.idAt(row),
});

function isAfterCursor(
  table: JobTable,
  { key, publishedAt, jobId }: DiscoverCursor,
): (row: number, key: number) => boolean {
  const [cursorTime, words] = [publishedAt.getTime(), wordsOfId(jobId)];
  return (row, rowKey) => {
    if (rowKey !== key) return rowKey < key;
    const since = table.columns.publishedAt[row] ?? 0;
    return since === cursorTime ? table.compareToId(row, words) < 0 : since < cursorTime;
  };
}

async function present({ app, user }: Context, person: Viewer, rows: readonly PageJob[]): Promise<DiscoveredJob[]> {
  const jobIds = rows.map(({ jobId }) => jobId);
  const [cards, saved, names] = await Promise.all([
    jobCards(app, jobIds),
    user === null ? new Set<string>() : listSavedAmong(app.db, user.userId, jobIds),
    loadSkillNames(app),
  ]);
  return rows.flatMap(({ jobId, job }) => {
    const card = cards.get(jobId);
    if (card === undefined) return [];
    return [{ ...card, match: shortMatch(person, job, names), isSaved: saved.has(jobId) }];
  });
}
