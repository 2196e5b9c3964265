/** The public catalogue: published public courses, searched by words, in four orders, page by page. */
import {
  type CatalogueCount,
  type CatalogueCourse,
  type CataloguePage,
  cursorOf,
  type SortOption,
} from '#shared/catalogue/schema.ts';
import { type KnownWord, meantWords, nouns, wordsOf } from '#shared/meant-words.ts';
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
  listNewestTexts,
  listPractisedSkills,
  maxGatheredHits,
} from './list-queries.ts';

export { countView } from './views.ts';

const pageSize = 24;
const maxWords = 8;
const countCacheOptions = { capacity: 1_000, ageMs: minutes(1) };
const spellingCacheOptions = { capacity: 1, ageMs: minutes(5) };

/** Only view counts may be this old; other changes invalidate the page at once. About 10 KB per page. */
const firstPageCacheOptions = { capacity: 400, ageMs: seconds(30) };

type Narrowing = { search: string; skill?: number | undefined };
type CatalogueRequest = Narrowing & { sort: SortOption; company?: string; after?: string | undefined };

type Catalogue = {
  /**
   * The first page is cached as bytes.
   * @throws RuleError INVALID_INPUT for an invalid cursor
   */
  page: (request: CatalogueRequest) => Promise<CataloguePage | { prepared: PreparedAnswer }>;
  count: (request: Narrowing) => Promise<CatalogueCount>;
};

export function openCatalogue(app: App): Catalogue {
  const search = openSearch(app);
  const firstPages = openAnswerCache<CataloguePage>(firstPageCacheOptions, app.clock);
  onReadersChanged(app, firstPages.invalidateAll);

  const read = async (
    { sort, company = '', skill, after }: CatalogueRequest,
    words: readonly string[],
  ): Promise<CataloguePage> => {
    const cursor = after === undefined ? null : readCursor<Cursor>(cursorOf[sort], after);
    const fetchedRows = await search.list(words, { sort, cursor, take: pageSize + 1, company, skill });
    const { rows: courses, next } = cutPage(fetchedRows, pageSize);
    return { courses, nextCursor: next && writeCursor(cursorAfter(sort, next)) };
  };

  return {
    page: async (request) => {
      const { sort, company = '', skill = '', after } = request;
      const words = searchWordsOf(request.search);
      if (company !== '' || after !== undefined) return read(request, words);
      const key = `${sort}\n${skill}\n${words.join(' ')}`;
      return firstPages.get(key, async () => ({ value: await read(request, words), endsAt: null }));
    },
    count: async (request) => {
      const countOf = (text: string) => search.count(searchWordsOf(text), request.skill);
      const [count, skills] = await Promise.all([countOf(request.search), search.skills()]);
      const meant = count === 0 ? await search.meant(request.search) : null;
      return meant !== null && (await countOf(meant)) > 0 ? { count, skills, meant } : { count, skills };
    },
  };
}

/** Each course contains all of them. The longest is first: the index looks for it. */
const searchWordsOf = (search: string): string[] => {
  const words = new Set(
    searchFold(search)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  return [...words].sort((a, b) => b.length - a.length).slice(0, maxWords);
};

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
  const skills = openCache<CatalogueCount['skills']>(countCacheOptions);
  const known = openCache<KnownWord[]>(spellingCacheOptions);
  onReadersChanged(app, () => {
    for (const cache of [hitCounts, counts, skills, known]) cache.invalidateAll();
  });
  const countAll = (words: readonly string[]) => countCatalogue(app.db, words);

  return {
    list: async (words: readonly string[], request: Omit<ListRequest, 'pattern'>): Promise<CatalogueCourse[]> => {
      const [pattern = null, ...others] = words.map(likePattern);
      if (pattern === null || !hasIndexedWord(words)) return listCatalogue(app.db, { ...request, pattern, others });
      const gather = () => listCatalogueHits(app.db, { ...request, pattern, others });
      const first: { gathered?: GatheredHits } = {};
      const hits = await hitCounts.get(words.join(' '), async () => {
        first.gathered = await gather();
        return first.gathered.hits;
      });
      if (hits > maxGatheredHits) return listCatalogue(app.db, { ...request, pattern, others });
      return (first.gathered ?? (await gather())).courses;
    },
    meant: async (search: string) =>
      meantWords(search, await known.get('', async () => wordsOf(await listNewestTexts(app.db), nouns))),
    skills: () => skills.get('', () => listPractisedSkills(app.db)),
    count: async (words: readonly string[], skill?: number): Promise<number> => {
      const key = words.join(' ');
      if (skill !== undefined) return counts.get(`${skill}\n${key}`, () => countCatalogue(app.db, words, skill));
      if (!hasIndexedWord(words)) return counts.get(key, () => countAll(words));
      const hits = await hitCounts.get(key, () => countAll(words));
      return hits === maxGatheredHits + 1 ? counts.get(key, () => countAll(words)) : hits;
    },
  };
}

const hasIndexedWord = ([longest = '']: readonly string[]): boolean => hasTrigram(longest);

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
