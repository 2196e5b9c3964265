import type { App } from '../core/app.ts';
import type { SignedInContext } from '../core/trpc/context.ts';
import { countView } from '../features/catalogue/service.ts';
import { answerQuiz, choiceKey, getPlan, markLesson, updatePublishedCounts } from '../features/learning/service.ts';
import { demoOrganisation } from './accounts.ts';
import { demoUser, userAt, visitorAt } from './people.ts';

const learners = [
  { email: 'jana.petersen@demo.example', title: 'Gespräche mit Angehörigen', lessons: 99, daysAgo: 12 },
  { email: 'jana.petersen@demo.example', title: 'Händehygiene im Alltag', lessons: 3, daysAgo: 2 },
  { email: 'franz.oberhuber@demo.example', title: 'Einarbeitung in der Hausgemeinschaft', lessons: 4, daysAgo: 6 },
  { email: 'franz.oberhuber@demo.example', title: 'Gespräche mit Angehörigen', lessons: 99, daysAgo: 30 },
  { email: 'leyla.yildirim@demo.example', title: 'Einarbeitung in der Hausgemeinschaft', lessons: 99, daysAgo: 21 },
];

const audiences = [
  { title: 'Händehygiene im Alltag', visitors: 41 },
  { title: 'Gespräche mit Angehörigen', visitors: 17 },
];

const firstAnswers = {
  title: 'Händehygiene im Alltag',
  questions: [
    { right: 31, wrong: [7, 3] },
    { right: 6, wrong: [33, 2] },
    { right: 28, wrong: [11, 0] },
  ],
};

export async function addDemoLearning(app: App): Promise<void> {
  const published = await app.db.prisma.publishedCourse.findMany({
    where: { course: { organisation: { slug: demoOrganisation.slug } } },
    select: { courseId: true, title: true, version: true },
  });
  const findCourse = (title: string) => published.find((course) => course.title === title);
  const learned = learners.map(async ({ email, title, lessons, daysAgo }) => {
    const [course, user] = [findCourse(title), await demoUser(app, email)];
    if (course === undefined || user === null) return;
    await learn(userAt(app, user, { days: daysAgo, minutes: 53 }), { ...course, lessons });
  });
  const viewed = audiences.flatMap(({ title, visitors }) => {
    const course = findCourse(title);
    if (course === undefined) return [];
    return Array.from({ length: visitors }, (_, visitor) => {
      const ago = { days: 1 + (visitor % 20), minutes: 53 };
      return countView(visitorAt(app, ago, `192.0.2.${visitor}`), course);
    });
  });
  const quizCourse = findCourse(firstAnswers.title);
  await Promise.all([...learned, ...viewed, quizCourse === undefined ? undefined : countAnswers(app, quizCourse)]);
}

async function countAnswers(app: App, version: { courseId: string; version: number }): Promise<void> {
  const { prisma } = app.db;
  const { courseId } = version;
  const plan = await getPlan({ app }, prisma, version);
  const quizzes = [...plan.quizzes].slice(0, firstAnswers.questions.length);
  for (const [index, [blockId, { statisticsKey, options, correctIndex }]] of quizzes.entries()) {
    const { right = 0, wrong = [] } = firstAnswers.questions[index] ?? {};
    for (const [place, option] of options.entries()) {
      const count = place === correctIndex ? right : (wrong[place < correctIndex ? place : place - 1] ?? 0);
      const key = { courseId, blockId, question: statisticsKey, choice: choiceKey(option) };
      await prisma.questionChoice.upsert({
        where: { courseId_blockId_question_choice: key },
        create: { ...key, count },
        update: { count: { increment: count } },
        select: { count: true },
      });
    }
    await updatePublishedCounts(prisma, { courseId, blockId, asked: statisticsKey });
  }
}

type CourseProgress = { courseId: string; version: number; lessons: number };

async function learn(ctx: SignedInContext, { courseId, version, lessons }: CourseProgress): Promise<void> {
  const { lessonIds, quizzes } = await getPlan(ctx, ctx.app.db.prisma, { courseId, version });
  for (const lessonId of lessonIds.slice(0, lessons)) {
    for (const [blockId, quiz] of quizzes)
      if (quiz.lessonId === lessonId) await answerQuiz(ctx, { courseId, version, blockId, chosen: quiz.correctIndex });
    await markLesson(ctx, { courseId, lessonId, isDone: true });
  }
}
