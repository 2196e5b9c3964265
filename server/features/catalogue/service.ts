/**
 * The public catalogue: published, public courses, searched by a part of the title, in four orders, page by page. How many
 * there are is counted exactly, kept for a minute, and forgotten as soon as any course changes for its readers.
 */

import {
  type CatalogueCount,
  type CatalogueCourse,
  type CataloguePage,
  cursorOf,
  type SortOption,
} from '#shared/catalogue/schema.ts';
import { searchFold } from '#shared/search.ts';
import type { App } from '../../core/app.ts';
import { openCache } from '../../core/cache.ts';
import { minutes, seconds } from '../../core/clock.ts';
import { readCursor, writeCursor } from '../../core/cursor-text.ts';
import { listPart, listParts } from '../../core/id-parts.ts';
import { hasTrigram, likePattern } from '../../core/like-pattern.ts';
import { readPage } from '../../core/paging.ts';
import { type PreparedAnswer, prepareAnswer } from '../../core/prepared-answer.ts';
import { readersChanged } from '../courses/service.ts';
import { type Cursor, countCatalogue, listCatalogue, type SearchPlan } from './list-queries.ts';

export { countView } from './views.ts';

const pageSize = 24;
/** Below so many hits it is quicker to sort them all than to look for them in the sorted index. */
const rareHits = 2_000;
const keptCounts = { capacity: 1_000, ageMs: minutes(1) };

/** So long a first page may show view counts of before; whatever else changes, it is forgotten at once. */
const keptFirstPages = { capacity: 10, ageMs: seconds(30) };

type CatalogueRequest = { search: string; sort: SortOption; company?: string; after?: string | undefined };

export type Catalogue = {
  /** The first page of an order without a search, which most people see: from memory. */
  firstPage: (sort: SortOption) => Promise<PreparedAnswer>;
  /** @throws RuleError INVALID_INPUT for a cursor that no page gave */
  page: (request: CatalogueRequest) => Promise<CataloguePage>;
  count: (search: string) => Promise<CatalogueCount>;
};

export function openCatalogue(app: App): Catalogue {
  const counts = openCache<number>(keptCounts);
  const firstPages = openCache<PreparedAnswer>(keptFirstPages);
  const forget = () => {
    counts.forgetAll();
    firstPages.forgetAll();
  };
  app.events.subscribe(readersChanged, forget);
  app.events.onReconnect(forget);
  const countOf = (search: string): Promise<number> => {
    const folded = searchFold(search).trim();
    return counts.get(folded, () => countCatalogue(app.db, folded === '' ? null : folded));
  };
  const planFor = async (search: string): Promise<SearchPlan | null> => {
    const folded = searchFold(search).trim();
    if (folded === '') return null;
    return { pattern: likePattern(folded), isRare: hasTrigram(folded) && (await countOf(folded)) < rareHits };
  };

  const page: Catalogue['page'] = async ({ search, sort, company = '', after }) => {
    const cursor = after === undefined ? null : readCursor<Cursor>(cursorOf[sort], after);
    const plan = await planFor(search);
    const { rows: courses, nextCursor } = await readPage(
      pageSize,
      (take) => listCatalogue(app.db, { sort, search: plan, cursor, take, company }),
      (last) => writeCursor(placeOf(sort, last)),
    );
    return { courses, nextCursor };
  };
  return {
    page,
    firstPage: (sort) => firstPages.get(sort, async () => prepareAnswer(await page({ search: '', sort }))),
    count: async (search) => ({ count: await countOf(search) }),
  };
}

const placeOf = (sort: SortOption, { courseId, title, createdAt, viewCount }: CatalogueCourse): Cursor => [
  { newest: createdAt, oldest: createdAt, title, popular: viewCount }[sort],
  courseId,
];

const publicCourses = {
  table: 'published_courses',
  id: 'course_id',
  changedAt: 'published_at',
  condition: `visibility = 'public'`,
};

/** The parts that the sitemap of public courses comes in, named by how their ids begin. */
export const sitemapParts = ({ db }: App): Promise<string[]> => listParts(db, publicCourses);
export const publicCourseIds = ({ db }: App, part: string) => listPart(db, publicCourses, part);
