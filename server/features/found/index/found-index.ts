/**
 * All findable people, in the memory of each process (server/core/memory/kept-index.ts). The database decides who is
 * shown.
 */
import type { App } from '../../../core/app.ts';
import { perOwner } from '../../../core/memory/cache.ts';
import { openMemoryIndex } from '../../../core/memory/kept-index.ts';
import { openYielder } from '../../../core/runtime/turns.ts';
import { foundChanged } from '../../releases/service.ts';
import { findPeople, listPeople, type Readable } from './queries.ts';
import { emptyFoundTable, type FoundTable, putPerson, removePerson } from './table.ts';

const portion = 2_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export const foundTableOf = (app: App): Promise<FoundTable> => indexOf(app).read();

const indexOf = perOwner(({ db, events }: App) => {
  const index = openMemoryIndex({
    load: () => loadPeople(db),
    reload: { people: (userIds, into: () => FoundTable) => reloadPeople(db, userIds, into) },
    isSmall: ({ rows }) => rows.size <= portion,
  });
  events.subscribe(foundChanged, (userId) => (userId === null ? index.forgetAll() : index.forget('people', userId)));
  events.onReconnect(index.forgetAll);
  return index;
});

export async function loadPeople(db: Readable): Promise<FoundTable> {
  const table = emptyFoundTable();
  const turn = openYielder();
  for (let after: string | null = beforeAll; after !== null; ) {
    const people = await listPeople(db, after, portion);
    for (const person of people) {
      putPerson(table, person);
      await turn();
    }
    after = people.length === portion ? (people.at(-1)?.userId ?? null) : null;
  }
  return table;
}

async function reloadPeople(db: Readable, userIds: readonly string[], into: () => FoundTable): Promise<void> {
  const people = await findPeople(db, userIds);
  const table = into();
  const there = new Set(people.map(({ userId }) => userId));
  for (const userId of userIds) if (!there.has(userId)) removePerson(table, userId);
  for (const person of people) putPerson(table, person);
}
