import {
  type FieldCounts,
  type JobCount,
  type JobFilter,
  type JobListQuery,
  type JobPage,
  type JobSort,
  jobCursorOf,
} from '#shared/jobs/board.ts';
import { fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import type { App } from '../../core/app.ts';
import { readCursor, writeCursor } from '../../core/database/keyset.ts';
import { cutPage } from '../../core/database/paging.ts';
import { openExpiringCache } from '../../core/memory/cache.ts';
import { openAnswerCache, type PreparedAnswer } from '../../core/memory/prepared-answer.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { presentCard } from './card.ts';
import { cacheKeyOf, isIndexOrder, type JobCriteria, noCriteria } from './criteria.ts';
import { openElsewhere } from './elsewhere.ts';
import { type Cursor, countByField, countJobs, type FieldCountRow, type ListedRow, listJobs } from './list-queries.ts';
import { cardOptions, onJobsChanged } from './online-jobs.ts';
import { openSpelling } from './spelling.ts';
import { resolveCriteria } from './text-search.ts';

const pageSize = 24;
const countCacheOptions = { capacity: 1_000, ageMs: minutes(1) };
const pageCacheOptions = { capacity: 400, ageMs: minutes(1) };
type JobLists = {
  /** Returns the first page as cached bytes. @throws RuleError INVALID_INPUT for an invalid cursor */
  page: (query: JobListQuery) => Promise<JobPage | { prepared: PreparedAnswer }>;
  count: (filter: JobFilter) => Promise<JobCount>;
  /** Without the filter's own fields. */
  fieldCounts: (filter: JobFilter) => Promise<FieldCounts>;
};

export function openJobLists(app: App): JobLists {
  const counts = openExpiringCache<number>(countCacheOptions, app.clock);
  const firstPages = openAnswerCache<JobPage>(pageCacheOptions, app.clock);
  const spelling = openSpelling(app);
  const byField = openExpiringCache<FieldCounts>(countCacheOptions, app.clock);
  onJobsChanged(app, () => {
    counts.invalidateAll();
    byField.invalidateAll();
    firstPages.invalidateAll();
  });
  const countOf = (criteria: JobCriteria) =>
    counts.get(cacheKeyOf(criteria), async () => {
      const { count, endsAt } = await countJobs(app.db, criteria, app.clock.now());
      return { value: count, endsAt };
    });
  const elsewhere = openElsewhere(app, countOf);

  const isLookup = async (criteria: JobCriteria, sort: JobSort): Promise<boolean> => {
    if (criteria.company !== '') return sort !== 'newest';
    if (isIndexOrder(criteria) && (criteria.remote !== 'only' || sort === 'newest')) return false;
    const [hits, all] = await Promise.all([countOf(criteria), countOf(noCriteria)]);
    return hits * hits < pageSize * all;
  };

  const readJobPage = async (criteria: JobCriteria, { sort, after }: Pick<JobListQuery, 'sort' | 'after'>) => {
    const options = await cardOptions(app);
    const cursor = after === undefined ? null : readCursor<Cursor>(jobCursorOf[sort], after);
    const request = { sort, criteria, cursor, isLookup: await isLookup(criteria, sort), now: app.clock.now() };
    const { rows, next } = cutPage(await listJobs(app.db, { ...request, take: pageSize + 1 }), pageSize);
    const nextCursor = next && writeCursor(cursorFor(sort, next));
    return {
      value: { jobs: rows.map((row) => presentCard(row, options)), nextCursor } satisfies JobPage,
      endsAt: earliestEnd(rows),
    };
  };

  return {
    page: async (query) => {
      const criteria = await resolveCriteria(app, query);
      if (criteria === null) return { jobs: [], nextCursor: null };
      const { sort, after } = query;
      if (after !== undefined) return (await readJobPage(criteria, { sort, after })).value;
      return firstPages.get(`${sort} ${cacheKeyOf(criteria)}`, () => readJobPage(criteria, { sort }));
    },
    count: async (filter) => {
      const criteria = await resolveCriteria(app, filter);
      if (criteria === null) return { count: 0, place: null, isPlaceUnknown: true };
      const count = await countOf(criteria);
      const meant = count === 0 ? await spelling.meant(filter.search) : null;
      const { circle } = criteria;
      return {
        ...{ count, place: circle?.label ?? null, isPlaceUnknown: false },
        ...(meant !== null && { meant }),
        ...(count === 0 && circle && { elsewhere: await elsewhere({ criteria, circle, place: filter.place }) }),
      };
    },
    fieldCounts: async (filter) => {
      const criteria = await resolveCriteria(app, { ...filter, field: [] });
      if (criteria === null) return {};
      return byField.get(cacheKeyOf(criteria), async () => {
        const rows = await countByField(app.db, criteria, app.clock.now());
        return { value: fieldCounts(rows), endsAt: earliestEnd(rows) };
      });
    },
  };
}

function fieldCounts(rows: readonly FieldCountRow[]): FieldCounts {
  const countOf = (field: string | null) => rows.find((row) => row.field === field)?.count ?? 0;
  return Object.fromEntries(fieldsOfWork.map((field) => [field, countOf(field) + countOf(null)]));
}

const earliestEnd = (rows: ReadonlyArray<{ endsAt: Date }>): Date | null =>
  rows.length === 0 ? null : new Date(Math.min(...rows.map(({ endsAt }) => endsAt.getTime())));

const cursorFor = (sort: JobSort, { jobId, publishedAt, payRank }: ListedRow): Cursor => [
  { newest: publishedAt, pay: payRank }[sort],
  jobId,
];
