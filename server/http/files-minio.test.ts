import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import { days } from '../core/runtime/clock.ts';
import { cleanUpFiles } from '../features/assets/service.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeCourse } from '../testing/courses.ts';
import { missingMinioReason, openTestMinio } from '../testing/minio.ts';
import { type Crew, makeCrew } from '../testing/organisations.ts';
import { cookieFor, formWith, openUpload, postForm, samples } from '../testing/uploads.ts';

const missing = missingMinioReason();
if (missing !== null) console.log(`Skipping the MinIO tests: ${missing}`);

describe.skipIf(missing !== null)('files in MinIO', () => {
  let app: TestApp;
  let crew: Crew;
  let courseId: string;
  const cleanups: Array<() => Promise<unknown>> = [];
  beforeAll(async () => {
    const minio = await openTestMinio();
    cleanups.push(minio.stop);
    const { endpoint, accessKey, secretKey } = minio.settings;
    const bucket = `test-${crypto.randomUUID()}`;
    const keys = { MINIO_ACCESS_KEY: accessKey, MINIO_SECRET_KEY: secretKey, MINIO_BUCKET: bucket };
    const opened = await openTestApp({ server: true, settings: { MINIO_ENDPOINT: endpoint, ...keys } });
    cleanups.push(opened.close);
    ({ app } = opened);
    crew = await makeCrew(app);
    ({ courseId } = await makeCourse(crew.editor));
  });
  afterAll(async () => {
    for (const close of cleanups.toReversed()) await close();
  });

  const video = Buffer.concat([samples.mp4, Buffer.alloc(20 * 1024 * 1024, 3)]);
  const keysInStorage = async () => {
    const keys: string[] = [];
    for await (const { key } of app.storage.list('')) keys.push(key);
    return keys;
  };

  test('serves a video in full and by range, and the cleanup deletes it', async () => {
    const body = formWith([{ content: video }]);
    const response = await postForm(app, `/files?course=${courseId}`, { person: crew.editor, body });
    const { url } = (await response.json()) as UploadedFile;
    const cookie = (await cookieFor(app, crew.editor)) ?? '';
    const get = (range?: string) =>
      fetch(`${app.baseUrl}${url}`, { headers: { cookie, ...(range === undefined ? {} : { range }) } });
    expect(Buffer.from(await (await get()).arrayBuffer()).equals(video)).toBe(true);
    const part = await get('bytes=1000-9000999');
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(1000, 9_001_000))).toBe(true);
    expect(await keysInStorage()).toHaveLength(1);
    await cleanUpFiles(app);
    app.clock.advance(days(8));
    await cleanUpFiles(app);
    expect(await keysInStorage()).toEqual([]);
    expect((await get()).status).toBe(404);
  });

  test('an aborted upload leaves neither a file nor a database row', async () => {
    const rows = await app.db.prisma.storedFile.count();
    const { sent, answer, head } = openUpload(app, `/files?course=${courseId}`, {
      cookie: await cookieFor(app, crew.editor),
    });
    const ended = expect(answer).rejects.toThrow();
    sent.write(head);
    await new Promise<void>((resolve) => sent.write(video, () => resolve()));
    sent.destroy();
    await ended;
    expect([await keysInStorage(), await app.db.prisma.storedFile.count()]).toEqual([[], rows]);
  });

  test('/readyz reports that the storage is writable', async () => {
    expect(await (await fetch(`${app.baseUrl}/readyz`)).json()).toMatchObject({ storage: 'ok' });
  });
});
