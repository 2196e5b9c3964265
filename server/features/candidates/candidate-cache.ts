/**
 * Caches all releases to an organisation. Each request compares the version in the database, so that a withdrawal takes
 * effect at once even if its event is lost.
 */
import { arrayTypeForPeople, People } from '#shared/matching/people-columns.ts';
import type { App } from '../../core/app.ts';
import { openCache, perOwner } from '../../core/memory/cache.ts';
import { openYielder } from '../../core/runtime/yielding.ts';
import { noiseFor } from '../releases/service.ts';
import { type CandidateRow, findMark, listCandidateRows, listKeys } from './row-queries.ts';

/** `noise` is fixed per person and organisation. */
export type Candidate = Omit<CandidateRow, 'userId'> & { noise: number };

export type Candidates = {
  mark: string;
  rows: readonly Candidate[];
  people: People;
  oldest: readonly number[];
  jobIds: readonly string[];
  /** Matches in the order of `rows`, by a hash of the job requirements. */
  scores: Map<string, Int8Array>;
};

const noCandidates: Candidates = {
  mark: 'none',
  rows: [],
  people: new People(0),
  oldest: [],
  jobIds: [],
  scores: new Map(),
};

const cacheBytes = 64_000_000;
/** Measured for one person, including strings and arrays. */
const bytesPerPerson = 1_400;
const batchSize = 1_000;
const idLength = 36;

export const getCandidates = (app: App, orgId: string): Promise<Candidates> => cacheOf(app)(orgId);

const cacheOf = perOwner((app: App) => {
  const weightOf = ({ rows }: Candidates) => 1_000 + rows.length * bytesPerPerson;
  const cache = openCache<Candidates>({ capacity: cacheBytes, weightOf });
  const loading = new Map<string, Promise<Candidates>>();
  return async (orgId: string): Promise<Candidates> => {
    const mark = await findMark(app.db.pool, { orgId, now: app.clock.now() });
    const previous = await cache.get(orgId, async () => noCandidates);
    if (previous.mark === mark) return previous;
    const key = `${orgId} ${mark}`;
    const current =
      loading.get(key) ??
      loadCandidates(app, orgId, previous)
        .then((candidates) => {
          cache.invalidate(orgId);
          return cache.get(orgId, async () => candidates);
        })
        .finally(() => loading.delete(key));
    loading.set(key, current);
    return current;
  };
});

async function loadCandidates(app: App, orgId: string, previous: Candidates): Promise<Candidates> {
  const { db, clock } = app;
  const { mark, keys } = await listKeys(db.pool, { orgId, now: clock.now() });
  const currentKeys = splitKeys(keys);
  const rowByKey = new Map(previous.rows.map((row) => [row.releaseId + row.revision, row]));
  const missing = currentKeys.filter((key) => !rowByKey.has(key));
  const yieldIfDue = openYielder();
  const noiseOf = noiseFor(app, orgId);
  for (let from = 0; from < missing.length; from += batchSize) {
    const ids = missing.slice(from, from + batchSize).map((key) => key.slice(0, idLength));
    for (const { userId, ...row } of await listCandidateRows(db.pool, orgId, ids))
      rowByKey.set(row.releaseId + row.revision, { ...row, noise: noiseOf(userId) });
    await yieldIfDue();
  }
  const rows = currentKeys.flatMap((key) => rowByKey.get(key) ?? []);
  const people = new People(rows.length, arrayTypeForPeople(rows));
  for (const [place, row] of rows.entries()) {
    people.put(place, row);
    await yieldIfDue();
  }
  // Rows are missing if the data changed meanwhile; the next request reads them.
  return {
    mark: rows.length === currentKeys.length ? mark : 'changed',
    ...{ rows, people, oldest: oldestFirst(rows), scores: new Map() },
    jobIds: [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))],
  };
}

const splitKeys = (keys: string): string[] =>
  Array.from({ length: keys.length / (2 * idLength) }, (_, index) =>
    keys.slice(index * 2 * idLength, (index + 1) * 2 * idLength),
  );

function oldestFirst(rows: readonly Candidate[]): number[] {
  const places = [...rows.keys()].reverse();
  return places.sort((one, other) => (rows[one]?.releasedAt ?? 0) - (rows[other]?.releasedAt ?? 0));
}

export const visibleOldestFirst = ({ rows, oldest }: Candidates, hidden: ReadonlySet<string>): readonly number[] =>
  hidden.size === 0 ? oldest : oldest.filter((place) => !hidden.has(rows[place]?.releaseId ?? ''));
