/**
 * Courses to look at after the first start: the demo organisation has written five through the real use cases, on earlier
 * days. Together they show every state: online, online in its second version with changes to come, for the organisation only,
 * in review, and a draft that came back from it.
 */
import { createReadStream } from 'node:fs';
import type { ContentInput } from '#shared/courses/content.ts';
import type { App } from '../core/app.ts';
import { days, later, minutes } from '../core/clock.ts';
import type { SignedInContext } from '../core/context.ts';
import { addCourseFile, storeCourseFile } from '../features/assets/service.ts';
import { changeSettings, createCourse } from '../features/courses/service.ts';
import { addBlock, saveBlock } from '../features/editor/blocks.ts';
import { editedCourse, readLesson } from '../features/editor/service.ts';
import { addLesson, addModule } from '../features/editor/structure.ts';
import { publish, sendBack, submit } from '../features/publishing/service.ts';
import type { DemoCourse, DemoDrawing, DemoLesson } from './courses/content.ts';
import { falls } from './courses/falls.ts';
import { fire } from './courses/fire.ts';
import { hygiene } from './courses/hygiene.ts';
import { onboarding } from './courses/onboarding.ts';
import { relatives } from './courses/relatives.ts';
import { demoOrganisation } from './people.ts';

/** A member of the organisation on a day before now. */
type On = (name: 'Miriam' | 'Tobias' | 'Leyla', daysAgo: number) => SignedInContext;

/** Nothing without the demo organisation and its people. */
export async function addDemoCourses(app: App): Promise<void> {
  const on = await findPeople(app);
  if (on === null) return;
  await writeHygiene(on);
  await publishOnce(on, { course: relatives, written: 74, published: 71 });
  await publishOnce(on, { course: onboarding, written: 52, published: 45 });
  await writeFire(on);
  await writeFalls(on);
}

async function findPeople(app: App): Promise<On | null> {
  const members = await app.db.prisma.organisationMember.findMany({
    where: { organisation: { slug: demoOrganisation.slug } },
    select: { orgId: true, role: true, userId: true, user: { select: { profile: true } } },
  });
  const people = new Map(members.map((member) => [member.user.profile?.firstName, member]));
  if (!['Miriam', 'Tobias', 'Leyla'].every((name) => people.has(name))) return null;
  return (name, daysAgo) => {
    const member = people.get(name);
    if (member === undefined) throw new Error(`no demo account is called ${name}`);
    const { orgId, role, userId, user } = member;
    const moment = later(app.clock.now(), -days(daysAgo) - minutes(31));
    return {
      app: { ...app, clock: { now: () => moment } },
      origin: { requestId: 'demo', address: '', userAgent: '', pageId: null },
      session: { sessionHash: 'demo', publicId: 'demo' },
      setCookie: () => undefined,
      viaSocket: false,
      user: {
        userId,
        email: user.profile?.email ?? '',
        firstName: name,
        lastName: user.profile?.lastName ?? '',
        companyName: demoOrganisation.name,
        userType: 'company',
        platformRole: null,
        organisation: { organisationId: orgId, name: demoOrganisation.name, role },
      },
    };
  };
}

/** Online in its second version, which brought the last lesson, with a sentence that waits for the third. */
async function writeHygiene(on: On): Promise<void> {
  const lastModule = hygiene.modules.at(-1);
  const lastLesson = lastModule?.lessons.at(-1);
  const firstState = {
    ...hygiene,
    modules: hygiene.modules.map((module) => ({
      ...module,
      lessons: module.lessons.filter((lesson) => lesson !== lastLesson),
    })),
  };
  const courseId = await write(on('Leyla', 118), firstState);
  await publish(on('Tobias', 110), courseId);
  const { modules } = await editedCourse(on('Leyla', 33), courseId);
  const moduleId = modules.at(-1)?.moduleId;
  if (moduleId === undefined || lastLesson === undefined) throw new Error('the hygiene course has no last lesson');
  await writeLesson(on('Leyla', 33), { courseId, moduleId, lesson: lastLesson });
  await publish(on('Miriam', 32), courseId);
  const lessonId = modules.at(1)?.lessons.at(1)?.lessonId ?? '';
  await addToText(on('Leyla', 1), {
    courseId,
    lessonId,
    html: '<p>Auch bei Noroviren gilt eine Besonderheit: Nehmen Sie das Mittel mit der Aufschrift <em>viruzid</em>.</p>',
  });
}

/** A draft that came back from its review. */
async function writeFire(on: On): Promise<void> {
  const courseId = await write(on('Leyla', 24), fire);
  await submit(on('Leyla', 20), courseId);
  await sendBack(on('Miriam', 19), {
    courseId,
    comment:
      'Das ist schon sehr brauchbar. Die Lektion zum Feuerlöscher ist noch leer; Herr Seidel von der Haustechnik schickt dir dazu seine Fotos. Und beim Notruf fehlt noch, wer die Feuerwehr am Tor empfängt.',
  });
}

/** In review for the second time. */
async function writeFalls(on: On): Promise<void> {
  const courseId = await write(on('Leyla', 12), falls);
  await submit(on('Leyla', 9), courseId);
  await sendBack(on('Tobias', 8), {
    courseId,
    comment: 'Die Uhrzeit der Gruppe „Kraft und Balance“ ergänzen, dann gern noch einmal einreichen.',
  });
  const { modules } = await editedCourse(on('Leyla', 3), courseId);
  await addToText(on('Leyla', 3), {
    courseId,
    lessonId: modules.at(1)?.lessons.at(1)?.lessonId ?? '',
    html: '<p>Wer nicht allein kommen kann, wird vom Frühdienst begleitet. Das ist keine Gefälligkeit, sondern Teil der Pflegeplanung.</p>',
  });
  await submit(on('Leyla', 2), courseId);
}

type Published = { course: DemoCourse; written: number; published: number };

async function publishOnce(on: On, { course, written, published }: Published): Promise<void> {
  await publish(on('Miriam', published), await write(on('Leyla', written), course));
}

async function write(ctx: SignedInContext, course: DemoCourse): Promise<string> {
  const { title, description, visibility } = course;
  const { courseId } = await createCourse(ctx, title);
  const { settingsRevision: revision } = await editedCourse(ctx, courseId);
  const skillIds = await findSkills(ctx, course.skills);
  await changeSettings(ctx, { courseId, revision, title, description, visibility, skillIds });
  for (const module of course.modules) {
    const { moduleId } = await addModule(ctx, { courseId, title: module.title });
    for (const lesson of module.lessons) await writeLesson(ctx, { courseId, moduleId, lesson });
  }
  return courseId;
}

async function findSkills({ app }: SignedInContext, names: readonly string[]): Promise<number[]> {
  const found = await app.db.prisma.softskill.findMany({ where: { name: { in: [...names] } }, select: { id: true } });
  return found.map(({ id }) => id);
}

type NewLesson = { courseId: string; moduleId: string; lesson: DemoLesson };

async function writeLesson(ctx: SignedInContext, { courseId, moduleId, lesson }: NewLesson): Promise<void> {
  const { lessonId } = await addLesson(ctx, { courseId, moduleId, title: lesson.title });
  for (const content of lesson.blocks) {
    if (content.type === 'drawing') {
      await addDrawing(ctx, { courseId, lessonId, drawing: content });
      continue;
    }
    const { blockId, revision } = await addBlock(ctx, { courseId, lessonId, type: content.type });
    await saveBlock(ctx, { courseId, blockId, revision, block: content });
  }
}

type NewDrawing = { courseId: string; lessonId: string; drawing: DemoDrawing };

/** Uploaded as an author does it: checked, stored, counted. */
async function addDrawing(ctx: SignedInContext, { courseId, lessonId, drawing }: NewDrawing): Promise<void> {
  const { file, name, alt, caption } = drawing;
  const source = createReadStream(new URL(`./files/${file}`, import.meta.url));
  const stored = await storeCourseFile(ctx.app, { source, filename: name }, { folder: 'course-content' });
  const { fileId } = await addCourseFile(ctx, courseId, stored);
  const { blockId, revision } = await addBlock(ctx, { courseId, lessonId, type: 'asset', fileId });
  await saveBlock(ctx, { courseId, blockId, revision, block: { type: 'asset', content: { fileId, alt, caption } } });
}

type Addition = { courseId: string; lessonId: string; html: string };

/** Puts a paragraph behind the first text of a lesson. */
async function addToText(ctx: SignedInContext, { courseId, lessonId, html }: Addition): Promise<void> {
  const { blocks } = await readLesson(ctx, { courseId, lessonId });
  const block = blocks.find(({ type }) => type === 'text');
  if (block?.type !== 'text') throw new Error('this demo lesson has no text');
  const { blockId, revision } = block;
  const content: ContentInput = { type: 'text', content: { content: `${block.content.content}${html}` } };
  await saveBlock(ctx, { courseId, blockId, revision, block: content });
}
