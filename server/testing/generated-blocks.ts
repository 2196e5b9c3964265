import type { BlockOrigin } from '#shared/courses/origin.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import type { App } from '../core/app.ts';
import { inTransaction } from '../core/database/db.ts';
import { insertLessonBlocks } from '../features/courses/service.ts';

const sourceWords = 'Waschen Sie die Hände mindestens dreißig Sekunden lang.';
export const sourceQuote = 'die Hände mindestens dreißig Sekunden';

export async function makeSource(app: App, { courseId, orgId }: { courseId: string; orgId: string }) {
  const key = `ai-uploads/${Date.now()}-${crypto.randomUUID()}.pdf`;
  const file = { key, courseId, orgId, filename: 'handbuch.pdf', size: 1234n, type: 'application/pdf' };
  const { id: fileId } = await app.db.prisma.storedFile.create({ data: file, select: { id: true } });
  const parts = [
    { number: 1, label: '', lines: [] },
    { number: 2, label: '', lines: [{ kind: 'text', text: sourceWords }] },
  ];
  const data = { kind: 'file', name: 'handbuch.pdf', unit: 'page', partCount: 2, createdAt: app.clock.now() };
  const { id: sourceId } = await app.db.prisma.courseSource.create({
    data: { courseId, fileId, ...data, parts: { create: parts } },
    select: { id: true },
  });
  return { sourceId, fileId, key };
}

export const originFrom = (source: { sourceId: string; fileId: string }): BlockOrigin => ({
  generator: 'service',
  state: 'generated',
  sourceState: 'held',
  source: { ...source, name: 'handbuch.pdf', unit: 'page', part: 2, quote: sourceQuote },
});

type GeneratedOptions = { userId: string; origin: BlockOrigin };

export async function addGenerated(
  app: App,
  course: EditedCourse,
  { userId, origin }: GeneratedOptions,
): Promise<string> {
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  const quiz = { question: 'Wie lange?', options: ['Kurz', 'Dreißig Sekunden'], correctIndex: 1 };
  const bare: BlockOrigin = { generator: 'embedded', state: 'generated', sourceState: 'none', source: null };
  await inTransaction(app.db, (tx) =>
    insertLessonBlocks(tx, {
      lessonId,
      userId,
      blocks: [
        { type: 'text', jsonContent: { content: '<p>Hände gründlich waschen.</p>' }, origin },
        { type: 'quiz', jsonContent: quiz, origin: bare },
      ],
    }),
  );
  return lessonId;
}
