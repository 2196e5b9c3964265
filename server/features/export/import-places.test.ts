import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importPath } from '#shared/export/bundle.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { testApp } from '../../testing/app.ts';
import { sendBundle } from '../../testing/exports.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { contextFor, type Person } from '../../testing/people.ts';
import { cookieFor, openUpload } from '../../testing/uploads.ts';
import { cleanUpReceivedBundles, openImportPlaces } from './service.ts';

const app = testApp({ server: true });
const received = () => readdir(join(app().env.DATA_DIR, 'imports')).catch(() => []);

async function signedIn(person: Person): Promise<SignedInContext> {
  const { user, session, ...ctx } = await contextFor(app(), person);
  if (user === null || session === null) throw new Error('the person is signed in');
  return { ...ctx, user, session };
}

test("slow uploads do not delay other organisations, and a person's fourth upload is refused", async () => {
  const [{ editor }, other] = [await makeCrew(app()), await makeCrew(app())];
  const cookie = await cookieFor(app(), editor);
  const open = Array.from({ length: 3 }, () => openUpload(app(), importPath, { cookie }));
  for (const { sent, head } of open) sent.write(`${head}{`);
  await expect.poll(async () => (await received()).length).toBe(3);
  const tellOf = async (person: Person) => {
    const response = await sendBundle(app(), { content: 'kein JSON', person });
    return ((await response.json()) as { error: { rule: string } }).error.rule;
  };
  expect(await tellOf(other.editor)).toBe('BUNDLE_NOT_JSON');
  expect(await tellOf(editor)).toBe('TOO_MANY_ATTEMPTS');
  for (const { sent, tail } of open) sent.end(tail);
  const answers = await Promise.all(open.map(({ answer }) => answer));
  for (const { text } of answers) expect(['BUNDLE_NOT_JSON', 'IMPORT_RUNNING']).toContain(JSON.parse(text).error.rule);
  expect(await tellOf(editor)).toBe('BUNDLE_NOT_JSON');
});

test('an organisation and a person import one course at a time', async () => {
  const places = openImportPlaces();
  const crew = await makeCrew(app());
  const [editor, owner] = [await signedIn(crew.editor), await signedIn(crew.owner)];
  const leave = await places.enter(editor);
  await expect(places.enter(owner)).rejects.toMatchObject({ code: 'IMPORT_RUNNING' });
  await expect(places.enter(editor)).rejects.toMatchObject({ code: 'IMPORT_RUNNING' });
  leave();
  (await places.enter(owner))();
});

test('two organisations import at a time, some wait and the rest is refused', async () => {
  const places = openImportPlaces();
  const crew = await signedIn((await makeCrew(app())).editor);
  const anotherUser = (): SignedInContext => ({
    ...crew,
    user: { ...crew.user, userId: crypto.randomUUID(), organisation: null },
  });
  const leaves = [await places.enter(anotherUser()), await places.enter(anotherUser())];
  const waiting = Array.from({ length: 8 }, () => places.enter(anotherUser()));
  await expect(places.enter(anotherUser())).rejects.toMatchObject({ code: 'BUSY' });
  for (const leave of leaves) leave();
  for (const entered of waiting) (await entered)();
  (await places.enter(anotherUser()))();
});

test('once the file has arrived, the connection has no idle timeout', async () => {
  const { editor } = await makeCrew(app());
  const seen: IncomingMessage[] = [];
  const see = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url?.startsWith(importPath)) seen.push(request);
  };
  subscribe('http.server.request.start', see);
  const patience: unknown[] = [];
  const { sent, answer, head, tail } = openUpload(app(), importPath, { cookie: await cookieFor(app(), editor) });
  sent.write(head);
  await expect.poll(() => seen[0]?.socket.timeout).toBe(60_000);
  const [request] = seen;
  const setTimeoutOf = request?.setTimeout.bind(request);
  if (request !== undefined)
    request.setTimeout = (ms, ...more) => {
      patience.push([request.complete, ms]);
      return setTimeoutOf?.(ms, ...more) ?? request;
    };
  sent.end(`kein JSON${tail}`);
  expect((await answer).status).toBe(400);
  expect(patience).toEqual([[true, 0]]);
  unsubscribe('http.server.request.start', see);
});

test('an aborted upload leaves nothing', async () => {
  const { editor } = await makeCrew(app());
  const { sent, answer, head } = openUpload(app(), importPath, { cookie: await cookieFor(app(), editor) });
  answer.catch(() => undefined);
  sent.write(`${head}{"format":`);
  await expect.poll(async () => (await received()).length).toBe(1);
  sent.destroy();
  await expect.poll(received).toEqual([]);
});

test('removes only the folders of killed processes', async () => {
  const root = join(app().env.DATA_DIR, 'imports');
  for (const name of ['import-old', 'import-new']) {
    await mkdir(join(root, name), { recursive: true });
    await writeFile(join(root, name, 'bundle.json'), '{}');
  }
  const longAgo = new Date(Date.now() - 2 * 3600 * 1000);
  await utimes(join(root, 'import-old'), longAgo, longAgo);
  await cleanUpReceivedBundles(app());
  expect(await received()).toEqual(['import-new']);
});
