import { beforeAll, expect, test } from 'vitest';
import { courseLimits } from '#shared/courses/schema.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();
let crew: Crew;
let course: Awaited<ReturnType<typeof fullCourse>>;
beforeAll(async () => {
  crew = await makeCrew(app());
  course = await fullCourse();
});

async function fill(table: 'modules' | 'lessons' | 'content_blocks', parentId: string, limit: number): Promise<void> {
  const parent = { modules: 'course_id', lessons: 'module_id', content_blocks: 'lesson_id' }[table];
  const [columns, values] =
    table === 'content_blocks' ? ['type, json_content', `'text', '{"content":""}'::jsonb`] : ['title', `'Nr. ' || n`];
  await app().db.pool.query(
    `insert into ${table} (${parent}, position, ${columns})
     select $1, n, ${values} from generate_series((select count(*) from ${table} where ${parent} = $1), $2::int - 1) n`,
    [parentId, limit],
  );
}

async function fullCourse() {
  const { editor } = crew.editor.caller;
  const { courseId, modules } = await makeCourse(crew.editor, { modules: 3, lessons: 3, blocks: 2 });
  const [full, open, third] = modules;
  const lessonId = full?.lessons[0]?.lessonId ?? '';
  const [kept, removed] = (await editor.lesson({ courseId, lessonId })).blocks;
  const elsewhere = open?.lessons[0]?.lessonId ?? '';
  const moduleId = full?.moduleId ?? '';
  const removals = {
    module: (await editor.removePart({ courseId, level: 'module', id: third?.moduleId ?? '' })).deletedPartId,
    lesson: (await editor.removePart({ courseId, level: 'lesson', id: full?.lessons[2]?.lessonId ?? '' }))
      .deletedPartId,
    block: (await editor.removePart({ courseId, level: 'block', id: removed?.blockId ?? '' })).deletedPartId,
  };
  await fill('modules', courseId, courseLimits.modules);
  await fill('lessons', moduleId, courseLimits.lessonsInModule);
  await fill('content_blocks', lessonId, courseLimits.blocksInLesson);
  return {
    inCourse: { courseId },
    moduleId,
    lessonId,
    blockId: kept?.blockId ?? '',
    removals,
    lessonElsewhere: elsewhere,
    blockElsewhere: (await editor.lesson({ courseId, lessonId: elsewhere })).blocks[0]?.blockId ?? '',
  };
}

async function everything() {
  const { rows } = await app().db.pool.query(
    `select c.revision, c.updated_at,
            (select jsonb_agg(jsonb_build_array(m.id, m.position) order by m.id) from modules m where m.course_id = c.id) as modules,
            (select jsonb_agg(jsonb_build_array(l.id, l.module_id, l.position) order by l.id)
               from lessons l join modules m on m.id = l.module_id where m.course_id = c.id) as lessons,
            (select jsonb_agg(jsonb_build_array(b.id, b.lesson_id, b.position) order by b.id)
               from content_blocks b join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
              where m.course_id = c.id) as blocks,
            (select count(*) from deleted_parts d where d.course_id = c.id) as deleted
       from courses c where c.id = $1`,
    [course.inCourse.courseId],
  );
  return rows;
}

type Editor = Crew['editor']['caller']['editor'];
type Way = (editor: Editor, full: typeof course) => Promise<unknown>;

const ways: Array<[name: string, limit: number, way: Way]> = [
  ['adding a module', courseLimits.modules, (editor, { inCourse }) => editor.addModule(inCourse)],
  [
    'copying a module',
    courseLimits.modules,
    (editor, { inCourse, moduleId }) => editor.duplicatePart({ ...inCourse, level: 'module', id: moduleId }),
  ],
  [
    'bringing back a module',
    courseLimits.modules,
    (editor, { inCourse, removals }) => editor.restorePart({ ...inCourse, deletedPartId: removals.module }),
  ],
  [
    'adding a lesson',
    courseLimits.lessonsInModule,
    (editor, { inCourse, moduleId }) => editor.addLesson({ ...inCourse, moduleId }),
  ],
  [
    'moving a lesson into the module',
    courseLimits.lessonsInModule,
    (editor, { inCourse, moduleId, lessonElsewhere: lessonId }) =>
      editor.movePart({ ...inCourse, level: 'lesson', id: lessonId, parentId: moduleId, index: 0 }),
  ],
  [
    'copying a lesson',
    courseLimits.lessonsInModule,
    (editor, { inCourse, lessonId }) => editor.duplicatePart({ ...inCourse, level: 'lesson', id: lessonId }),
  ],
  [
    'bringing back a lesson',
    courseLimits.lessonsInModule,
    (editor, { inCourse, removals }) => editor.restorePart({ ...inCourse, deletedPartId: removals.lesson }),
  ],
  [
    'adding a block',
    courseLimits.blocksInLesson,
    (editor, { inCourse, lessonId }) => editor.addBlock({ ...inCourse, lessonId, type: 'text' }),
  ],
  [
    'moving a block into the lesson',
    courseLimits.blocksInLesson,
    (editor, { inCourse, lessonId, blockElsewhere: blockId }) =>
      editor.movePart({ ...inCourse, level: 'block', id: blockId, parentId: lessonId, index: 0 }),
  ],
  [
    'copying a block',
    courseLimits.blocksInLesson,
    (editor, { inCourse, blockId }) => editor.duplicatePart({ ...inCourse, level: 'block', id: blockId }),
  ],
  [
    'bringing back a block',
    courseLimits.blocksInLesson,
    (editor, { inCourse, removals }) => editor.restorePart({ ...inCourse, deletedPartId: removals.block }),
  ],
];

test.each(ways)('%s is rejected at the limit of %d and writes nothing', async (_name, limit, way) => {
  const before = await everything();
  const refusal = { cause: { code: 'COURSE_FULL', details: { limit } } };
  await expect(way(crew.editor.caller.editor, course)).rejects.toMatchObject(refusal);
  expect(await everything()).toEqual(before);
});

test('moves parts within a full module and a full lesson', async () => {
  const { editor } = crew.editor.caller;
  const { inCourse, moduleId, lessonId, blockId } = course;
  const moves = [
    editor.movePart({ ...inCourse, level: 'lesson', id: lessonId, parentId: moduleId, index: 5 }),
    editor.movePart({ ...inCourse, level: 'block', id: blockId, parentId: lessonId, index: 5 }),
  ];
  expect(await Promise.all(moves.map(outcomeOf))).toEqual(['accepted', 'accepted']);
});

test('a lesson one block below its limit accepts one block and rejects the next', async () => {
  const { editor } = crew.editor.caller;
  const { inCourse, lessonId, blockId } = course;
  await editor.removePart({ ...inCourse, level: 'block', id: blockId });
  const add = () => outcomeOf(editor.addBlock({ ...inCourse, lessonId, type: 'text' }));
  expect([await add(), await add()]).toEqual(['accepted', 'COURSE_FULL']);
});
