/**
 * Everybody who released to an organisation, kept by each process as long as the database says that it is the same: asked with every
 * request, so that a withdrawal shows at once, whoever is told of it or not. When it is another one, only what has changed is read.
 */
import type { App } from '../../core/app.ts';
import { openCache } from '../../core/memory/cache.ts';
import { oneForEach } from '../../core/memory/one-for-each.ts';
import { takingTurns } from '../../core/runtime/turns.ts';
import { noiseFor } from '../releases/service.ts';
import { findColumnRows, findMark, listKeys } from './column-queries.ts';
import { bytesOf, type Columns, gathered, type NoisyRow, noColumns, packRows } from './columns.ts';

/** Some 80,000 people. */
const keptBytes = 64_000_000;
/** So many are read in one statement: a few milliseconds of computing. */
const portion = 1_000;
const idLength = 36;

export const columnsOf = (app: App, orgId: string): Promise<Columns> => keptBy(app)(orgId);

const keptBy = oneForEach((app: App) => {
  const kept = openCache<Columns>({ capacity: keptBytes, weightOf: bytesOf });
  const loading = new Map<string, Promise<Columns>>();
  return async (orgId: string): Promise<Columns> => {
    const mark = await findMark(app.db.pool, { orgId, now: app.clock.now() });
    const before = await kept.get(orgId, async () => noColumns);
    if (before.mark === mark) return before;
    const key = `${orgId} ${mark}`;
    const current =
      loading.get(key) ??
      load(app, orgId, before)
        .then((columns) => {
          kept.forget(orgId);
          return kept.get(orgId, async () => columns);
        })
        .finally(() => loading.delete(key));
    loading.set(key, current);
    return current;
  };
});

async function load(app: App, orgId: string, before: Columns): Promise<Columns> {
  const { db, clock } = app;
  const { mark, keys } = await listKeys(db.pool, { orgId, now: clock.now() });
  const wanted = keysIn(keys);
  const known = new Map(before.releaseIds.map((id, row) => [id + (before.revisions[row] ?? ''), row]));
  const missing = wanted.filter((key) => !known.has(key));
  const turn = takingTurns();
  const noiseOf = noiseFor(app, orgId);
  const rows: NoisyRow[] = [];
  for (let from = 0; from < missing.length; from += portion) {
    const ids = missing.slice(from, from + portion).map((key) => key.slice(0, idLength));
    const read = await findColumnRows(db.pool, orgId, ids);
    rows.push(...read.map((row) => ({ ...row, noise: noiseOf(row.userId) })));
    await turn();
  }
  for (const [index, { releaseId, revision }] of rows.entries()) known.set(releaseId + revision, -1 - index);
  const picks = wanted.flatMap((key) => known.get(key) ?? []);
  await turn();
  // Somebody changed in between: what is missing is read with the next request.
  return gathered(picks.length === wanted.length ? mark : 'changed', { before, fresh: packRows('', rows) }, picks);
}

const keysIn = (keys: string): string[] =>
  Array.from({ length: keys.length / (2 * idLength) }, (_, index) =>
    keys.slice(index * 2 * idLength, (index + 1) * 2 * idLength),
  );
