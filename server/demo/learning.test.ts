import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { callerFor, makePerson } from '../testing/people.ts';
import { demoOrganisation } from './accounts.ts';
import { addDemoCourses } from './courses.ts';
import { addDemoLearning } from './learning.ts';

const app = testApp();

test('the demo applicant has a certificate and is halfway through another course; public courses have been looked at', async () => {
  const { id: orgId } = await app().db.prisma.organisation.create({ data: demoOrganisation, select: { id: true } });
  const people = new Map<string, Awaited<ReturnType<typeof makePerson>>>();
  for (const [firstName, role] of [
    ['Miriam', 'owner'],
    ['Tobias', 'admin'],
    ['Leyla', 'editor'],
  ] as const)
    people.set(firstName, await makePerson(app(), { firstName, userType: 'company', member: { orgId, role } }));
  const tobias = people.get('Tobias') ?? null;
  const jana = await makePerson(app(), { email: 'jana.petersen@demo.example' });
  await addDemoCourses(app());
  await addDemoLearning(app());
  const { courses } = await (await callerFor(app(), jana)).learning.mine({});
  expect(courses.map(({ title, certificateId }) => [title, certificateId !== null])).toEqual([
    ['Händehygiene im Alltag', false],
    ['Gespräche mit Angehörigen', true],
  ]);
  expect(courses[0]?.lessonsDone).toBe(3);
  const counted = await app().db.prisma.publishedCourse.findMany({ orderBy: { viewCount: 'desc' } });
  expect(counted.map(({ viewCount }) => viewCount)).toEqual([41, 17, 0, 0]);
  const { questions } = await (await callerFor(app(), tobias)).learning.questions({
    courseId: counted[0]?.courseId ?? '',
  });
  const marks = questions.flatMap(({ options }) => options.flatMap(({ mark }) => mark ?? []));
  expect(marks.toSorted()).toEqual(['most', 'nobody']);
});
