import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { membershipsEnded } from '../../features/members/service.ts';
import { testApp } from '../../testing/app.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../testing/people.ts';
import { cookieFor } from '../../testing/uploads.ts';

const app = testApp({ server: true });

type Message = { id: number; error?: { json: { data: { rule: string } } }; result?: { type: string } };

const cookieOf = async (person: Person): Promise<string> => (await cookieFor(app(), person)) ?? '';

async function openSocket(cookie: string) {
  const address = `${app().baseUrl.replace('http', 'ws')}/trpc`;
  const socket = new WebSocket(address, { origin: app().baseUrl, headers: { cookie } });
  await once(socket, 'open');
  let id = 0;
  const answerTo = (method: string, path: string, input: object = {}): Promise<string> => {
    const own = ++id;
    const answer = new Promise<string>((resolve) => {
      const hear = (data: WebSocket.RawData) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.id !== own) return;
        socket.off('message', hear);
        resolve(message.error?.json.data.rule ?? message.result?.type ?? '');
      };
      socket.on('message', hear);
    });
    socket.send(JSON.stringify({ id: own, jsonrpc: '2.0', method, params: { path, input: { json: input } } }));
    return answer;
  };
  const closeCode = new Promise<number>((resolve) => socket.once('close', resolve));
  return { answerTo, closeCode, close: () => socket.close() };
}

test('a socket accepts only subscriptions', async () => {
  const { owner, viewer } = await makeCrew(app());
  const socket = await openSocket(await cookieOf(owner));
  expect(await socket.answerTo('query', 'members.page')).toBe('INVALID_INPUT');
  expect(await socket.answerTo('query', 'auth.me')).toBe('INVALID_INPUT');
  const change = { userId: viewer.userId, role: 'admin' };
  expect(await socket.answerTo('mutation', 'members.changeRole', change)).toBe('INVALID_INPUT');
  expect((await owner.caller.members.page({})).counts).toEqual({ owner: 1, admin: 1, editor: 1, viewer: 1 });
  expect(await socket.answerTo('subscription', 'members.changes')).toBe('started');
  socket.close();
});

test('closes a socket that receives more than any query needs', async () => {
  const socket = await openSocket('');
  const answer = socket.answerTo('subscription', 'members.changes', { padding: 'x'.repeat(70_000) });
  expect(await Promise.race([answer, socket.closeCode])).toBe(1009);
});

test('a changed role makes only this person reconnect', async () => {
  const { owner, admin, viewer } = await makeCrew(app());
  const [demoted, other] = [await openSocket(await cookieOf(admin)), await openSocket(await cookieOf(viewer))];
  for (const socket of [demoted, other])
    expect(await socket.answerTo('subscription', 'members.changes')).toBe('started');
  await owner.caller.members.changeRole({ userId: admin.userId, role: 'viewer' });
  expect(await demoted.closeCode).toBe(1012);
  await owner.caller.members.remove({ userId: viewer.userId });
  expect(await other.closeCode).toBe(4403);
});

test('a transferred ownership makes both people reconnect', async () => {
  const { owner, editor } = await makeCrew(app());
  const sockets = [await openSocket(await cookieOf(owner)), await openSocket(await cookieOf(editor))];
  for (const socket of sockets) expect(await socket.answerTo('subscription', 'members.changes')).toBe('started');
  await owner.caller.members.transferOwnership({ userId: editor.userId });
  expect(await Promise.all(sockets.map(({ closeCode }) => closeCode))).toEqual([1012, 1012]);
});

test('the founder of an organisation receives its events through an existing socket', async () => {
  const person = await makePerson(app(), { userType: 'company' });
  const socket = await openSocket(await cookieOf(person));
  expect(await socket.answerTo('subscription', 'members.changes')).toBe('FORBIDDEN');
  await (await callerFor(app(), person)).organisations.create({ name: 'Haus am See' });
  expect(await socket.answerTo('subscription', 'members.changes')).toBe('started');
  socket.close();
});

test('does not miss a removal while a socket is opened', async () => {
  const { owner, viewer } = await makeCrew(app());
  const { pool } = app().db;
  const query = pool.query.bind(pool) as (...values: unknown[]) => Promise<unknown>;
  const cookie = await cookieOf(viewer);
  let isRemoved = false;
  // Delays the session lookup until the event of the removal has arrived, before the socket has an owner.
  const looks = vi.spyOn(pool, 'query').mockImplementation((async (...values: unknown[]) => {
    const isLook = (values[0] as { name?: string }).name === 'session-with-user';
    if (!isLook || isRemoved) return query(...values);
    isRemoved = true;
    const found = await query(...values);
    const heard = new Promise((resolve) => {
      const end = app().events.subscribe(membershipsEnded, () => resolve(end()));
    });
    await owner.caller.members.remove({ userId: viewer.userId });
    await heard;
    return found;
  }) as never);
  const socket = await openSocket(cookie);
  expect(await socket.answerTo('subscription', 'members.changes')).toBe('FORBIDDEN');
  expect(isRemoved).toBe(true);
  looks.mockRestore();
  socket.close();
});
