import { courseLimits } from '#shared/courses/schema.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import type { App } from '../core/app.ts';
import type { Member } from './organisations.ts';

type CourseShape = { title?: string; modules?: number; lessons?: number; blocks?: number };

export async function makeCourse({ caller }: Pick<Member, 'caller'>, plan: CourseShape = {}): Promise<EditedCourse> {
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

export async function onlyLesson({ caller }: Pick<Member, 'caller'>, course: EditedCourse) {
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  return caller.editor.lesson({ courseId: course.courseId, lessonId });
}

export async function makeFile(app: App, file: { courseId: string; orgId: string; type?: string }): Promise<string> {
  const { courseId, orgId, type = 'image/png' } = file;
  const key = `course-content/${Date.now()}-${crypto.randomUUID()}.png`;
  const data = { key, courseId, orgId, filename: 'Waschbecken.png', size: 1234n, type };
  return (await app.db.prisma.storedFile.create({ data, select: { id: true } })).id;
}

export async function bytesOf({ db }: App, courseId: string): Promise<{ noted: number; counted: number }> {
  const { rows } = await db.pool.query<{ noted: number; counted: number }>(
    `with m as (select id, octet_length(title) as bytes from modules where course_id = $1),
          l as (select id, octet_length(title) as bytes from lessons where module_id in (select id from m)),
          b as (select octet_length(json_content::text) as bytes from content_blocks where lesson_id in (select id from l)),
          parts as (select bytes from m union all select bytes from l union all select bytes from b)
     select text_bytes as noted, (octet_length(title) + coalesce((select sum(bytes) from parts), 0))::int as counted
       from courses where id = $1`,
    [courseId],
  );
  return rows[0] ?? { noted: -1, counted: -1 };
}

export async function fillUp(
  app: App,
  { courseId, blockId, freeBytes }: { courseId: string; blockId: string; freeBytes: number },
): Promise<void> {
  const fill = (length: number) =>
    app.db.pool.query(
      `update content_blocks set json_content = jsonb_build_object('content', repeat('x', $2::int)) where id = $1`,
      [blockId, length],
    );
  await fill(0);
  const { counted } = await bytesOf(app, courseId);
  await fill(courseLimits.textBytes - freeBytes - counted);
  await app.db.pool.query('update courses set text_bytes = $2 where id = $1', [
    courseId,
    courseLimits.textBytes - freeBytes,
  ]);
}
