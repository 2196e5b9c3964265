import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyNameKey } from '#shared/organisations/name-key.ts';
import { nameKey } from '#shared/talent-pool/blocked-companies.ts';
import { testApp } from '../../testing/app.ts';
import {
  addOwner,
  type Company,
  declineAs,
  deleteCompany,
  findVisiblePersonId,
  handOver,
  makeCompanyWithJob,
  makeFounder,
  putImprint,
  renameCompany,
  withdrawFrom,
} from '../../testing/companies.ts';
import type { Person } from '../../testing/people.ts';
import type { Applicant } from '../../testing/results.ts';
import { makePoolApplicant } from '../../testing/talent-pool.ts';

const app = testApp();
const accounts = 3;
const people = 2;
const names = ['Nordwerk', 'N0rdwerk GmbH', 'Südlicht', 'Westwind'];

type Record = {
  owners: Set<number>;
  names: Set<string>;
  legalNames: Set<string>;
  imprint: Map<string, number>;
  goneAt: number;
  refused: Set<number>;
};
type Alive = { company: Company; owner: number; members: Set<number>; record: Record };
type World = {
  now: number;
  tag: string;
  founders: Person[];
  applicants: Applicant[];
  alive: Alive[];
  records: Record[];
  blocked: Map<number, Set<string>>;
};
type Step = (world: World) => Promise<void>;

const shares = <Key>(one: ReadonlySet<Key>, other: ReadonlySet<Key>) => !one.isDisjointFrom(other);

function byOwners(world: World, start: readonly Record[]): Set<Record> {
  const linked = new Set(start);
  for (let size = -1; size !== linked.size; ) {
    size = linked.size;
    for (const record of world.records)
      if ([...linked].some(({ owners }) => shares(owners, record.owners))) linked.add(record);
  }
  return linked;
}

const keysOf = ({ names }: Record) => new Set([...names].map(companyNameKey));
const isBoundByImprint = (one: Record, older: Record): boolean =>
  [...one.imprint].some(([key, since]) => {
    const before = key.startsWith('seat') ? older.goneAt : 0;
    return Math.max(before, older.imprint.get(key) ?? Infinity) <= since;
  });

function kinOf(world: World, record: Record): Record[] {
  const own = byOwners(world, [record]);
  const alike = world.records.filter((other) =>
    [...own].some((one) => shares(keysOf(one), keysOf(other)) || isBoundByImprint(one, other)),
  );
  return [...byOwners(world, [...own, ...alike])];
}

const isHidden = (world: World, { record }: Alive, person: number): boolean =>
  kinOf(world, record).some(
    (kin) =>
      kin.refused.has(person) ||
      [...kin.names, ...kin.legalNames].some((name) =>
        [...(world.blocked.get(person) ?? [])].some((key) => ` ${nameKey(name)} `.includes(` ${key} `)),
      ),
  );

const nameIn = ({ tag }: World, name: number) => `${names[name]} ${tag}`;
const chosen = ({ alive }: World, company: number): Alive | undefined => alive[company % Math.max(1, alive.length)];
const isFree = (world: World, account: number) => world.alive.every(({ members }) => !members.has(account));
function claim({ now }: World, { imprint }: Record, keys: readonly string[]): void {
  for (const key of keys) if (!imprint.has(key)) imprint.set(key, now);
}
const legalKey = (name: string) => `legal ${companyNameKey(name)}`;

const steps = {
  found:
    (account: number, name: number): Step =>
    async (world) => {
      const founder = world.founders[account];
      if (founder === undefined || !isFree(world, account)) return;
      const company = await makeCompanyWithJob(app(), founder, nameIn(world, name));
      const own = nameIn(world, name);
      const known = { owners: new Set([account]), names: new Set([own]), legalNames: new Set<string>() };
      const imprint = new Map([[legalKey(own), world.now]]);
      const record = { ...known, imprint, goneAt: Infinity, refused: new Set<number>() };
      world.records.push(record);
      world.alive.push({ company, owner: account, members: new Set([account]), record });
    },
  rename:
    (which: number, name: number): Step =>
    async (world) => {
      const one = chosen(world, which);
      if (one === undefined) return;
      await renameCompany(app(), one.company, nameIn(world, name));
      one.record.names.add(nameIn(world, name));
      claim(world, one.record, [legalKey(nameIn(world, name))]);
    },
  imprint:
    (which: number, [legal, register, seat]: readonly [number, number, number]): Step =>
    async (world) => {
      const one = chosen(world, which);
      if (one === undefined) return;
      const legalName = nameIn(world, legal);
      const parts = { register: `Amtsgericht ${world.tag}, HRB ${register}`, street: `Weg ${seat} ${world.tag}` };
      await putImprint(app(), one.company, { legalName, ...parts });
      one.record.legalNames.add(legalName);
      claim(world, one.record, [legalKey(legalName), `register ${register}`, `seat ${seat}`]);
    },
  join:
    (which: number, account: number): Step =>
    async (world) => {
      const [one, person] = [chosen(world, which), world.founders[account]];
      if (one === undefined || person === undefined || !isFree(world, account)) return;
      await addOwner(app(), one.company, person);
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
      one.members.delete(one.owner);
      one.owner = next;
      one.company = await handOver(app(), one.company, founder);
    },
  remove:
    (which: number): Step =>
    async (world) => {
      const one = chosen(world, which);
      if (one === undefined) return;
      await deleteCompany(app(), one.company);
      one.record.goneAt = world.now;
      world.alive = world.alive.filter((other) => other !== one);
    },
  refuse:
    (which: number, person: number): Step =>
    async (world) => {
      const [one, applicant] = [chosen(world, which), world.applicants[person]];
      if (one === undefined || applicant === undefined) return;
      if (await declineAs(app(), one.company, applicant)) one.record.refused.add(person);
    },
  withdraw:
    (which: number, person: number): Step =>
    async (world) => {
      const [one, applicant] = [chosen(world, which), world.applicants[person]];
      if (one === undefined || applicant === undefined) return;
      await withdrawFrom(one.company, applicant);
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
const part = fc.integer({ min: 1, max: 3 });
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
  {
    weight: 2,
    arbitrary: fc.tuple(which, fc.tuple(name, part, part)).map(([one, parts]) => steps.imprint(one, parts)),
  },
  { weight: 1, arbitrary: fc.tuple(which, person).map(([one, other]) => steps.withdraw(one, other)) },
  { weight: 1, arbitrary: fc.tuple(person, name).map(([one, other]) => steps.block(one, other)) },
);

async function live(taken: readonly Step[]): Promise<void> {
  const make = <Item>(count: number, one: () => Promise<Item>) => Promise.all(Array.from({ length: count }, one));
  const world: World = {
    now: 0,
    tag: randomUUID()
      .slice(0, 8)
      .replace(/\d/g, (digit) => 'ghjkmnpqrs'.charAt(Number(digit))),
    founders: await make(accounts, () => makeFounder(app())),
    applicants: await make(people, () => makePoolApplicant(app())),
    ...{ alive: [], records: [], blocked: new Map() },
  };
  for (const step of taken) {
    await step(world);
    world.now += 1;
    app().clock.advance(1);
  }
  for (const one of world.alive)
    for (const [index, applicant] of world.applicants.entries())
      expect((await findVisiblePersonId(app(), one.company, applicant)) === null).toBe(isHidden(world, one, index));
  for (const { caller } of world.applicants) await caller.found.switchOff();
}

test('companies find exactly the people who refused or blocked none of their predecessors (random histories)', async () => {
  const lives = fc.tuple(found, refuse, fc.array(anyStep, { minLength: 4, maxLength: 14 }));
  await fc.assert(
    fc.asyncProperty(lives, ([first, second, others]) => live([first, second, ...others])),
    { numRuns: 6 },
  );
});
