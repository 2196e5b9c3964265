import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseBundle } from '../../features/export/parse-bundle.ts';
import { testApp } from '../../testing/app.ts';
import { bytesOf, makeCourse, onlyLesson } from '../../testing/courses.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makePerson, testPassword } from '../../testing/people.ts';
import { cookieFor } from '../../testing/uploads.ts';
import { sanitiseText } from '../html/sanitise.ts';

const app = testApp({ server: true, mail: false });
const decomposed = 'Jo\u0308rg Mu\u0308ller';
const composed = 'Jörg Müller';

const call = async (path: string, input: object, cookie = ''): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${app().baseUrl}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app().baseUrl, cookie },
    body: JSON.stringify({ json: input }),
  });
  return { status: answer.status, text: await answer.text() };
};

test('names, titles and texts are stored in NFC', async () => {
  const { owner, orgId } = await makeCrew(app());
  const cookie = (await cookieFor(app(), owner)) ?? '';
  expect((await call('courses.create', { title: decomposed }, cookie)).status).toBe(200);
  const email = 'joerg@example.org';
  await call('auth.signUp', {
    ...{ firstName: 'Jo\u0308rg', lastName: 'Mu\u0308ller', email, password: testPassword, next: null },
  });
  const { courses } = await owner.caller.courses.page({});
  expect(courses[0]?.title).toBe(composed);
  const { rows } = await app().db.pool.query('select title from courses where org_id = $1', [orgId]);
  expect(rows).toEqual([{ title: composed }]);
});

test.each(['<p>U\u0308bung &amp; o&#776;l</p>', 'U\u0308bung & o\u0308l'])('composes the rich text %j', (content) => {
  expect(sanitiseText(content)).toBe('<p>Übung &amp; öl</p>');
});

test('composes the texts of a course file', () => {
  const bundle = {
    format: 'passgenau-course',
    formatVersion: 2,
    title: decomposed,
    description: '',
    skills: [],
    files: [],
  };
  const modules = [{ title: decomposed, lessons: [] }];
  expect(parseBundle(Buffer.from(JSON.stringify({ ...bundle, modules })))).toMatchObject({
    title: composed,
    modules: [{ title: composed }],
  });
});

test('the migration composes rows of older releases and updates the stored size of courses', async () => {
  const { owner, orgId } = await makeCrew(app());
  const course = await makeCourse(owner, { blocks: 1 });
  const { courseId } = course;
  const lesson = await onlyLesson(owner, course);
  const person = await makePerson(app(), { firstName: decomposed });
  const { pool } = app().db;
  await pool.query('update courses set title = $2, text_bytes = text_bytes + 4 where id = $1', [courseId, decomposed]);
  await pool.query('update lessons set title = $2 where id = $1', [lesson.lessonId, decomposed]);
  await pool.query(
    `update content_blocks set json_content = jsonb_build_object('content', $2::text) where lesson_id = $1`,
    [lesson.lessonId, `<p>${decomposed}</p>`],
  );
  await pool.query('update orgs set name = $2, organisation_values = $3 where id = $1', [
    orgId,
    decomposed,
    ['Humor', decomposed],
  ]);
  const file = 'prisma/migrations/20261126110500_composed_texts/migration.sql';
  // A later migration splits the table that this one names.
  const statements = await readFile(file, 'utf8');
  await pool.query(`create table hidden_publications (row jsonb); ${statements}; drop table hidden_publications`);
  const { rows } = await pool.query(
    `select c.title, l.title as lesson, b.json_content as block, o.name, o.organisation_values as "values", p.first_name as person
       from courses c join modules m on m.course_id = c.id join lessons l on l.module_id = m.id
       join content_blocks b on b.lesson_id = l.id join orgs o on o.id = c.org_id, profiles p
      where c.id = $1 and p.user_id = $2`,
    [courseId, person.userId],
  );
  expect(rows).toEqual([
    {
      ...{
        title: composed,
        lesson: composed,
        block: { content: `<p>${composed}</p>` },
        name: composed,
        person: composed,
      },
      values: ['Humor', composed],
    },
  ]);
  const { noted, counted } = await bytesOf(app(), courseId);
  expect(noted).toBe(counted);
});
