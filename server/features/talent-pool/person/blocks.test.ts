import { expect, test } from 'vitest';
import { poolLimits } from '#shared/releases/limits.ts';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { makeApplicant } from '../../../testing/results.ts';
import { makePoolApplicant } from '../../../testing/talent-pool.ts';
import { isPersonVisible, makePoolCrew, rename } from '../../../testing/talent-pool-companies.ts';

const app = testApp();
const keysOf = async (userId: string) =>
  (await app().db.prisma.foundBlock.findMany({ where: { userId }, orderBy: { key: 'asc' } })).map(({ key }) => key);

test('a block is stored normalised once and shown as typed', async () => {
  const { caller, userId } = await makeApplicant(app());
  await caller.found.addBlock({ kind: 'name', label: 'Grün & Söhne GmbH' });
  await caller.found.addBlock({ kind: 'name', label: 'gruen soehne' });
  await caller.found.addBlock({ kind: 'domain', label: 'https://www.gruen.example/karriere' });
  expect(await keysOf(userId)).toEqual(['gruen soehne', 'gruen.example']);
  expect((await caller.found.state()).blocks).toContainEqual({
    ...{ kind: 'domain', key: 'gruen.example', label: 'https://www.gruen.example/karriere' },
  });
  await caller.found.removeBlock({ kind: 'name', key: 'gruen soehne' });
  expect(await keysOf(userId)).toEqual(['gruen.example']);
  expect(await outcomeOf(caller.found.removeBlock({ kind: 'name', key: 'gruen soehne' }))).toBe('NOT_FOUND');
});

test('the newest block is the first', async () => {
  const { caller } = await makeApplicant(app());
  for (const label of ['Lindenhof', 'Altbau', 'Musterhaus']) {
    app().clock.advance(1000);
    await caller.found.addBlock({ kind: 'name', label });
  }
  const { blocks } = await caller.found.state();
  expect(blocks.map(({ label }) => label)).toEqual(['Musterhaus', 'Altbau', 'Lindenhof']);
});

test.each([
  ['name', '?!'],
  ['domain', 'keine Domain'],
  ['domain', 'firma'],
] as const)('a %s without content (%s) is rejected', async (kind, label) => {
  const { caller, userId } = await makeApplicant(app());
  expect(await outcomeOf(caller.found.addBlock({ kind, label }))).toBe('BLOCK_INVALID');
  expect(await keysOf(userId)).toEqual([]);
});

test('a person cannot remove blocks of another person', async () => {
  const [one, other] = [await makeApplicant(app()), await makeApplicant(app())];
  await one.caller.found.addBlock({ kind: 'name', label: 'Lindenhof' });
  expect(await outcomeOf(other.caller.found.removeBlock({ kind: 'name', key: 'lindenhof' }))).toBe('NOT_FOUND');
  expect(await keysOf(one.userId)).toEqual(['lindenhof']);
});

test('rejects more than a hundred blocks, even simultaneous ones', async () => {
  const { caller, userId } = await makeApplicant(app());
  const createdAt = app().clock.now();
  const rows = Array.from({ length: poolLimits.blocks - 1 }, (_, index) => `haus ${index}`);
  await app().db.prisma.foundBlock.createMany({
    data: rows.map((key) => ({ userId, kind: 'name', key, label: key, createdAt })),
  });
  const outcomes = await Promise.all(
    ['Erstes', 'Zweites', 'Drittes'].map((label) => outcomeOf(caller.found.addBlock({ kind: 'name', label }))),
  );
  expect(outcomes.sort()).toEqual(['TOO_MANY_BLOCKS', 'TOO_MANY_BLOCKS', 'accepted']);
  expect(await keysOf(userId)).toHaveLength(poolLimits.blocks);
});

test('a block removes the requests of the company and of no other', async () => {
  const [blocked, other] = [await makePoolCrew(app(), 'Altes Haus'), await makePoolCrew(app(), 'Neues Werk')];
  const person = await makePoolApplicant(app());
  const { prisma } = app().db;
  for (const { crew, owner, jobId } of [blocked, other]) {
    await isPersonVisible(app(), { crew, owner, jobId }, person);
    const { id } = await prisma.foundPerson.findFirstOrThrow({ where: { orgId: crew.orgId, userId: person.userId } });
    const text = 'Guten Tag, wir suchen jemanden wie Sie und würden uns gern vorstellen.';
    await owner.caller.foundPeople.ask({ jobId, personId: id, text });
  }
  expect((await person.caller.found.received({})).requests).toHaveLength(2);
  await person.caller.found.addBlock({ kind: 'name', label: 'altes haus' });
  const { requests } = await person.caller.found.received({});
  expect(requests.map(({ company }) => company.name)).toEqual(['Neues Werk']);
  expect((await blocked.owner.caller.foundPeople.sent({})).requests).toEqual([]);
  expect((await other.owner.caller.foundPeople.sent({})).requests).toHaveLength(1);
});

test('a block applies to a company that had the name when it found the person', async () => {
  const finder = await makePoolCrew(app(), 'Altes Haus');
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  await rename(finder.crew, 'Neues Werk');
  const found = () => app().db.prisma.foundPerson.count({ where: { userId: person.userId } });
  expect(await found()).toBe(1);
  await person.caller.found.addBlock({ kind: 'name', label: 'altes haus' });
  expect(await found()).toBe(0);
});
