import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addMs, minutes } from '../../core/runtime/clock.ts';
import { membersChanged } from '../../features/members/service.ts';
import { testApp } from '../../testing/app.ts';
import { makeCrew, makeMember } from '../../testing/organisations.ts';
import { callerFor, makeOrganisation, makePerson, type Person } from '../../testing/people.ts';
import { callOf, openSocketAs, openTestSocket } from '../../testing/sockets.ts';
import { maxOpenCalls } from './socket-limits.ts';
import { openSockets } from './sockets.ts';

const app = testApp({ mail: false });
const server = createServer();
let sockets: ReturnType<typeof openSockets>;
let url = '';

beforeAll(async () => {
  sockets = openSockets(app(), server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/trpc`;
});
afterAll(() => {
  sockets.close();
  server.close();
});

const open = (person: Person) => openSocketAs(app(), person, { url });

async function roundAfter(spanMs: number): Promise<void> {
  app().clock.advance(spanMs);
  await sockets.checkNow();
}

test('an expired session closes its socket at the next check', async () => {
  const person = await makePerson(app());
  const socket = await open(person);
  const expiresAt = addMs(app().clock.now(), minutes(4));
  await app().db.prisma.session.updateMany({ where: { userId: person.userId }, data: { expiresAt } });
  await roundAfter(minutes(6));
  expect(await socket.closeCode).toBe(4401);
});

test('an account locked without an event loses its socket at the next check', async () => {
  const person = await makePerson(app());
  const socket = await open(person);
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { lockedAt: app().clock.now() } });
  await roundAfter(minutes(6));
  expect(await socket.closeCode).toBe(4401);
});

test('a membership that ended without an event makes the page reconnect', async () => {
  const member = await makeMember(app(), { orgId: await makeOrganisation(app()), role: 'viewer' });
  const socket = await open(member);
  await app().db.prisma.organisationMember.deleteMany({ where: { userId: member.userId } });
  await roundAfter(minutes(6));
  expect(await socket.closeCode).toBe(1012);
});

test('a valid socket stays open, is checked once in five minutes, and does not extend its session', async () => {
  const person = await makePerson(app());
  const socket = await open(person);
  const before = await app().db.prisma.session.findFirstOrThrow({ where: { userId: person.userId } });
  const spy = vi.spyOn(app().db.pool, 'query');
  for (let round = 0; round < 6; round++) await roundAfter(minutes(1));
  expect(spy.mock.calls.filter(([query]) => (query as { name?: string }).name === 'session-with-user').length).toBe(1);
  expect(await app().db.prisma.session.findFirstOrThrow({ where: { userId: person.userId } })).toEqual(before);
  socket.send(callOf(1, 'auth.sessionEnded'));
  expect(await socket.answersTo(1)).toEqual(['started']);
  socket.socket.close();
});

test('a visitor learns that there is no session, and the socket closes after a minute', async () => {
  const socket = await openTestSocket(app(), { url });
  socket.send(callOf(1, 'auth.sessionEnded'));
  expect(await socket.answersTo(1)).toEqual(['NOT_SIGNED_IN']);
  await roundAfter(minutes(1));
  expect(await socket.closeCode).toBe(4401);
});

test('deleting an organisation also closes sockets opened before it was founded', async () => {
  const person = await makePerson(app(), { userType: 'company' });
  const socket = await open(person);
  await (await callerFor(app(), person)).organisations.create({ name: 'Haus am Fluss' });
  socket.send(callOf(1, 'members.changes'));
  expect(await socket.answersTo(1)).toEqual(['started']);
  await (await callerFor(app(), person)).organisations.delete({ confirmation: 'Haus am Fluss' });
  expect(await socket.closeCode).toBe(4403);
});

test('disconnects a client that does not read', async () => {
  const { viewer, orgId } = await makeCrew(app());
  const socket = await open(viewer);
  for (let id = 1; id <= maxOpenCalls; id++) {
    socket.send(callOf(id, 'members.changes'));
    expect(await socket.answersTo(id)).toEqual(['started']);
  }
  socket.socket.pause();
  const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  expect(await connections()).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      for (let events = 0; events < 100; events++) {
        await app().events.publish(app().db.prisma, membersChanged(orgId), null);
        await nextTurn();
      }
      return connections();
    })
    .toBe(0);
  socket.socket.terminate();
});
