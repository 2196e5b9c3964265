import { beforeAll, expect, test } from 'vitest';
import { courseLimits } from '#shared/courses/schema.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../testing/app.ts';
import { bytesOf, fillUp, makeCourse, onlyLesson } from '../../testing/courses.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

const query = (sql: string, ...values: unknown[]) => app().db.pool.query(sql, values);

async function courseWith(freeBytes: number) {
  const course = await makeCourse(crew.editor, { blocks: 2 });
  const { courseId, settingsRevision } = course;
  const { lessonId, blocks } = await onlyLesson(crew.editor, course);
  const [small, filled] = blocks;
  await fillUp(app(), { courseId, blockId: filled?.blockId ?? '', freeBytes });
  return {
    inCourse: { courseId },
    settings: { revision: settingsRevision, description: '', visibility: course.visibility, skillIds: [] },
    module: { moduleId: course.modules[0]?.moduleId ?? '', revision: course.modules[0]?.revision ?? '' },
    lessonId,
    small: { blockId: small?.blockId ?? '', revision: small?.revision ?? '' },
    filled: { blockId: filled?.blockId ?? '', revision: filled?.revision ?? '' },
  };
}
type Given = Awaited<ReturnType<typeof courseWith>>;

const stateOf = async (courseId: string) => {
  const { rows } = await query(
    `select c.revision, c.text_bytes, c.title, (select count(*) from courses o where o.org_id = c.org_id) as courses,
            (select count(*) from deleted_parts d where d.course_id = c.id) as deleted,
            (select jsonb_agg(jsonb_build_array(m.id, m.title)) from modules m where m.course_id = c.id) as modules,
            (select jsonb_agg(b.revision order by b.id) from content_blocks b join lessons l on l.id = b.lesson_id
               join modules m on m.id = l.module_id where m.course_id = c.id) as blocks
       from courses c where c.id = $1`,
    courseId,
  );
  return rows;
};

const textOf = (content: string) => ({ type: 'text' as const, content: { content } });
const long = 'ä'.repeat(100);
type Way = (caller: Crew['editor']['caller'], given: Given) => Promise<unknown>;

const ways: Array<[string, Way]> = [
  [
    'saving a block',
    ({ editor }, { inCourse, small }) => editor.saveBlock({ ...inCourse, ...small, block: textOf(long) }),
  ],
  ['adding a module', ({ editor }, { inCourse }) => editor.addModule({ ...inCourse, title: long })],
  [
    'adding a lesson',
    ({ editor }, { inCourse, module }) => editor.addLesson({ ...inCourse, moduleId: module.moduleId, title: long }),
  ],
  ['adding a block', ({ editor }, { inCourse, lessonId }) => editor.addBlock({ ...inCourse, lessonId, type: 'video' })],
  [
    'copying a module',
    ({ editor }, { inCourse, module }) => editor.duplicatePart({ ...inCourse, level: 'module', id: module.moduleId }),
  ],
  [
    'copying a lesson',
    ({ editor }, { inCourse, lessonId }) => editor.duplicatePart({ ...inCourse, level: 'lesson', id: lessonId }),
  ],
  [
    'copying a block',
    ({ editor }, { inCourse, filled }) => editor.duplicatePart({ ...inCourse, level: 'block', id: filled.blockId }),
  ],
  [
    'naming a module',
    ({ editor }, { inCourse, module }) =>
      editor.renamePart({ ...inCourse, level: 'module', id: module.moduleId, revision: module.revision, title: long }),
  ],
  [
    'naming the course',
    ({ editor }, { inCourse, settings }) => editor.rename({ ...inCourse, title: long, revision: settings.revision }),
  ],
  [
    'changing the settings',
    ({ courses }, { inCourse, settings }) => courses.changeSettings({ ...inCourse, ...settings, title: long }),
  ],
];

test.each(ways)('%s is rejected and writes nothing if the course would exceed its size limit', async (_name, way) => {
  const createdCourse = await courseWith(5);
  const before = await stateOf(createdCourse.inCourse.courseId);
  expect(await outcomeOf(way(crew.editor.caller, createdCourse))).toBe('COURSE_TOO_LARGE');
  expect(await stateOf(createdCourse.inCourse.courseId)).toEqual(before);
});

test.each(ways)('%s is accepted within the size limit', async (_name, way) => {
  const createdCourse = await courseWith(courseLimits.textBytes - 2_000);
  await way(crew.editor.caller, createdCourse);
  const { noted, counted } = await bytesOf(app(), createdCourse.inCourse.courseId);
  expect(noted).toBe(counted);
});

test('a block may fill a course to the last byte, and the next error names the limit', async () => {
  const { inCourse, small } = await courseWith(50);
  const save = (revision: string, length: number) =>
    crew.editor.caller.editor.saveBlock({
      ...inCourse,
      blockId: small.blockId,
      revision,
      block: textOf(`<p>${'x'.repeat(length - 7)}</p>`),
    });
  const { rows } = await query(
    `select octet_length(json_content ->> 'content') as bytes from content_blocks where id = $1`,
    small.blockId,
  );
  const { revision } = await save(small.revision, rows[0].bytes + 50);
  expect((await bytesOf(app(), inCourse.courseId)).noted).toBe(courseLimits.textBytes);
  expect(await outcomeOf(save(revision, rows[0].bytes + 51))).toBe('COURSE_TOO_LARGE');
  expect(errorTexts.COURSE_TOO_LARGE).toContain('5\u00a0MB');
  expect(await save(small.revision, rows[0].bytes + 50)).toEqual({ revision });
});

test('restores a deleted part only if it fits', async () => {
  const { inCourse, filled, small } = await courseWith(5);
  const { editor } = crew.editor.caller;
  const { deletedPartId } = await editor.removePart({ ...inCourse, level: 'block', id: small.blockId });
  await fillUp(app(), { ...inCourse, blockId: filled.blockId, freeBytes: 5 });
  expect(await outcomeOf(editor.restorePart({ ...inCourse, deletedPartId }))).toBe('COURSE_TOO_LARGE');
  await fillUp(app(), { ...inCourse, blockId: filled.blockId, freeBytes: 500 });
  expect(await outcomeOf(editor.restorePart({ ...inCourse, deletedPartId }))).toBe('accepted');
});

test('an oversized older course can shrink, but cannot be published, submitted or copied', async () => {
  const { caller } = crew.owner;
  const { inCourse, filled, lessonId } = await courseWith(1_000);
  await caller.publishing.publish(inCourse);
  await fillUp(app(), { ...inCourse, blockId: filled.blockId, freeBytes: -1_000 });
  const refused = [
    caller.publishing.publish(inCourse),
    caller.publishing.submit(inCourse),
    caller.courses.duplicate(inCourse),
  ];
  expect(await Promise.all(refused.map(outcomeOf))).toEqual(Array(3).fill('COURSE_TOO_LARGE'));
  const { blockId } = filled;
  const { blocks } = await caller.editor.lesson({ ...inCourse, lessonId });
  const revision = blocks.find((block) => block.blockId === blockId)?.revision ?? '';
  const smaller = await caller.editor.saveBlock({ ...inCourse, blockId, revision, block: textOf('x'.repeat(90_000)) });
  expect(smaller.revision).not.toBe(revision);
  expect(await outcomeOf(caller.publishing.publish(inCourse))).toBe('accepted');
});

async function addMany(courseId: string, { lessons, blocks }: { lessons: number; blocks: number }): Promise<void> {
  await query(
    `with m as (insert into modules (course_id, title, position)
                select $1::uuid, 'Modul', n from generate_series(10, 9 + ceil($2::int / 400.0)::int) n returning id, position),
          l as (insert into lessons (module_id, title, position)
                select m.id, 'Lektion', n from m, generate_series(1, least(400, $2::int - 400 * (m.position - 10))) n returning id)
     insert into content_blocks (lesson_id, type, position, json_content)
     select id, 'text', n, '{"content":""}' from (select id, row_number() over () as nth from l) l,
            generate_series(1, least(400, $3::int - 400 * (nth - 1))) n`,
    courseId,
    lessons,
    blocks,
  );
}

test.each([
  ['lessons', { lessons: courseLimits.lessons - 1, blocks: 0 }],
  ['blocks', { lessons: 30, blocks: courseLimits.blocks - 2 }],
] as const)(
  'counts the %s of a whole course, and still allows moving and renaming at the limit',
  async (what, missing) => {
    const createdCourse = await courseWith(courseLimits.textBytes - 2_000);
    const { inCourse, lessonId, module, small } = createdCourse;
    const { editor, courses } = crew.editor.caller;
    const { moduleId } = await editor.addModule(inCourse);
    await addMany(inCourse.courseId, missing);
    const limit = courseLimits[what];
    const refusal = { cause: { code: 'COURSE_FULL', details: { limit } } };
    await expect(editor.duplicatePart({ ...inCourse, level: 'lesson', id: lessonId })).rejects.toMatchObject(refusal);
    if (what === 'lessons') await expect(editor.addLesson({ ...inCourse, moduleId })).rejects.toMatchObject(refusal);
    else await expect(editor.addBlock({ ...inCourse, lessonId, type: 'text' })).rejects.toMatchObject(refusal);
    expect(
      await outcomeOf(editor.movePart({ ...inCourse, level: 'lesson', id: lessonId, parentId: moduleId, index: 0 })),
    ).toBe('accepted');
    expect(
      await outcomeOf(
        editor.renamePart({
          ...inCourse,
          level: 'module',
          id: module.moduleId,
          revision: module.revision,
          title: 'Ein längerer Titel als zuvor',
        }),
      ),
    ).toBe('accepted');
    expect(await outcomeOf(courses.duplicate(inCourse))).toBe('accepted');
    const { deletedPartId } = await editor.removePart({ ...inCourse, level: 'block', id: small.blockId });
    expect(await outcomeOf(editor.restorePart({ ...inCourse, deletedPartId }))).toBe('accepted');
  },
);

test('keeps the newest deleted parts of a course up to the byte limit', async () => {
  const { inCourse, filled } = await courseWith(2_700_000);
  const { editor } = crew.editor.caller;
  const removals: string[] = [];
  for (let count = 0; count < 6; count++) {
    const { id: blockId } = await editor.duplicatePart({ ...inCourse, level: 'block', id: filled.blockId });
    removals.push((await editor.removePart({ ...inCourse, level: 'block', id: blockId })).deletedPartId);
  }
  const remaining = await listRemainingParts(inCourse);
  expect(remaining.length).toBeLessThan(5);
  expect(remaining).toContain(removals.at(-1));
});

test('keeps the newest deleted parts of a course up to the part limit', async () => {
  const { courseId, lessonId } = await emptyLesson();
  const { editor } = crew.editor.caller;
  const removed = async (): Promise<string> => {
    app().clock.advance(1_000);
    const { blockId } = await editor.addBlock({ courseId, lessonId, type: 'text' });
    return (await editor.removePart({ courseId, level: 'block', id: blockId })).deletedPartId;
  };
  const first = await removed();
  const { rows } = await query(
    `insert into deleted_parts
     select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'deleted_at', d.deleted_at + n * interval '1 ms'))).*
       from deleted_parts d, generate_series(1, 195) n where d.id = $1 order by n returning id`,
    first,
  );
  const removals: string[] = [first, ...rows.map(({ id }) => id)];
  for (let count = 0; count < 10; count++) removals.push(await removed());
  expect((await listRemainingParts({ courseId })).toSorted()).toEqual(removals.slice(-200).toSorted());
  expect(await outcomeOf(editor.restorePart({ courseId, deletedPartId: removals.at(-1) ?? '' }))).toBe('accepted');
});

const listRemainingParts = async (inCourse: { courseId: string }): Promise<string[]> =>
  (await app().db.prisma.deletedPart.findMany({ where: inCourse, select: { id: true } })).map(({ id }) => id);

async function emptyLesson(): Promise<{ courseId: string; lessonId: string }> {
  const course = await makeCourse(crew.editor, { blocks: 0 });
  const { lessonId } = await onlyLesson(crew.editor, course);
  return { courseId: course.courseId, lessonId };
}
