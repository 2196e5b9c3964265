import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey } from '#shared/found/blocks.ts';
import { companyNameKey } from '#shared/organisations/name-key.ts';
import { inTransaction } from '../../core/db.ts';
import { testApp } from '../../testing/app.ts';
import {
  actingAs,
  askAs,
  type Company,
  deleteCompany,
  foundAs,
  foundCompany,
  makeFounder,
} from '../../testing/companies.ts';
import { makeFound } from '../../testing/found.ts';
import { rename } from '../../testing/found-finders.ts';
import { contextFor, type Person } from '../../testing/people.ts';
import { release } from '../../testing/releases.ts';
import type { Applicant } from '../../testing/results.ts';
import { addMember } from '../members/service.ts';

const app = testApp();
const accounts = 3;
const people = 2;
/** The first two look alike. */
const names = ['Nordwerk', 'N0rdwerk GmbH', 'Südlicht', 'Westwind'];

type Told = { refused: Set<number>; blocked: Map<number, Set<string>> };
/** What a company was known as, and what people told it; it outlives the company. */
type Record = { owners: Set<number>; names: Set<string>; refused: Set<number> };
type Alive = { company: Company; owner: number; members: Set<number>; record: Record };
type World = {
  tag: string;
  founders: Person[];
  applicants: Applicant[];
  alive: Alive[];
  records: Record[];
  blocked: Told['blocked'];
};
type Step = (world: World) => Promise<void>;

const shares = <Key>(one: ReadonlySet<Key>, other: ReadonlySet<Key>) => !one.isDisjointFrom(other);

/** Records linked by owners over any number of steps. */
function byOwners(world: World, start: readonly Record[]): Set<Record> {
  const linked = new Set(start);
  for (let size = -1; size !== linked.size; ) {
    size = linked.size;
    for (const record of world.records)
      if ([...linked].some(({ owners }) => shares(owners, record.owners))) linked.add(record);
  }
  return linked;
}

function kinOf(world: World, record: Record): Record[] {
  const own = byOwners(world, [record]);
  const keys = (some: Record) => new Set([...some.names].map(companyNameKey));
  const alike = world.records.filter((other) => [...own].some((one) => shares(keys(one), keys(other))));
  return [...byOwners(world, [...own, ...alike])];
}

const isHidden = (world: World, { record }: Alive, person: number): boolean =>
  kinOf(world, record).some(
    (kin) =>
      kin.refused.has(person) ||
      [...kin.names].some((name) =>
        [...(world.blocked.get(person) ?? [])].some((key) => ` ${nameKey(name)} `.includes(` ${key} `)),
      ),
  );

const nameIn = ({ tag }: World, name: number) => `${names[name]} ${tag}`;
const chosen = ({ alive }: World, company: number): Alive | undefined => alive[company % Math.max(1, alive.length)];
const isFree = (world: World, account: number) => world.alive.every(({ members }) => !members.has(account));

const steps = {
  found:
    (account: number, name: number): Step =>
    async (world) => {
      const founder = world.founders[account];
      if (founder === undefined || !isFree(world, account)) return;
      const company = await foundCompany(app(), founder, nameIn(world, name));
      const record = { owners: new Set([account]), names: new Set([nameIn(world, name)]), refused: new Set<number>() };
      world.records.push(record);
      world.alive.push({ company, owner: account, members: new Set([account]), record });
    },
  rename:
    (which: number, name: number): Step =>
    async (world) => {
      const one = chosen(world, which);
      if (one === undefined) return;
      await rename(one.company, nameIn(world, name));
      one.record.names.add(nameIn(world, name));
    },
  join:
    (which: number, account: number): Step =>
    async (world) => {
      const [one, person] = [chosen(world, which), world.founders[account]];
      if (one === undefined || person === undefined || !isFree(world, account)) return;
      const ctx = await contextFor(app(), one.company.founder);
      const { orgId } = one.company;
      await inTransaction(app().db, (tx) => addMember(ctx, tx, { orgId, userId: person.userId, role: 'owner' }));
      one.members.add(account);
      one.record.owners.add(account);
    },
  handOver:
    (which: number): Step =>
    async (world) => {
      const one = chosen(world, which);
      const next = [...(one?.members ?? [])].find((account) => account !== one?.owner);
      const founder = next === undefined ? undefined : world.founders[next];
      if (one === undefined || next === undefined || founder === undefined) return;
      await (await actingAs(app(), one.company.founder)).members.leave();
      one.members.delete(one.owner);
      one.owner = next;
      one.company = { ...one.company, founder, owner: { caller: await actingAs(app(), founder) } };
    },
  remove:
    (which: number): Step =>
    async (world) => {
      const one = chosen(world, which);
      if (one === undefined) return;
      await deleteCompany(app(), one.company);
      world.alive = world.alive.filter((other) => other !== one);
    },
  refuse:
    (which: number, person: number): Step =>
    async (world) => {
      const [one, applicant] = [chosen(world, which), world.applicants[person]];
      if (one === undefined || applicant === undefined) return;
      const personId = await foundAs(app(), one.company, applicant);
      if (personId === null) return;
      if ((await askAs(one.company, personId)) !== 'accepted') throw new Error('found and not asked');
      const { requests } = await applicant.caller.found.received({});
      const request = requests.find(({ jobId, isDeclined }) => jobId === one.company.jobId && !isDeclined);
      await applicant.caller.found.decline({ requestId: request?.requestId ?? '' });
      one.record.refused.add(person);
    },
  withdraw:
    (which: number, person: number): Step =>
    async (world) => {
      const [one, applicant] = [chosen(world, which), world.applicants[person]];
      if (one === undefined || applicant === undefined) return;
      await applicant.caller.releases.withdraw({ releaseId: await release(applicant, one.company.jobId) });
      one.record.refused.add(person);
    },
  block:
    (person: number, name: number): Step =>
    async (world) => {
      const label = nameIn(world, name);
      await world.applicants[person]?.caller.found.addBlock({ kind: 'name', label });
      world.blocked.set(person, new Set([...(world.blocked.get(person) ?? []), nameKey(label)]));
    },
};

const account = fc.nat({ max: accounts - 1 });
const person = fc.nat({ max: people - 1 });
const name = fc.nat({ max: names.length - 1 });
const which = fc.nat({ max: 2 });
const found = fc.tuple(account, name).map(([one, other]) => steps.found(one, other));
const refuse = fc.tuple(which, person).map(([one, other]) => steps.refuse(one, other));
const anyStep = fc.oneof(
  { weight: 4, arbitrary: found },
  { weight: 3, arbitrary: refuse },
  { weight: 3, arbitrary: which.map(steps.remove) },
  { weight: 2, arbitrary: fc.tuple(which, account).map(([one, other]) => steps.join(one, other)) },
  { weight: 2, arbitrary: which.map(steps.handOver) },
  { weight: 2, arbitrary: fc.tuple(which, name).map(([one, other]) => steps.rename(one, other)) },
  { weight: 1, arbitrary: fc.tuple(which, person).map(([one, other]) => steps.withdraw(one, other)) },
  { weight: 1, arbitrary: fc.tuple(person, name).map(([one, other]) => steps.block(one, other)) },
);

async function live(taken: readonly Step[]): Promise<void> {
  const make = <Item>(count: number, one: () => Promise<Item>) => Promise.all(Array.from({ length: count }, one));
  const world: World = {
    tag: randomUUID().slice(0, 8),
    founders: await make(accounts, () => makeFounder(app())),
    applicants: await make(people, () => makeFound(app())),
    ...{ alive: [], records: [], blocked: new Map() },
  };
  for (const step of taken) {
    await step(world);
    app().clock.advance(1);
  }
  for (const one of world.alive)
    for (const [index, applicant] of world.applicants.entries())
      expect((await foundAs(app(), one.company, applicant)) === null).toBe(isHidden(world, one, index));
  for (const { caller } of world.applicants) await caller.found.switchOff();
}

test('whatever becomes of companies, they find exactly those who neither refused, left nor blocked what they are known as', async () => {
  const lives = fc.tuple(found, refuse, fc.array(anyStep, { minLength: 4, maxLength: 14 }));
  await fc.assert(
    fc.asyncProperty(lives, ([first, second, others]) => live([first, second, ...others])),
    { numRuns: 6 },
  );
});
