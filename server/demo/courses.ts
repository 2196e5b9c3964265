import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentInput } from '#shared/courses/content.ts';
import type { Visibility } from '#shared/courses/visibility.ts';
import { type Bundle, type BundleModule, bundleSchema } from '#shared/export/bundle.ts';
import type { App } from '../core/app.ts';
import type { SignedInContext } from '../core/trpc/context.ts';
import { changeSettings } from '../features/courses/service.ts';
import { addBlock, addLesson, getEditedCourse, getEditedLesson, saveBlock } from '../features/editor/service.ts';
import { importCourse } from '../features/export/service.ts';
import { addComment, publish, resolveComment, sendBack, submit } from '../features/publishing/service.ts';
import { demoOrganisation } from './accounts.ts';
import { finishHandbook, writeHandbook } from './handbook.ts';
import { demoUser, userAt } from './people.ts';

export type DemoCourse = { file: string; visibility: Visibility; skills: readonly string[] };

const hygiene: DemoCourse = { file: 'hygiene', visibility: 'public', skills: ['Selbstorganisation', 'Integrität'] };
const relatives: DemoCourse = {
  file: 'relatives',
  visibility: 'public',
  skills: ['Empathie', 'Kommunikation', 'Konfliktlösung'],
};
const onboarding: DemoCourse = {
  file: 'onboarding',
  visibility: 'org-only',
  skills: ['Teamfähigkeit', 'Lernbereitschaft'],
};
const fire: DemoCourse = { file: 'fire', visibility: 'org-only', skills: ['Entscheidungsfähigkeit', 'Resilienz'] };
const falls: DemoCourse = {
  file: 'falls',
  visibility: 'public',
  skills: ['Analytisches Denken', 'Problemlösung', 'Empathie'],
};

type ContextOn = (name: 'Miriam' | 'Tobias' | 'Leyla', daysAgo: number) => SignedInContext;

export async function addDemoCourses(app: App): Promise<void> {
  const on = await findPeople(app);
  if (on === null) return;
  await Promise.all([
    writeHygiene(on),
    publishOnce(on, { course: relatives, written: 74, published: 71 }),
    publishOnce(on, { course: onboarding, written: 52, published: 45 }),
    writeFire(on),
    writeFalls(on),
    writeDrinking(on),
  ]);
}

async function writeDrinking(on: ContextOn): Promise<void> {
  const handbook = await writeHandbook(on('Leyla', 17));
  const { courseId } = handbook;
  const { settingsRevision: revision, title } = await getEditedCourse(on('Leyla', 16), courseId);
  const skillIds = await findSkills(on('Leyla', 16), ['Empathie', 'Analytisches Denken']);
  const description =
    'Austrocknung und Mangelernährung erkennen, beim Trinken und Essen helfen, sicher schlucken lassen.';
  const outcomes = [
    'Sie erkennen früh, wenn jemand zu wenig trinkt oder isst.',
    'Sie helfen beim Trinken und Essen, ohne zu drängen.',
    'Sie lassen sicher schlucken.',
  ];
  const settings = { title, description, outcomes, visibility: 'org-only', skillIds, showsSources: true } as const;
  await changeSettings(on('Leyla', 16), { courseId, revision, ...settings });
  await publish(on('Miriam', 15), courseId);
  await finishHandbook(on('Leyla', 4), handbook);
}

async function findPeople(app: App): Promise<ContextOn | null> {
  const members = await app.db.prisma.profile.findMany({
    where: { organisation: { slug: demoOrganisation.slug } },
    select: { email: true },
  });
  const users = await Promise.all(members.map(({ email }) => demoUser(app, email)));
  const people = new Map(users.flatMap((user) => (user === null ? [] : [[user.firstName, user] as const])));
  if (!['Miriam', 'Tobias', 'Leyla'].every((name) => people.has(name))) return null;
  return (name, daysAgo) => {
    const user = people.get(name);
    if (user === undefined) throw new Error(`there is no demo account named ${name}`);
    return userAt(app, user, { days: daysAgo, minutes: 31 });
  };
}

async function writeHygiene(on: ContextOn): Promise<void> {
  const bundle = await readBundle(hygiene);
  const lastLesson = bundle.modules.at(-1)?.lessons.pop();
  const courseId = await writeCourse(on('Leyla', 118), hygiene, bundle);
  await publish(on('Tobias', 110), courseId);
  const { modules } = await getEditedCourse(on('Leyla', 33), courseId);
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

async function writeFire(on: ContextOn): Promise<void> {
  const courseId = await writeCourse(on('Leyla', 24), fire);
  await submit(on('Leyla', 20), courseId);
  await sendBack(on('Miriam', 19), {
    courseId,
    comment:
      'Das ist schon sehr brauchbar. Die Lektion zum Feuerlöscher ist noch leer; Herr Seidel von der Haustechnik schickt dir dazu seine Fotos. Und beim Notruf fehlt noch, wer die Feuerwehr am Tor empfängt.',
  });
}

async function writeFalls(on: ContextOn): Promise<void> {
  const courseId = await writeCourse(on('Leyla', 12), falls);
  await submit(on('Leyla', 9), courseId);
  await sendBack(on('Tobias', 8), {
    courseId,
    comment: 'Die Uhrzeit der Gruppe „Kraft und Balance“ ergänzen, dann gern noch einmal einreichen.',
  });
  const { modules } = await getEditedCourse(on('Leyla', 3), courseId);
  await addToText(on('Leyla', 3), {
    courseId,
    lessonId: modules.at(1)?.lessons.at(1)?.lessonId ?? '',
    html: '<p>Wer nicht allein kommen kann, wird vom Frühdienst begleitet. Das ist keine Gefälligkeit, sondern Teil der Pflegeplanung.</p>',
  });
  await submit(on('Leyla', 2), courseId);
  await commentOnFalls(on, { courseId, modules });
}

type Outline = Pick<Awaited<ReturnType<typeof getEditedCourse>>, 'courseId' | 'modules'>;

async function commentOnFalls(on: ContextOn, { courseId, modules }: Outline): Promise<void> {
  const lessonId = (module: number, lesson: number) => modules.at(module)?.lessons.at(lesson)?.lessonId ?? null;
  const addLessonComment = async (ctx: SignedInContext, about: string | null, text: string): Promise<string> => {
    const commentId = randomUUID();
    await addComment(ctx, { commentId, courseId, lessonId: about, text });
    return commentId;
  };
  await addLessonComment(
    on('Tobias', 1.5),
    lessonId(0, 0),
    'Die Zahl der Stürze im letzten Jahr würde ich hier nennen. Sie steht im Qualitätsbericht, Seite 14.',
  );
  const resolvedCommentId = await addLessonComment(
    on('Tobias', 1.4),
    lessonId(1, 1),
    'Gut, dass der Frühdienst jetzt drinsteht. Gilt das auch am Wochenende? Dann bitte einen Halbsatz ergänzen.',
  );
  await addLessonComment(
    on('Miriam', 1),
    null,
    'Liest sich sehr angenehm. Ein Foto vom Gang mit den neuen Handläufen wäre schön; Herr Seidel hat welche.',
  );
  await resolveComment(on('Leyla', 0.9), { courseId, commentId: resolvedCommentId, isResolved: true });
}

type Published = { course: DemoCourse; written: number; published: number };

async function publishOnce(on: ContextOn, { course, written, published }: Published): Promise<void> {
  await publish(on('Miriam', published), await writeCourse(on('Leyla', written), course));
}

const readBundle = async ({ file }: DemoCourse): Promise<Bundle> =>
  bundleSchema.parse(JSON.parse(await readFile(new URL(`./courses/${file}.json`, import.meta.url), 'utf8')));

export async function writeCourse(ctx: SignedInContext, course: DemoCourse, override?: Bundle): Promise<string> {
  const bundle = override ?? (await readBundle(course));
  const courseId = await importBundle(ctx, bundle);
  const { settingsRevision: revision } = await getEditedCourse(ctx, courseId);
  const skillIds = await findSkills(ctx, course.skills);
  const [{ title, description }, { visibility }] = [bundle, course];
  await changeSettings(ctx, { courseId, revision, title, description, visibility, skillIds });
  return courseId;
}

async function importBundle(ctx: SignedInContext, bundle: Bundle): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'passgenau-demo-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'bundle.json');
    await writeFile(path, JSON.stringify(bundle));
    return (await importCourse(ctx, { path, folder, remove })).courseId;
  } finally {
    await remove();
  }
}

async function findSkills({ app }: SignedInContext, names: readonly string[]): Promise<number[]> {
  const found = await app.db.prisma.softskill.findMany({ where: { name: { in: [...names] } }, select: { id: true } });
  return found.map(({ id }) => id);
}

type BundleLesson = BundleModule['lessons'][number];
type NewLesson = { courseId: string; moduleId: string; lesson: BundleLesson };

async function writeLesson(ctx: SignedInContext, { courseId, moduleId, lesson }: NewLesson): Promise<void> {
  const { lessonId } = await addLesson(ctx, { courseId, moduleId, title: lesson.title });
  for (const written of lesson.blocks) {
    const block = contentOf(written);
    const { blockId, revision } = await addBlock(ctx, { courseId, lessonId, type: block.type });
    await saveBlock(ctx, { courseId, blockId, revision, block });
  }
}

function contentOf(block: BundleLesson['blocks'][number]): ContentInput {
  if (block.type === 'text') return { type: 'text', content: { content: block.content } };
  if (block.type === 'asset') throw new Error('this demo lesson has no files');
  const { type, ...content } = block;
  return { type, content } as ContentInput;
}

type Addition = { courseId: string; lessonId: string; html: string };

async function addToText(ctx: SignedInContext, { courseId, lessonId, html }: Addition): Promise<void> {
  const { blocks } = await getEditedLesson(ctx, { courseId, lessonId });
  const block = blocks.find(({ type }) => type === 'text');
  if (block?.type !== 'text') throw new Error('this demo lesson has no text');
  const { blockId, revision } = block;
  const content: ContentInput = { type: 'text', content: { content: `${block.content.content}${html}` } };
  await saveBlock(ctx, { courseId, blockId, revision, block: content });
}
