import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import { days } from '../core/runtime/clock.ts';
import { cleanUpFiles } from '../features/assets/service.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeCourse } from '../testing/courses.ts';
import { missingMinio, openTestMinio } from '../testing/minio.ts';
import { type Crew, makeCrew } from '../testing/organisations.ts';
import { cookieFor, formWith, openUpload, postForm, samples } from '../testing/uploads.ts';

const missing = missingMinio();
if (missing !== null) console.log(`Files are not tested with MinIO: ${missing}`);

describe.skipIf(missing !== null)('files in MinIO', () => {
  let app: TestApp;
  let crew: Crew;
  let courseId: string;
  const closing: Array<() => Promise<unknown>> = [];
  beforeAll(async () => {
    const minio = await openTestMinio();
    closing.push(minio.stop);
    const { endpoint, accessKey, secretKey } = minio.settings;
    const bucket = `test-${crypto.randomUUID()}`;
    const keys = { MINIO_ACCESS_KEY: accessKey, MINIO_SECRET_KEY: secretKey, MINIO_BUCKET: bucket };
    const opened = await openTestApp({ server: true, settings: { MINIO_ENDPOINT: endpoint, ...keys } });
    closing.push(opened.close);
    ({ app } = opened);
    crew = await makeCrew(app);
    ({ courseId } = await makeCourse(crew.editor));
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  const film = Buffer.concat([samples.mp4, Buffer.alloc(20 * 1024 * 1024, 3)]);
  const keysInStorage = async () => {
    const keys: string[] = [];
    for await (const { key } of app.storage.list('')) keys.push(key);
    return keys;
  };

  test('returns a video as a whole and in ranges, and the cleanup deletes it', async () => {
    const body = formWith([{ content: film }]);
    const response = await postForm(app, `/files?course=${courseId}`, { person: crew.editor, body });
    const { url } = (await response.json()) as UploadedFile;
    const cookie = (await cookieFor(app, crew.editor)) ?? '';
    const get = (range?: string) =>
      fetch(`${app.baseUrl}${url}`, { headers: { cookie, ...(range === undefined ? {} : { range }) } });
    expect(Buffer.from(await (await get()).arrayBuffer()).equals(film)).toBe(true);
    const part = await get('bytes=1000-9000999');
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1000, 9_001_000))).toBe(true);
    expect(await keysInStorage()).toHaveLength(1);
    await cleanUpFiles(app);
    app.clock.advance(days(8));
    await cleanUpFiles(app);
    expect(await keysInStorage()).toEqual([]);
    expect((await get()).status).toBe(404);
  });

  test('an aborted upload leaves neither file nor row', async () => {
    const rows = await app.db.prisma.storedFile.count();
    const { sent, answer, head } = openUpload(app, `/files?course=${courseId}`, {
      cookie: await cookieFor(app, crew.editor),
    });
    const ended = expect(answer).rejects.toThrow();
    sent.write(head);
    await new Promise<void>((resolve) => sent.write(film, () => resolve()));
    sent.destroy();
    await ended;
    expect([await keysInStorage(), await app.db.prisma.storedFile.count()]).toEqual([[], rows]);
  });

  test('/readyz reports that the storage is writable', async () => {
    expect(await (await fetch(`${app.baseUrl}/readyz`)).json()).toMatchObject({ storage: 'ok' });
  });
});
