/** All people of the talent pool in memory, for scoring only. The database decides who is visible. */
import type { App } from '../../../core/app.ts';
import { perOwner } from '../../../core/memory/cache.ts';
import { openMemoryIndex } from '../../../core/memory/memory-index.ts';
import { openYielder } from '../../../core/runtime/yielding.ts';
import { poolProfileChanged } from '../../releases/service.ts';
import { listPeople, listPeopleById, type Readable } from './queries.ts';
import { emptyPoolTable, type PoolTable, putPerson, removePerson } from './table.ts';

const batchSize = 2_000;
const minUuid = '00000000-0000-0000-0000-000000000000';

export const poolTableOf = (app: App): Promise<PoolTable> => poolIndexOf(app).read();

const poolIndexOf = perOwner(({ db, events }: App) => {
  const index = openMemoryIndex({
    load: () => loadPeople(db),
    reload: { people: (userIds, into: () => PoolTable) => reloadPeople(db, userIds, into) },
    isSmall: ({ rows }) => rows.size <= batchSize,
  });
  events.subscribe(poolProfileChanged, (userId) =>
    userId === null ? index.invalidateAll() : index.invalidate('people', userId),
  );
  events.onReconnect(index.invalidateAll);
  return index;
});

export async function loadPeople(db: Readable): Promise<PoolTable> {
  const table = emptyPoolTable();
  const yieldIfDue = openYielder();
  for (let after: string | null = minUuid; after !== null; ) {
    const people = await listPeople(db, after, batchSize);
    for (const person of people) {
      putPerson(table, person);
      await yieldIfDue();
    }
    after = people.length === batchSize ? (people.at(-1)?.userId ?? null) : null;
  }
  return table;
}

async function reloadPeople(db: Readable, userIds: readonly string[], currentTable: () => PoolTable): Promise<void> {
  const people = await listPeopleById(db, userIds);
  const table = currentTable();
  const foundIds = new Set(people.map(({ userId }) => userId));
  for (const userId of userIds) if (!foundIds.has(userId)) removePerson(table, userId);
  for (const person of people) putPerson(table, person);
}
