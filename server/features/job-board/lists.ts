/**
 * The public job list: online jobs, filtered and paged. Counts are exact and cached for a minute; any job change
 * clears the cache.
 */
import {
  type JobCount,
  type JobFilter,
  type JobListQuery,
  type JobPage,
  type JobSort,
  jobCursorOf,
} from '#shared/jobs/board.ts';
import type { App } from '../../core/app.ts';
import { readCursor, writeCursor } from '../../core/database/keyset.ts';
import { cutPage } from '../../core/database/paging.ts';
import { openExpiringCache } from '../../core/memory/cache.ts';
import { openAnswerCache, type PreparedAnswer } from '../../core/memory/prepared-answer.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import { presentCard } from './card.ts';
import { onJobsChanged } from './jobs-online.ts';
import { type Cursor, countJobs, type ListedRow, listJobs } from './list-queries.ts';
import { everything, isPlain, keyOf, type Narrowing, narrowingOf } from './narrowing.ts';

const pageSize = 24;
const keptCounts = { capacity: 1_000, ageMs: minutes(1) };
const keptFirstPages = { capacity: 400, ageMs: minutes(1) };
type JobLists = {
  /** Returns the first page as cached bytes. @throws RuleError INVALID_INPUT for an invalid cursor */
  page: (query: JobListQuery) => Promise<JobPage | { prepared: PreparedAnswer }>;
  count: (filter: JobFilter) => Promise<JobCount>;
};

export function openJobLists(app: App): JobLists {
  const counts = openExpiringCache<number>(keptCounts, app.clock);
  const firstPages = openAnswerCache<JobPage>(keptFirstPages, app.clock);
  onJobsChanged(app, () => {
    counts.forgetAll();
    firstPages.forgetAll();
  });
  const countOf = (narrowing: Narrowing) =>
    counts.get(keyOf(narrowing), async () => {
      const { count, endsAt } = await countJobs(app.db, narrowing, app.clock.now());
      return { value: count, endsAt };
    });

  /** A walk reads a share of all jobs, a lookup reads all hits. Chooses the one that reads fewer rows. */
  const isGathered = async (narrowing: Narrowing, sort: JobSort): Promise<boolean> => {
    if (narrowing.company !== '') return sort !== 'newest';
    if (isPlain(narrowing) && (narrowing.remote !== 'only' || sort === 'newest')) return false;
    const [hits, all] = await Promise.all([countOf(narrowing), countOf(everything)]);
    return hits * hits < pageSize * all;
  };

  const read = async (narrowing: Narrowing, { sort, after }: Pick<JobListQuery, 'sort' | 'after'>) => {
    const shown = { isCheckRequired: isCompanyCheckRequired(app) };
    const cursor = after === undefined ? null : readCursor<Cursor>(jobCursorOf[sort], after);
    const way = { sort, narrowing, cursor, isGathered: await isGathered(narrowing, sort), now: app.clock.now() };
    const { rows, next } = cutPage(await listJobs(app.db, { ...way, take: pageSize + 1 }), pageSize);
    const nextCursor = next && writeCursor(placeOf(sort, next));
    return {
      value: { jobs: rows.map((row) => presentCard(row, shown)), nextCursor } satisfies JobPage,
      endsAt: firstEnd(rows),
    };
  };

  return {
    page: async (query) => {
      const narrowing = await narrowingOf(query);
      if (narrowing === null) return { jobs: [], nextCursor: null };
      const { sort, after } = query;
      if (after !== undefined) return (await read(narrowing, { sort, after })).value;
      return firstPages.get(`${sort} ${keyOf(narrowing)}`, () => read(narrowing, { sort }));
    },
    count: async (filter) => {
      const narrowing = await narrowingOf(filter);
      if (narrowing === null) return { count: 0, place: null, isPlaceUnknown: true };
      return { count: await countOf(narrowing), place: narrowing.circle?.label ?? null, isPlaceUnknown: false };
    },
  };
}

const firstEnd = (rows: ReadonlyArray<{ endsAt: Date }>): Date | null =>
  rows.length === 0 ? null : new Date(Math.min(...rows.map(({ endsAt }) => endsAt.getTime())));

const placeOf = (sort: JobSort, { jobId, publishedAt, payRank }: ListedRow): Cursor => [
  { newest: publishedAt, pay: payRank }[sort],
  jobId,
];
