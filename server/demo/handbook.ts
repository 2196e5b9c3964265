import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SignedInContext } from '../core/trpc/context.ts';
import { addCourseFile, storeCourseFile } from '../features/assets/service.ts';
import {
  confirmBlocks,
  insertPregeneratedOrder,
  type PregeneratedCourse,
  writePregeneratedLessons,
} from '../features/course-generation/service.ts';
import { createCourse } from '../features/courses/service.ts';
import { getEditedCourse, getEditedLesson, saveBlock } from '../features/editor/service.ts';

const folder = new URL('./handbook/', import.meta.url);

export const readPregeneratedCourse = async (): Promise<PregeneratedCourse> =>
  JSON.parse(await readFile(new URL('course.json', folder), 'utf8')) as PregeneratedCourse;

export async function writeHandbook(ctx: SignedInContext) {
  const course = await readPregeneratedCourse();
  const { courseId } = await createCourse(ctx, course.plan.title);
  const source = createReadStream(fileURLToPath(new URL('drinking.pdf', folder)));
  const stored = await storeCourseFile(ctx.app, { source, filename: course.name }, { folder: 'ai-uploads' });
  const order = await insertPregeneratedOrder(ctx, {
    courseId,
    made: course,
    file: await addCourseFile(ctx, courseId, stored),
  });
  await writePregeneratedLessons(ctx, order, course.lessons.length - 1);
  const { modules } = await getEditedCourse(ctx, courseId);
  const lessons = modules.flatMap((module) => module.lessons);
  const read = await Promise.all(lessons.map(({ lessonId }) => getEditedLesson(ctx, { courseId, lessonId })));
  const blocks = read.flatMap((lesson) => lesson.blocks.map(({ blockId, revision }) => ({ blockId, revision })));
  await confirmBlocks(ctx, { courseId, blocks });
  return order;
}

type Handbook = Awaited<ReturnType<typeof writeHandbook>>;

export async function finishHandbook(ctx: SignedInContext, order: Handbook): Promise<void> {
  const { courseId } = order;
  await writePregeneratedLessons(ctx, order, 1);
  const { modules } = await getEditedCourse(ctx, courseId);
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const { blocks } = await getEditedLesson(ctx, { courseId, lessonId });
  const block = blocks.find(({ type }) => type === 'text');
  if (block?.type !== 'text') throw new Error('the handbook course has no text');
  const { blockId, revision } = block;
  const content = `${block.content.content}<p>In unseren Hausgemeinschaften steht deshalb auf jedem Tisch ein Krug, den auch eine schwache Hand heben kann.</p>`;
  await saveBlock(ctx, { courseId, blockId, revision, block: { type: 'text', content: { content } } });
}
