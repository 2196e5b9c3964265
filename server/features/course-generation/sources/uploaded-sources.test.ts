import { expect, test } from 'vitest';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../../testing/app.ts';
import { makeCourse } from '../../../testing/courses.ts';
import { docx } from '../../../testing/documents/docx.ts';
import { encryptedOffice } from '../../../testing/documents/old-office.ts';
import { pdf, pdfOfPages, scannedPdf } from '../../../testing/documents/pdf.ts';
import {
  handbook,
  makeOrderInput,
  orderPlan,
  startWriting,
  waitForGeneration,
} from '../../../testing/generation-orders.ts';
import { type Member, makeCrew, outcomeOf } from '../../../testing/organisations.ts';
import { formWith, postForm, samples } from '../../../testing/uploads.ts';

const app = testApp({ server: true, mail: false, settings: { MAX_DOCUMENT_MB: '1' } });

async function emptyCourse() {
  const { editor } = await makeCrew(app());
  const { courseId } = await editor.caller.courses.create({ title: 'Brandschutz' });
  return { editor, courseId };
}

type Answer = { fileId: string; error?: { rule: string; message: string } };

async function upload(person: Member, courseId: string, [filename, content]: [string, Buffer | string]) {
  const body = formWith([{ content, filename }]);
  const answer = await postForm(app(), `/files?course=${courseId}&folder=ai-uploads`, { person, body });
  return (await answer.json()) as Answer;
}

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['FILE_EMPTY', 'leer.pdf', () => Buffer.alloc(0)],
  ['FILE_TOO_LARGE', 'gross.txt', () => Buffer.alloc(1024 * 1024 + 1, 'a')],
  ['FILE_ENCRYPTED', 'geheim.docx', encryptedOffice],
  ['FILE_ENCRYPTED', 'geheim.PPTX', encryptedOffice],
])('answers %s when %s is uploaded', async (rule, filename, make) => {
  const { editor, courseId } = await emptyCourse();
  const { error } = await upload(editor, courseId, [filename, await make()]);
  expect(error).toEqual({ rule, message: errorTexts[rule as keyof typeof errorTexts] });
  expect(await app().db.prisma.storedFile.count({ where: { courseId } })).toBe(0);
});

test('refuses an Office container with another file ending and names its kind', async () => {
  const { editor, courseId } = await emptyCourse();
  const { error } = await upload(editor, courseId, ['geheim.bin', await encryptedOffice()]);
  expect(error?.rule).toBe('FILE_TYPE_REFUSED');
  expect(error?.message).toContain('Das ist eine Datei eines älteren Office-Programms.');
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['FILE_ENCRYPTED', 'geheim.pdf', () => pdf([[{ text: 'geheim' }]], { password: 'geheim' })],
  ['FILE_WITHOUT_TEXT', 'scan.pdf', () => scannedPdf()],
  ['FILE_BROKEN', 'kaputt.pdf', () => Buffer.from('%PDF-1.7\nnichts')],
  ['FILE_TOO_MANY_PAGES', 'lang.pdf', () => pdfOfPages(1_001)],
])('an order reports %s for %s', async (problem, filename, make) => {
  const { editor, courseId } = await emptyCourse();
  const { fileId } = await upload(editor, courseId, [filename, await make()]);
  await editor.caller.ai.order(makeOrderInput(courseId, { source: { kind: 'files', fileIds: [fileId] } }));
  expect(await waitForGeneration(editor, courseId, 'failed')).toMatchObject({
    problem,
    sources: [{ name: filename, problem, parts: 0 }],
  });
});

const chapter = (name: string) => [
  { heading: name, level: 1 },
  ...['Grundlagen', 'Pflichten', 'Prüfung'].flatMap((part, index) => [
    { heading: `${part} der ${name}`, level: 2 },
    {
      text: `${name} werden in Teil ${index + 1} erklärt. Die Leitung prüft ${name} mindestens alle ${index + 2} Monate. Wer einen Mangel an ${name} findet, meldet ihn der Schichtleitung und hält ihn schriftlich fest. Das Protokoll wird fünf Jahre lang aufbewahrt.`,
    },
  ]),
];
const twoLessons = docx(['Brandklassen', 'Löschmittel', 'Sammelplätze', 'Fluchtwege'].flatMap(chapter));

test('an image is not a source: it is shown in the lesson that fits its name, without generated text', async () => {
  const { editor, courseId } = await emptyCourse();
  const text = await upload(editor, courseId, ['handbuch.docx', twoLessons]);
  const plan = await upload(editor, courseId, ['Fluchtwege-Plan.png', samples.png]);
  const other = await upload(editor, courseId, ['IMG_2034.png', samples.png]);
  const fileIds = [plan.fileId, text.fileId, other.fileId];
  const view = await orderPlan(editor, courseId, { source: { kind: 'files', fileIds } });
  expect(view.sources.map(({ parts, problem }) => [parts, problem])).toEqual([
    [0, null],
    [expect.any(Number), null],
    [0, null],
  ]);
  await startWriting(editor, courseId, view);
  const done = await waitForGeneration(editor, courseId, 'written');
  const lessons = done.plan?.modules.flatMap((module) => module.lessons) ?? [];
  const shown = await Promise.all(
    done.lessons.map(async ({ lessonId }) => {
      const { blocks } = await editor.caller.editor.lesson({ courseId, lessonId: lessonId ?? '' });
      return blocks.flatMap(({ content, type }) => (type === 'asset' ? [content] : []));
    }),
  );
  const routes = lessons.findIndex(({ title }) => title.includes('Fluchtweg'));
  expect(routes).toBeGreaterThan(0);
  expect(shown[routes]).toMatchObject([{ fileId: plan.fileId, filename: 'Fluchtwege-Plan.png', alt: '', caption: '' }]);
  expect(shown[0]).toMatchObject([{ fileId: other.fileId, type: 'image/png' }]);
  const where = { fileId: { in: [plan.fileId, other.fileId] }, lesson: { module: { courseId } } };
  expect(await app().db.prisma.contentBlock.findMany({ where, select: { origin: true } })).toEqual([
    { origin: null },
    { origin: null },
  ]);
  expect(await editor.caller.ai.sources({ courseId })).toMatchObject([{ name: 'handbuch.docx' }]);
  expect((await editor.caller.ai.coverage({ courseId })).map(({ name }) => name)).toEqual(['handbuch.docx']);
});

test('in a course with content, images come with the proposed lesson, even if the order is deleted', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  const text = await upload(editor, courseId, ['handbuch.docx', twoLessons]);
  const image = await upload(editor, courseId, ['Fluchtwege-Plan.png', samples.png]);
  const fileIds = [text.fileId, image.fileId];
  await startWriting(editor, courseId, await orderPlan(editor, courseId, { source: { kind: 'files', fileIds } }));
  await waitForGeneration(editor, courseId, 'written');
  await app().db.prisma.courseGeneration.deleteMany({ where: { courseId } });
  const shown: unknown[] = [];
  for (const { proposalId, lessonTitle } of await editor.caller.ai.proposals({ courseId })) {
    const { lessonId } = await editor.caller.ai.takeProposal({ courseId, proposalId });
    const { blocks } = await editor.caller.editor.lesson({ courseId, lessonId });
    const at = blocks.findIndex(({ type }) => type === 'asset');
    if (at >= 0) shown.push([lessonTitle.includes('Fluchtweg'), at, blocks[at]?.content]);
  }
  expect(shown).toMatchObject([[true, 1, { fileId: image.fileId, filename: 'Fluchtwege-Plan.png', alt: '' }]]);
});

test('images alone are refused, and with an unreadable file its error is shown', async () => {
  const { editor, courseId } = await emptyCourse();
  const { fileId } = await upload(editor, courseId, ['a.png', samples.png]);
  const ordered = (fileIds: string[]) =>
    outcomeOf(editor.caller.ai.order(makeOrderInput(courseId, { source: { kind: 'files', fileIds } })));
  expect(await ordered([fileId])).toBe('SOURCE_TOO_SHORT');
  expect(await app().db.prisma.courseSource.count({ where: { courseId } })).toBe(0);
  const broken = await upload(editor, courseId, ['kaputt.pdf', Buffer.from('%PDF-1.7\nnichts')]);
  expect(await ordered([fileId, broken.fileId])).toBe('accepted');
  expect((await waitForGeneration(editor, courseId, 'failed')).problem).toBe('FILE_BROKEN');
});

test('detects Markdown by the file name', async () => {
  const { editor, courseId } = await emptyCourse();
  const { fileId } = await upload(editor, courseId, ['buch.md', handbook(2)]);
  const view = await orderPlan(editor, courseId, { source: { kind: 'files', fileIds: [fileId] } });
  expect(view.sources).toMatchObject([{ unit: 'section', parts: 2 }]);
});

test('repeated orders of an unreadable file store one source', async () => {
  const { editor, courseId } = await emptyCourse();
  const { fileId } = await upload(editor, courseId, ['leer.pdf', await scannedPdf()]);
  for (let time = 0; time < 2; time++) {
    await editor.caller.ai.order(makeOrderInput(courseId, { source: { kind: 'files', fileIds: [fileId] } }));
    await waitForGeneration(editor, courseId, 'failed');
  }
  expect(await app().db.prisma.courseSource.count({ where: { courseId } })).toBe(1);
});
