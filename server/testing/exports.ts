import type { UploadedFile } from '#shared/assets/kinds.ts';
import type { ContentInput } from '#shared/courses/content.ts';
import { type Bundle, exportPath, importPath } from '#shared/export/bundle.ts';
import type { TestApp } from './app.ts';
import type { Member } from './organisations.ts';
import type { Person } from './people.ts';
import { download, formWith, postForm, samples } from './uploads.ts';

export async function addContent(
  { caller }: Pick<Member, 'caller'>,
  place: { courseId: string; lessonId: string },
  block: ContentInput,
): Promise<void> {
  const { courseId } = place;
  const { blockId, revision } = await caller.editor.addBlock({ ...place, type: block.type });
  await caller.editor.saveBlock({ courseId, blockId, revision, block });
}

export async function uploadTo(
  app: TestApp,
  { person, courseId }: { person: Person; courseId: string },
  { content, filename }: { content: Buffer; filename: string },
): Promise<UploadedFile> {
  const body = formWith([{ content, filename }]);
  const response = await postForm(app, `/files?course=${courseId}`, { person, body });
  return (await response.json()) as UploadedFile;
}

const quizzes = [
  {
    question: 'Wie lange wäscht man sich die Hände?',
    options: ['5 Sekunden', '20 Sekunden', '2 Minuten'],
    correctIndex: 1,
  },
  { question: 'Was kommt zuerst?', options: ['Wasser', 'Handtuch'], correctIndex: 0 },
] as const;

export async function makePublishedCourse(app: TestApp, author: Member, title: string) {
  const { caller } = author;
  const { courseId } = await caller.courses.create({ title });
  const lessonIn = async (moduleId: string, name: string) => {
    const { lessonId } = await caller.editor.addLesson({ courseId, moduleId, title: name });
    return { courseId, lessonId };
  };
  const first = await caller.editor.addModule({ courseId, title: 'Grundlagen & mehr' });
  const second = await caller.editor.addModule({ courseId, title: 'Übung' });
  const [text, files, last] = [
    await lessonIn(first.moduleId, 'Warum <b>Hände</b> waschen?'),
    await lessonIn(first.moduleId, 'Bilder und Dateien'),
    await lessonIn(second.moduleId, 'Zum Schluss'),
  ];
  await addContent(author, text, {
    type: 'text',
    content: {
      content: '<h2>Warum</h2><p>Weil es <strong>wirkt</strong>. <a href="https://example.org/">Mehr</a></p>',
    },
  });
  const video = { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'So geht es' };
  await addContent(author, text, { type: 'video', content: video });
  await addContent(author, text, { type: 'quiz', content: { ...quizzes[0], options: [...quizzes[0].options] } });
  const uploads = [
    { content: samples.png, filename: 'Wäsche Becken.png', alt: 'Ein Waschbecken' },
    { content: samples.png, filename: 'Wäsche Becken.png', alt: 'Noch ein Waschbecken' },
    { content: samples.mp3, filename: 'Ansage.mp3', alt: '' },
    { content: samples.pdf, filename: 'Merkblatt „Hygiene“.pdf', alt: '' },
  ];
  const uploaded: UploadedFile[] = [];
  for (const { alt, ...file } of uploads) {
    const { fileId, ...rest } = await uploadTo(app, { person: author, courseId }, file);
    uploaded.push({ fileId, ...rest });
    await addContent(author, files, { type: 'asset', content: { fileId, alt, caption: `Zu ${file.filename}` } });
  }
  await addContent(author, last, { type: 'quiz', content: { ...quizzes[1], options: [...quizzes[1].options] } });
  await caller.publishing.publish({ courseId });
  return { courseId, files: uploaded };
}

export async function downloadBundle(app: TestApp, courseId: string, person: Person): Promise<Bundle> {
  const response = await download(app, exportPath('bundle', { courseId, number: 1 }), person);
  return (await response.json()) as Bundle;
}

type BundleUpload = { content: string | Buffer; person: Person | null; origin?: string };

export function sendBundle(app: TestApp, { content, person, origin = app.baseUrl }: BundleUpload): Promise<Response> {
  const body = formWith([{ content, filename: 'kurs.json', type: 'application/json' }]);
  return postForm(app, importPath, { person, body, origin });
}

export async function countImportTraces({ db: { prisma }, storage }: TestApp): Promise<number[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  const rows = [prisma.course.count(), prisma.storedFile.count(), prisma.contentBlock.count()];
  return [...(await Promise.all(rows)), keys.length];
}
