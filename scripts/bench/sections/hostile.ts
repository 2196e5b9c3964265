/** `HOSTILE_MINUTES` shortens the ten minutes of mixed load. */
import type pg from 'pg';
import { fillCatalogue } from '../../../server/testing/catalogue.ts';
import { makeOwner, post, resultOf, type Visitor } from '../accounts.ts';
import { fillCourse } from '../course-data.ts';
import * as attacks from '../hostile/attacks.ts';
import { type Observer, observe } from '../hostile/observer.ts';
import { orderRows } from '../hostile/orders.ts';
import { soak } from '../hostile/soak.ts';
import { fillSnapshots } from '../reading-data.ts';
import type { Row, Section } from '../section.ts';
import { withProduct } from '../server.ts';

const quietMs = 10_000;
const perSecond = 50;
const minutes = Number(process.env['HOSTILE_MINUTES'] ?? 10);
const largeCourse = { modules: 10, lessonsInModule: 10, blocksInLesson: 80 };

export const section: Section = {
  name: 'hostile',
  title: 'other requests during attacks and during a mixed load of 50 requests a second',
  run: () =>
    withProduct(async ({ baseUrl, pool }) => {
      const person = await makeOwner(baseUrl, 'bench@example.org');
      const observer = await observe({ baseUrl, cookie: person.cookie });
      const visitor = { baseUrl, cookie: person.cookie };
      try {
        return [...(await underAttack(observer, { visitor, pool, email: person.email })), ...(await orderRows())];
      } finally {
        observer.stop();
      }
    }),
};

type Place = { visitor: Visitor; pool: pg.Pool; email: string };

async function underAttack(observer: Observer, { visitor, pool, email }: Place): Promise<Row[]> {
  await fillCatalogue({ db: { pool } }, 2_000);
  const courseIds = await fillSnapshots(pool, 500);
  const publicCourseId = await publishLarge(visitor, await fillCourse(pool, email, largeCourse));
  const edited = await emptyCourse(visitor);
  const target = { ...visitor, ...edited, publicCourseId };
  const pause = () => new Promise<string>((resolve) => setTimeout(resolve, quietMs, ''));
  const rows = [await observer.during('no attack', pause)];
  const list: ReadonlyArray<[string, () => Promise<string>]> = [
    ['1: drawings full of doctypes', () => attacks.uploadDoctypes(target)],
    ['1: imports of 3.6 MB of nested lists', () => attacks.importLists(target)],
    ['1: imports of 80 MB', () => attacks.importMuch(target)],
    ['1: saving 99 KB of nested lists', () => attacks.saveLists(target)],
    ['1: SCORM packages of a large course', () => attacks.exportScorm(target)],
    ['2: endless subscriptions', () => attacks.floodSockets(target)],
    ['2: endless subscriptions, signed out', () => attacks.floodSockets({ ...visitor, cookie: '' })],
    ['7: password resets without a link', () => attacks.resetPasswords(target)],
    ['7: tests started by guests', () => attacks.beginTests(target)],
    ['7: slow imports', () => attacks.trickleImports(target)],
    ['7: reads of a large public course', () => attacks.readLargeCourse(target)],
  ];
  for (const [label, attack] of list) {
    // The previous attack has exhausted the rate limits.
    await pool.query('delete from rate_limits');
    rows.push(await observer.during(label, attack));
  }
  const load = () => soak({ ...visitor, courseIds, editedId: edited.courseId }, { perSecond, seconds: minutes * 60 });
  rows.push(await observer.during(`${minutes} minutes of ${perSecond} mixed requests a second`, load));
  return rows;
}

async function emptyCourse(visitor: Visitor): Promise<{ courseId: string; lessonId: string }> {
  const { courseId } = await resultOf<{ courseId: string }>(
    await post(visitor, 'courses.create', { title: 'Ein Kurs' }),
  );
  const { moduleId } = await resultOf<{ moduleId: string }>(await post(visitor, 'editor.addModule', { courseId }));
  const lesson = await post(visitor, 'editor.addLesson', { courseId, moduleId });
  return { courseId, lessonId: (await resultOf<{ lessonId: string }>(lesson)).lessonId };
}

async function publishLarge(visitor: Visitor, courseId: string): Promise<string> {
  const url = `${visitor.baseUrl}/trpc/editor.course?input=${encodeURIComponent(JSON.stringify({ json: { courseId } }))}`;
  const answer = await fetch(url, { headers: { cookie: visitor.cookie } });
  const { settingsRevision: revision, title } = await resultOf<{ settingsRevision: string; title: string }>(answer);
  const settings = { courseId, revision, title, description: '', visibility: 'public', skillIds: [] };
  await post(visitor, 'courses.changeSettings', settings);
  await post(visitor, 'publishing.publish', { courseId });
  return courseId;
}
