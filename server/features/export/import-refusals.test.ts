import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type Bundle, bundleLimits, importPath } from '#shared/export/bundle.ts';
import { excludeFromWatch, testApp } from '../../testing/app.ts';
import { countImportTraces } from '../../testing/exports.ts';
import { makeCrew, makeMember } from '../../testing/organisations.ts';
import { contextFor } from '../../testing/people.ts';
import { sendFile } from '../../testing/send-file.ts';
import { cookieFor, openUpload, samples } from '../../testing/uploads.ts';
import { importCourse, receiveBundle } from './service.ts';

const app = testApp({ server: true });

type Given = { filename: string; type: string; content: Buffer };

function bundleWith(given: readonly Given[]): Bundle {
  const files = given.map(({ content, ...file }, index) => ({
    ...file,
    ref: `file-${index}`,
    size: content.length,
    base64: content.toString('base64'),
  }));
  const blocks = files.map(({ ref }) => ({ type: 'asset' as const, file: ref, alt: '', caption: '' }));
  const modules = [{ title: 'Modul', lessons: [{ title: 'Lektion', blocks }] }];
  return {
    format: 'passgenau-course',
    formatVersion: 2,
    title: 'Ein Kurs',
    description: '',
    outcomes: [],
    skills: [],
    modules,
    files,
  };
}

const picture = { filename: 'a.png', type: 'image/png', content: samples.png };
const video = (bytes: number) => ({
  filename: 'a.mp4',
  type: 'video/mp4',
  content: Buffer.concat([samples.mp4, Buffer.alloc(bytes - samples.mp4.length)]),
});

test.each([
  ['role', 403, 'FORBIDDEN'],
  ['session', 401, 'NOT_SIGNED_IN'],
] as const)('refuses an import whose %s ended during the upload', async (what, status, rule) => {
  const { owner, editor } = await makeCrew(app());
  const before = await countImportTraces(app());
  const cookie = await cookieFor(app(), editor);
  const { sent, answer, head, tail } = openUpload(app(), importPath, { cookie });
  sent.write(head);
  const isLetIn = () => app().db.prisma.rateLimit.count({ where: { key: `import:${editor.userId}` } });
  await expect.poll(isLetIn).toBe(1);
  if (what === 'role') await owner.caller.members.changeRole({ userId: editor.userId, role: 'viewer' });
  else await app().db.prisma.session.deleteMany({ where: { userId: editor.userId } });
  sent.write(JSON.stringify(bundleWith([picture])));
  sent.end(tail);
  const { status: answered, text } = await answer;
  expect([answered, JSON.parse(text)]).toMatchObject([status, { error: { rule } }]);
  expect(await countImportTraces(app())).toEqual(before);
});

test('a failed import removes the files it stored', async () => {
  const { owner, editor } = await makeCrew(app());
  const before = await countImportTraces(app());
  const ctx = await contextFor(app(), editor);
  const { user, session } = ctx;
  if (user === null || session === null) throw new Error('the editor is signed in');
  const { name } = await owner.caller.organisations.current();
  await owner.caller.organisations.delete({ confirmation: name });
  const received = await receiveBundle(
    app(),
    Readable.from([JSON.stringify(bundleWith([picture, picture]))], { objectMode: false }),
  );
  await expect(importCourse({ ...ctx, user, session }, received)).rejects.toThrow();
  expect(await countImportTraces(app())).toEqual(before);
});

test('accepts files up to exactly the total limit', async () => {
  const { orgId } = await makeCrew(app());
  const editor = await makeMember(app(), { orgId, role: 'editor' });
  const { fileBytes, allFilesBytes } = bundleLimits;
  const most = Array.from({ length: allFilesBytes / fileBytes }, () => video(fileBytes));
  const folder = await mkdtemp(join(tmpdir(), 'passgenau-large-'));
  const send = async (given: readonly Given[]) => {
    const file = join(folder, 'kurs.json');
    await writeFile(
      file,
      excludeFromWatch(app(), () => Buffer.from(JSON.stringify(bundleWith(given)))),
    );
    return sendFile(app(), importPath, { file, cookie: await cookieFor(app(), editor) });
  };
  const before = await countImportTraces(app());
  const refused = await send([...most, picture]);
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([413, { error: { rule: 'BUNDLE_TOO_LARGE' } }]);
  expect(await countImportTraces(app())).toEqual(before);
  expect((await send(most)).status).toBe(201);
  await rm(folder, { recursive: true });
});
