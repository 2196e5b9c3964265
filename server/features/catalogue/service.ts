/** The public catalogue: published public courses, searched by title, in four orders, page by page. */
import {
  type CatalogueCount,
  type CatalogueCourse,
  type CataloguePage,
  cursorOf,
  type SortOption,
} from '#shared/catalogue/schema.ts';
import { searchFold } from '#shared/search.ts';
import type { App } from '../../core/app.ts';
import { listIdPrefixes, listRowsByPrefix } from '../../core/database/id-prefixes.ts';
import { readCursor, writeCursor } from '../../core/database/keyset.ts';
import { hasTrigram, likePattern } from '../../core/database/list-search.ts';
import { cutPage } from '../../core/database/paging.ts';
import { openCache } from '../../core/memory/cache.ts';
import { openAnswerCache, type PreparedAnswer } from '../../core/memory/prepared-answer.ts';
import { minutes, seconds } from '../../core/runtime/clock.ts';
import { readersChanged } from '../courses/service.ts';
import {
  type Cursor,
  countCatalogue,
  type GatheredHits,
  type ListRequest,
  listCatalogue,
  listCatalogueHits,
  maxGatheredHits,
} from './list-queries.ts';

export { countView } from './views.ts';

const pageSize = 24;
const countCacheOptions = { capacity: 1_000, ageMs: minutes(1) };

/** Only view counts may be this old; other changes invalidate the page at once. About 10 KB per page. */
const firstPageCacheOptions = { capacity: 400, ageMs: seconds(30) };

type CatalogueRequest = { search: string; sort: SortOption; company?: string; after?: string | undefined };

type Catalogue = {
  /**
   * The first page is cached as bytes.
   * @throws RuleError INVALID_INPUT for an invalid cursor
   */
  page: (request: CatalogueRequest) => Promise<CataloguePage | { prepared: PreparedAnswer }>;
  count: (search: string) => Promise<CatalogueCount>;
};

export function openCatalogue(app: App): Catalogue {
  const search = openSearch(app);
  const firstPages = openAnswerCache<CataloguePage>(firstPageCacheOptions, app.clock);
  onReadersChanged(app, firstPages.invalidateAll);

  const read = async ({ sort, company = '', after }: CatalogueRequest, folded: string): Promise<CataloguePage> => {
    const cursor = after === undefined ? null : readCursor<Cursor>(cursorOf[sort], after);
    const fetchedRows = await search.list(folded, { sort, cursor, take: pageSize + 1, company });
    const { rows: courses, next } = cutPage(fetchedRows, pageSize);
    return { courses, nextCursor: next && writeCursor(cursorAfter(sort, next)) };
  };

  return {
    page: async (request) => {
      const { sort, company = '', after } = request;
      const folded = foldSearch(request.search);
      if (company !== '' || after !== undefined) return read(request, folded);
      return firstPages.get(`${sort} ${folded}`, async () => ({ value: await read(request, folded), endsAt: null }));
    },
    count: async (typed) => ({ count: await search.count(foldSearch(typed)) }),
  };
}

const foldSearch = (search: string): string => searchFold(search).trim();

function onReadersChanged({ events }: App, invalidate: () => void): void {
  events.subscribe(readersChanged, invalidate);
  events.onReconnect(invalidate);
}

/**
 * Few hits come from the trigram index and are sorted; frequent terms walk the sort index, and so do terms without a
 * trigram, which would read the whole trigram index.
 */
function openSearch(app: App) {
  const hitCounts = openCache<number>(countCacheOptions);
  const counts = openCache<number>(countCacheOptions);
  onReadersChanged(app, () => {
    hitCounts.invalidateAll();
    counts.invalidateAll();
  });
  const countAll = (folded: string) => countCatalogue(app.db, folded === '' ? null : folded);

  return {
    list: async (folded: string, request: Omit<ListRequest, 'pattern'>): Promise<CatalogueCourse[]> => {
      const pattern = folded === '' ? null : likePattern(folded);
      if (pattern === null || !hasTrigram(folded)) return listCatalogue(app.db, { ...request, pattern });
      const gather = () => listCatalogueHits(app.db, { ...request, pattern });
      const first: { gathered?: GatheredHits } = {};
      const hits = await hitCounts.get(folded, async () => {
        first.gathered = await gather();
        return first.gathered.hits;
      });
      if (hits > maxGatheredHits) return listCatalogue(app.db, { ...request, pattern });
      return (first.gathered ?? (await gather())).courses;
    },
    count: async (folded: string): Promise<number> => {
      if (!hasTrigram(folded)) return counts.get(folded, () => countAll(folded));
      const hits = await hitCounts.get(folded, () => countAll(folded));
      return hits === maxGatheredHits + 1 ? counts.get(folded, () => countAll(folded)) : hits;
    },
  };
}

const cursorAfter = (sort: SortOption, { courseId, title, createdAt, viewCount }: CatalogueCourse): Cursor => [
  { newest: createdAt, oldest: createdAt, title, popular: viewCount }[sort],
  courseId,
];

const publicCourses = {
  table: 'published_courses',
  id: 'course_id',
  changedAt: 'published_at',
  condition: `visibility = 'public'`,
};

export const sitemapParts = ({ db }: App): Promise<string[]> => listIdPrefixes(db, publicCourses);
export const publicCourseIds = ({ db }: App, part: string) => listRowsByPrefix(db, publicCourses, part);
