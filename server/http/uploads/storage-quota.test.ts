import { beforeEach, expect, test, vi } from 'vitest';
import { megabytes } from '#shared/assets/kinds.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Crew, type Member, makeCrew, makeMember } from '../../testing/organisations.ts';
import { callerFor, makeOrganisation, makePerson } from '../../testing/people.ts';
import { cookieFor, formWith, openUpload, postForm, samples } from '../../testing/uploads.ts';

const app = testApp({ server: true, settings: { ORGANISATION_STORAGE_MB: '2' } });

let crew: Crew;
let courseId: string;
beforeEach(async () => {
  crew = await makeCrew(app());
  courseId = (await makeCourse(crew.editor)).courseId;
});

const video = (bytes: number) => Buffer.concat([samples.mp4, Buffer.alloc(bytes - samples.mp4.length)]);
const upload = (person: Member, bytes: number) =>
  postForm(app(), `/files?course=${courseId}`, {
    person,
    body: formWith([{ content: video(bytes), filename: 'film.mp4', type: 'video/mp4' }]),
  });
const ruleOf = async (response: Response) => ((await response.json()) as { error?: { rule: string } }).error?.rule;
const storageNow = () => crew.editor.caller.assets.storage();

const occupy = (file: { orgId: string | null; size: number; createdBy?: string; count?: number }) =>
  app().db.pool.query(
    `insert into stored_files (key, org_id, filename, size, type, created_by)
     select gen_random_uuid(), $1, 'a.mp4', $2, 'video/mp4', $3 from generate_series(1, $4::int)`,
    [file.orgId, file.size, file.createdBy ?? null, file.count ?? 1],
  );

const countObjects = async () => {
  const keys: string[] = [];
  for await (const { key } of app().storage.list('')) keys.push(key);
  return keys.length;
};

test('shows the used storage, and rejects a file beyond the quota with a German message, storing nothing', async () => {
  const allowed = { allowedBytes: megabytes(2), allowedFiles: 20_000 };
  expect(await storageNow()).toEqual({ usedBytes: 0, files: 0, ...allowed });
  expect((await upload(crew.editor, 1_500_000)).status).toBe(201);
  expect(await storageNow()).toEqual({ usedBytes: 1_500_000, files: 1, ...allowed });
  const before = await countObjects();
  const refused = await upload(crew.editor, 1_000_000);
  expect([refused.status, await refused.json()]).toEqual([
    412,
    { error: { message: errorTexts.STORAGE_FULL, rule: 'STORAGE_FULL' } },
  ]);
  expect([await countObjects(), await storageNow()]).toEqual([before, { usedBytes: 1_500_000, files: 1, ...allowed }]);
  expect((await upload(crew.editor, 400_000)).status).toBe(201);
});

test('rejects an upload whose Content-Length exceeds the quota, before reading the body', async () => {
  const cookie = await cookieFor(app(), crew.editor);
  const { sent, answer } = openUpload(app(), `/files?course=${courseId}`, { cookie, length: 3_000_000 });
  sent.flushHeaders();
  const { status, text } = await answer;
  expect([status, JSON.parse(text).error.rule]).toEqual([412, 'STORAGE_FULL']);
  sent.destroy();
});

test('refuses an upload without a length once it exceeds the remaining quota', async () => {
  await occupy({ orgId: crew.orgId, size: 1_800_000 });
  const before = await countObjects();
  const cookie = await cookieFor(app(), crew.editor);
  const { sent, answer, head, tail } = openUpload(app(), `/files?course=${courseId}`, { cookie });
  sent.write(head);
  sent.write(video(500_000));
  sent.end(tail);
  const { status, text } = await answer;
  expect([status, JSON.parse(text).error.rule]).toEqual([412, 'STORAGE_FULL']);
  expect(await countObjects()).toBe(before);
});

/** Waits until each upload is being stored, which follows its reservation. */
async function startUploads(count: number, bytes: number) {
  const storing = vi.spyOn(app().storage, 'put');
  const cookie = await cookieFor(app(), crew.editor);
  const open = Array.from({ length: count }, () =>
    openUpload(app(), `/files?course=${courseId}`, { cookie, length: bytes }),
  );
  for (const { sent, answer, head } of open) {
    answer.catch(() => undefined);
    sent.write(head);
    sent.write(video(bytes - 1_000));
  }
  await expect.poll(() => storing.mock.calls.length).toBe(count);
  storing.mockRestore();
  return { breakOff: () => open.map(({ sent }) => sent.destroy()) };
}

test('reserves quota for running uploads and frees it when they are aborted', async () => {
  const { breakOff } = await startUploads(1, 1_500_000);
  expect(await ruleOf(await upload(crew.owner, 900_000))).toBe('STORAGE_FULL');
  expect((await upload(crew.owner, 100_000)).status).toBe(201);
  breakOff();
  await expect.poll(async () => (await upload(crew.owner, 900_000)).status).toBe(201);
});

test('a person can upload at most four files at once', async () => {
  const { breakOff } = await startUploads(4, 500_000);
  expect(await ruleOf(await upload(crew.editor, 10_000))).toBe('TOO_MANY_ATTEMPTS');
  expect((await upload(crew.owner, 10_000)).status).toBe(201);
  breakOff();
  await expect.poll(async () => (await upload(crew.editor, 10_000)).status).toBe(201);
});

test('accepts only as many simultaneous uploads as fit into the quota', async () => {
  const people = await Promise.all([1, 2, 3].map(() => makeMember(app(), { orgId: crew.orgId, role: 'editor' })));
  const before = await countObjects();
  const answers = await Promise.all([...people, ...people].map((person) => upload(person, 600_000)));
  const accepted = answers.filter(({ status }) => status === 201).length;
  expect(accepted).toBeGreaterThan(0);
  const { usedBytes } = await storageNow();
  expect(usedBytes).toBe(accepted * 600_000);
  expect(usedBytes).toBeLessThanOrEqual(megabytes(2));
  expect(await countObjects()).toBe(before + accepted);
});

test('a file stored during an upload counts when the upload ends; a rejected upload leaves no object', async () => {
  const cookie = await cookieFor(app(), crew.editor);
  const before = await countObjects();
  const content = video(1_500_000);
  const storing = vi.spyOn(app().storage, 'put');
  const { sent, answer, head, tail } = openUpload(app(), `/files?course=${courseId}`, { cookie });
  sent.write(head);
  sent.write(content);
  await expect.poll(() => storing.mock.calls.length).toBe(1);
  storing.mockRestore();
  await occupy({ orgId: crew.orgId, size: 1_000_000 });
  sent.end(tail);
  const { status, text } = await answer;
  expect([status, JSON.parse(text).error.rule]).toEqual([412, 'STORAGE_FULL']);
  expect(await countObjects()).toBe(before);
});

test('logos count towards the quota, which also limits the number of files', async () => {
  const logo = () =>
    postForm(app(), '/files/logo', {
      person: crew.owner,
      body: formWith([{ content: samples.png, filename: 'a.png' }]),
    });
  await occupy({ orgId: crew.orgId, size: 10, count: 19_999 });
  expect((await logo()).status).toBe(201);
  expect(await ruleOf(await logo())).toBe('STORAGE_FULL');
  expect(await ruleOf(await upload(crew.editor, 2_000))).toBe('STORAGE_FULL');
});

test('files of courses without an organisation use the person’s quota, and founding one adds none', async () => {
  const admin = await makePerson(app(), { userType: 'company', platformRole: 'platform_admin' });
  const caller = await callerFor(app(), admin);
  courseId = (await makeCourse({ caller })).courseId;
  const person = { ...admin, caller };
  expect((await upload(person, 1_500_000)).status).toBe(201);
  expect(await caller.assets.storage()).toMatchObject({ usedBytes: 1_500_000, files: 1 });
  expect(await ruleOf(await upload(person, 1_000_000))).toBe('STORAGE_FULL');

  const founder = await makeMember(app(), { orgId: await makeOrganisation(app()), role: 'owner' });
  courseId = (await makeCourse(founder)).courseId;
  await occupy({ orgId: null, size: 1_900_000, createdBy: founder.userId });
  expect(await ruleOf(await upload(founder, 1_000_000))).toBe('STORAGE_FULL');
  expect(await ruleOf(await upload(founder, 10_000))).toBe(undefined);
});
