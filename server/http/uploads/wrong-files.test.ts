import { zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import type { FileKind, UploadTarget } from '#shared/files/file-kind.ts';
import { jobImportTemplate } from '#shared/jobs/import-file.ts';
import { wrongFileText } from '#shared/texts/file-kinds.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { callerFor, makePersonAs, type Person } from '../../testing/people.ts';
import { formWith, postForm, samples } from '../../testing/uploads.ts';

const app = testApp({ server: true });
let crew: Crew;
let courseId: string;
let admin: Person | null;
let applicant: Person | null;
beforeAll(async () => {
  crew = await makeCrew(app());
  ({ courseId } = await makeCourse(crew.editor));
  [admin, applicant] = [await makePersonAs(app(), 'platformAdmin'), await makePersonAs(app(), 'applicant')];
});

const archive = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, new TextEncoder().encode('<x/>')]))));
const files = {
  scorm: archive('imsmanifest.xml', 'index.html'),
  word: archive('word/document.xml'),
  excel: archive('xl/workbook.xml'),
  zip: archive('notizen.txt'),
  courseBundle: Buffer.from('{"format":"passgenau-course","formatVersion":1}'),
  resume: Buffer.from('{"basics":{"name":"Jana"}}'),
  pdf: samples.pdf,
  video: samples.mp4,
  image: samples.png,
  heic: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
  jobTable: Buffer.from(jobImportTemplate()),
  catalogueTable: Buffer.from('id,text,html,softskill_id\n1,a,b,2\n'),
  html: Buffer.from('<!doctype html><html></html>'),
} satisfies Partial<Record<FileKind, Buffer>>;
type Kind = keyof typeof files;

const postFile = async (path: string, person: Person | null, sent: { content: Buffer; field?: string }) => {
  const body = formWith([{ content: sent.content, filename: 'datei.bin' }], sent.field);
  if (sent.field !== undefined) body.append('testVariant', 'test1');
  const response = await postForm(app(), path, { person, body });
  return ((await response.json()) as { error?: { message: string } }).error?.message ?? 'accepted';
};
const outcomeOfCall = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'accepted',
    (error: { cause?: { code?: string; details?: { fileKind: FileKind; filePlace: UploadTarget } } }) => {
      const { fileKind, filePlace } = error.cause?.details ?? {};
      return fileKind === undefined || filePlace === undefined ? String(error) : wrongFileText(fileKind, filePlace);
    },
  );

const uploadTo: Record<UploadTarget, (content: Buffer) => Promise<string>> = {
  course: (content) => postFile('/imports/course', crew.editor, { content }),
  document: (content) => postFile(`/files?course=${courseId}&folder=ai-uploads`, crew.editor, { content }),
  asset: (content) => postFile(`/files?course=${courseId}`, crew.editor, { content }),
  logo: (content) => postFile('/files/logo', crew.owner, { content }),
  jobs: (content) => outcomeOfCall(crew.editor.caller.jobs.planImport({ csv: content.toString() })),
  catalogue: (content) => postFile('/admin/import/plan', admin, { content, field: 'softskills' }),
  resume: async (content) =>
    outcomeOfCall((await callerFor(app(), applicant)).profile.planResume({ json: content.toString() })),
};

const wrongKinds: Record<UploadTarget, readonly Kind[]> = {
  course: ['scorm', 'word', 'excel', 'zip', 'resume', 'pdf', 'video', 'image', 'heic', 'jobTable', 'html'],
  document: ['scorm', 'excel', 'zip', 'video', 'heic', 'html'],
  asset: ['scorm', 'excel', 'zip', 'heic', 'html'],
  logo: ['scorm', 'word', 'pdf', 'video', 'heic', 'courseBundle', 'html'],
  jobs: ['scorm', 'word', 'excel', 'courseBundle', 'resume', 'pdf', 'image', 'catalogueTable', 'html'],
  catalogue: ['scorm', 'word', 'excel', 'courseBundle', 'resume', 'pdf', 'image', 'heic', 'jobTable', 'html'],
  resume: ['scorm', 'word', 'excel', 'courseBundle', 'pdf', 'image', 'jobTable', 'html'],
};
const pairs = (Object.keys(wrongKinds) as UploadTarget[]).flatMap((place) =>
  wrongKinds[place].map((kind) => [place, kind] as const),
);

test.each(pairs)('upload of %s rejects a %s file with a message that names the expected file', async (place, kind) => {
  const before = await app().db.prisma.storedFile.count();
  expect(await uploadTo[place](files[kind])).toBe(wrongFileText(kind, place));
  expect(await app().db.prisma.storedFile.count()).toBe(before);
});
