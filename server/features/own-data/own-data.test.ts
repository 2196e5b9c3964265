import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { ownDataLimits } from '#shared/own-data/state.ts';
import { inTransaction } from '../../core/database/db.ts';
import { addMs, days, hours } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { openZip } from '../../testing/own-data.ts';
import { callerFor, makePerson, makePersonAs, type Person } from '../../testing/people.ts';
import { makeApplicant, testedTraits } from '../../testing/results.ts';
import { download } from '../../testing/uploads.ts';
import { cleanUpFiles } from '../assets/cleanup.ts';
import { pathOf } from './archive.ts';
import { removeExpiredArchives } from './jobs.ts';
import { deleteOwnDataFilesOf } from './service.ts';

const app = testApp({ server: true });

const caller = (person: Person) => callerFor(app(), person);
const stateOf = async (person: Person) => (await caller(person)).ownData.state();

async function makeExport(person: Person): Promise<string> {
  app().clock.advance(1);
  await (await caller(person)).ownData.start();
  await vi.waitFor(async () => expect((await stateOf(person)).runningJobId).toBeNull(), { timeout: 20_000 });
  const [ready] = (await stateOf(person)).ready;
  if (ready === undefined) throw new Error('no archive');
  return ready.exportId;
}

const archiveOf = async (person: Person, exportId: string) =>
  openZip(new Uint8Array(await (await download(app(), `/own-data/${exportId}`, person)).arrayBuffer()));

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app().storage.list('own-data/')) keys.push(key);
  return keys;
}
const keyOf = async (exportId: string) =>
  (await app().db.prisma.ownDataExport.findUniqueOrThrow({ where: { id: exportId } })).fileKey;

test('the person gets an archive, a mail with the link, and an entry in the audit log', async () => {
  const person = await makeApplicant(app(), { ...testedTraits, email: 'zoe@zander.example' });
  const exportId = await makeExport(person);
  const answer = await download(app(), `/own-data/${exportId}`, person);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=passgenau-meine-daten-[\d-]+\.zip$/);
  const archive = openZip(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(archive).filter((name) => !/^\d\d-/.test(name))).toEqual(['lebenslauf.json', 'index.html']);
  expect(JSON.parse(archive['lebenslauf.json'] ?? '')).toMatchObject({
    basics: { name: 'Zoe Zander', email: person.email },
  });
  expect(JSON.parse(archive['02-tests.json'] ?? '').softskill_test_results).toMatchObject([
    { scoring_version: expect.any(Number) },
  ]);
  const mail = await app().mailbox.mailTo(person.email);
  expect(mail.text).toContain(`${app().env.APP_URL}/account?tab=data`);
  const trail = await auditTrail(app(), { actorId: person.userId });
  expect(trail.map(({ action }) => action)).toEqual(['own_data_requested', 'own_data_downloaded']);
});

test('another person, a guest and staff get the usual 404', async () => {
  const exportId = await makeExport(await makePerson(app()));
  for (const other of [await makePerson(app()), null, await makePersonAs(app(), 'platformAdmin')])
    expect((await download(app(), `/own-data/${exportId}`, other)).status).toBe(404);
  expect((await download(app(), '/own-data/unknown', await makePerson(app()))).status).toBe(404);
});

test('a company account and a member of a locked organisation get their archive', async () => {
  for (const role of ['unattached', 'locked', 'support'] as const) {
    const person = (await makePersonAs(app(), role)) as Person;
    const archive = await archiveOf(person, await makeExport(person));
    expect(JSON.parse(archive['01-konto.json'] ?? '').users).toMatchObject([{ email: person.email }]);
    expect(archive['lebenslauf.json']).toBeUndefined();
  }
});

test('simultaneous starts make one archive; a fourth within a day is refused', async () => {
  const person = await makePerson(app());
  const callers = await Promise.all(Array.from({ length: 4 }, () => caller(person)));
  const states = await Promise.all(callers.map((one) => one.ownData.start()));
  expect(new Set(states.map(({ runningJobId }) => runningJobId)).size).toBe(1);
  await vi.waitFor(async () => expect((await stateOf(person)).ready).toHaveLength(1), { timeout: 20_000 });
  await makeExport(person);
  await makeExport(person);
  const outcomes = await Promise.all(callers.map((one) => outcomeOf(one.ownData.start())));
  expect(new Set(outcomes)).toEqual(new Set(['TOO_MANY_EXPORTS']));
  expect(await stateOf(person)).toMatchObject({ startsLeft: 0, nextStartAt: expect.any(Date) });
  app().clock.advance(days(1) + 1);
  expect(await stateOf(person)).toMatchObject({ startsLeft: ownDataLimits.startsPerDay, nextStartAt: null });
});

test('after seven days the link is dead, and the archive leaves the table and the storage', async () => {
  const person = await makePerson(app());
  const exportId = await makeExport(person);
  const key = await keyOf(exportId);
  app().clock.advance(days(7) - hours(1));
  await removeExpiredArchives(app());
  expect((await download(app(), `/own-data/${exportId}`, person)).status).toBe(200);
  app().clock.advance(hours(1));
  expect((await download(app(), `/own-data/${exportId}`, person)).status).toBe(404);
  expect((await stateOf(person)).ready).toEqual([]);
  await removeExpiredArchives(app());
  expect(await storedKeys()).not.toContain(key);
  expect(await app().db.prisma.ownDataExport.count({ where: { id: exportId } })).toBe(0);
});

test('the nightly cleanup of files keeps archives with a row and removes others', async () => {
  const key = await keyOf(await makeExport(await makePerson(app())));
  await app().storage.put('own-data/left-over.zip', Readable.from(['x']), { type: 'application/zip' });
  app().clock.set(addMs(new Date(), days(2)));
  await cleanUpFiles(app());
  expect(await storedKeys()).toContain(key);
  expect(await storedKeys()).not.toContain('own-data/left-over.zip');
  app().clock.set(new Date());
});

test('a cancelled export leaves no archive, even when it was complete, and counts as a start', async () => {
  const person = await makePerson(app());
  const gate = Promise.withResolvers<void>();
  const before = await storedKeys();
  const { put } = app().storage;
  const spy = vi.spyOn(app().storage, 'put').mockImplementation(async (...of) => {
    await put(...of);
    await gate.promise;
  });
  const { runningJobId } = await (await caller(person)).ownData.start();
  await vi.waitFor(async () => expect(await storedKeys()).toHaveLength(before.length + 1));
  await (await caller(person)).backgroundJobs.cancel({ jobId: runningJobId ?? '' });
  gate.resolve();
  await vi.waitFor(async () => expect((await stateOf(person)).lastProblem).toBe('cancelled'));
  spy.mockRestore();
  expect(await storedKeys()).toEqual(before);
  expect(await stateOf(person)).toMatchObject({ ready: [], runningJobId: null, startsLeft: 2 });
});

test('an attempt that dies half-way leaves nothing, and the next one makes the archive', async () => {
  const person = await makePerson(app());
  const before = await storedKeys();
  const { put } = app().storage;
  async function* cutOff(source: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      yield chunk as Buffer;
      throw new Error('the disk is gone');
    }
  }
  const spy = vi
    .spyOn(app().storage, 'put')
    .mockImplementationOnce((key, source, options) =>
      put(key, Readable.from(cutOff(source), { objectMode: false }), options),
    );
  const exportId = await makeExport(person);
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockRestore();
  expect(await storedKeys()).toHaveLength(before.length + 1);
  expect(Object.keys(await archiveOf(person, exportId))).toContain('index.html');
});

test('the archive of an account that goes meanwhile is removed', async () => {
  const person = await makePerson(app());
  const before = await storedKeys();
  const { put } = app().storage;
  const spy = vi.spyOn(app().storage, 'put').mockImplementationOnce(async (...of) => {
    await put(...of);
    await app().db.prisma.user.delete({ where: { id: person.userId } });
  });
  await (await caller(person)).ownData.start();
  await vi.waitFor(() => expect(spy).toHaveBeenCalled());
  await vi.waitFor(async () => expect(await storedKeys()).toEqual(before));
  spy.mockRestore();
});

test('deleting the account removes its archives at once', async () => {
  const person = await makePerson(app());
  const key = await keyOf(await makeExport(person));
  await inTransaction(app().db, (tx) => deleteOwnDataFilesOf(app(), tx, person.userId));
  expect(await storedKeys()).not.toContain(key);
  expect(await stateOf(person)).toMatchObject({ ready: [], runningJobId: null });
});

test('own files are in the archive unless the person has left the organisation', async () => {
  const { editor, owner, orgId } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  for (const filename of ['../../etc/passwd', '<script>.html', 'Übergabe Plan.txt'])
    await storeFile(editor, { orgId, courseId, filename });
  const archive = await archiveOf(editor, await makeExport(editor));
  const names = Object.keys(archive).filter((name) => name.startsWith('dateien/'));
  expect(names).toEqual(['dateien/0001-etc-passwd.txt', 'dateien/0002-script.txt', 'dateien/0003-uebergabe-plan.txt']);
  expect(archive[names[0] ?? '']).toBe('Inhalt von ../../etc/passwd');
  await owner.caller.members.remove({ userId: editor.userId });
  const later = await archiveOf(editor, await makeExport(editor));
  expect(Object.keys(later).filter((name) => name.startsWith('dateien/'))).toEqual([]);
  expect(JSON.parse(later['12-beitraege-und-dateien.json'] ?? '').stored_files).toHaveLength(3);
});

async function storeFile(
  { userId }: Person,
  { orgId, courseId, filename }: { orgId: string; courseId: string; filename: string },
): Promise<void> {
  const key = `course-content/${crypto.randomUUID()}.txt`;
  const content = Buffer.from(`Inhalt von ${filename}`);
  await app().storage.put(key, Readable.from([content]), { type: 'text/plain' });
  const createdAt = app().clock.now();
  const data = {
    key,
    orgId,
    courseId,
    filename,
    size: content.length,
    type: 'text/plain',
    createdBy: userId,
    createdAt,
  };
  await app().db.prisma.storedFile.create({ data });
  app().clock.advance(1);
}

test('a name of a file becomes letters, digits and hyphens of limited length', () => {
  const named = (filename: string) => pathOf({ filename, type: 'text/plain' }, 0);
  expect(named('..\\..\\CON')).toBe('dateien/0001-con.txt');
  expect(named('\u0000\u202E')).toBe('dateien/0001.txt');
  expect(named('a'.repeat(10_000)).length).toBeLessThan(90);
  expect(pathOf({ filename: 'x.exe', type: 'constructor' }, 9)).toBe('dateien/0010-x.bin');
});

test('an interrupted download gets the whole archive again', async () => {
  const person = await makePerson(app());
  const exportId = await makeExport(person);
  const first = await download(app(), `/own-data/${exportId}`, person);
  await first.body?.cancel();
  const opened = await app().storage.open(await keyOf(exportId));
  const stored = await buffer(opened?.stream ?? Readable.from([]));
  expect(Buffer.from(await (await download(app(), `/own-data/${exportId}`, person)).arrayBuffer())).toEqual(stored);
});
