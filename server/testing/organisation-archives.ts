import { buffer } from 'node:stream/consumers';
import {
  type ArchiveManifest,
  type ImportedOrganisation,
  organisationExportPath,
  organisationImportPath,
} from '#shared/export/organisation-archive.ts';
import type { TestApp } from './app.ts';
import { makePublishedCourse } from './exports.ts';
import { makeJob } from './jobs.ts';
import { makeCrew } from './organisations.ts';
import { callerFor, type Person } from './people.ts';
import { makeQuizCourse } from './quiz-course.ts';
import { download, formWith, postForm } from './uploads.ts';
import { sha256, unzip, zipOf } from './zip.ts';

/** Two published courses with files, a job, and an editor with progress and certificate. */
export async function makeArchivedCrew(app: TestApp) {
  const crew = await makeCrew(app);
  const { editor, owner } = crew;
  await makePublishedCourse(app, editor, 'Händehygiene');
  const { courseId, first, second, blockId } = await makeQuizCourse(editor);
  const { learning } = await callerFor(app, editor);
  for (const lessonId of [first, second]) await learning.markLesson({ courseId, lessonId, isDone: true });
  await learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  const id = (await learning.progress({ courseId }))?.certificates[0]?.certificateId ?? '';
  const certificate = { id, number: (await learning.certificate({ certificateId: id })).number };
  await makeJob(owner, { title: 'Pflegefachkraft' });
  return { crew, certificate, archive: await downloadArchive(app, owner) };
}

export const downloadArchive = async (app: TestApp, owner: Person): Promise<Buffer> =>
  Buffer.from(await (await download(app, organisationExportPath, owner)).arrayBuffer());

export async function sendArchive(app: TestApp, person: Person | null, content: Buffer) {
  const body = formWith([{ content, filename: 'organisation.zip' }]);
  const response = await postForm(app, organisationImportPath, { person, body });
  return {
    status: response.status,
    body: (await response.json()) as ImportedOrganisation & { error?: { rule: string } },
  };
}

export type ArchiveChange = (contents: Map<string, Buffer>) => void;

/** The manifest matches the changed contents, unless `keepsManifest`. */
export async function forgeArchive(archive: Buffer, change: ArchiveChange, keepsManifest = false): Promise<Buffer> {
  const contents = await unzip(archive);
  change(contents);
  const manifest = JSON.parse(contents.get('manifest.json')?.toString() ?? '') as ArchiveManifest;
  contents.delete('manifest.json');
  const files = [...contents].map(([path, content]) => ({ path, bytes: content.length, sha256: sha256(content) }));
  const text = JSON.stringify(keepsManifest ? manifest : { ...manifest, files });
  return buffer(zipOf(new Map([...contents, ['manifest.json', Buffer.from(text)]])));
}

export const edited =
  (pattern: RegExp, edit: (text: string) => string): ArchiveChange =>
  (contents) => {
    for (const [name, content] of contents)
      if (pattern.test(name)) contents.set(name, Buffer.from(edit(content.toString())));
  };
