import type { EditedCourse } from '#shared/editor/state.ts';
import type { App } from '../core/app.ts';
import type { Member } from './organisations.ts';

type Plan = { title?: string; modules?: number; lessons?: number; blocks?: number };

/** A course of this member with so many modules, lessons in each and text blocks in each lesson. */
export async function makeCourse({ caller }: Pick<Member, 'caller'>, plan: Plan = {}): Promise<EditedCourse> {
  const { title = 'Händehygiene im Alltag', modules = 1, lessons = 1, blocks = 1 } = plan;
  const { courseId } = await caller.courses.create({ title });
  for (let module = 0; module < modules; module++) {
    const { moduleId } = await caller.editor.addModule({ courseId });
    for (let lesson = 0; lesson < lessons; lesson++) {
      const { lessonId } = await caller.editor.addLesson({ courseId, moduleId });
      for (let block = 0; block < blocks; block++) {
        const { blockId, revision } = await caller.editor.addBlock({ courseId, lessonId, type: 'text' });
        const content = `<p>Absatz ${block + 1} der Lektion ${lesson + 1}</p>`;
        await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'text', content: { content } } });
      }
    }
  }
  return caller.editor.course({ courseId });
}

/** The only lesson of a course that has just one, with its blocks. */
export async function onlyLesson({ caller }: Pick<Member, 'caller'>, course: EditedCourse) {
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  return caller.editor.lesson({ courseId: course.courseId, lessonId });
}

/** A file of this course that nobody has uploaded: only the row. */
export async function makeFile(app: App, file: { courseId: string; orgId: string; type?: string }): Promise<string> {
  const { courseId, orgId, type = 'image/png' } = file;
  const key = `course-content/${Date.now()}-${crypto.randomUUID()}.png`;
  const data = { key, courseId, orgId, filename: 'Waschbecken.png', size: 1234n, type };
  return (await app.db.prisma.storedFile.create({ data, select: { id: true } })).id;
}
