import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { makePerson } from '../testing/people.ts';
import { demoOrganisations, demoPeople } from './accounts.ts';
import { addNeighbourCourses } from './neighbours.ts';

const app = testApp({ mail: false });

test('the smaller organisations offer a course each to everybody, which trains what it names and has no empty lesson', async () => {
  const { prisma } = app().db;
  for (const { values, ...data } of demoOrganisations.slice(1)) {
    const { id: orgId } = await prisma.organisation.create({ data: { ...data, values: [...values] } });
    const { email } = demoPeople.find(({ organisation }) => organisation === data.slug) ?? { email: '' };
    await makePerson(app(), { email, userType: 'company', member: { orgId, role: 'owner' } });
  }
  await addNeighbourCourses(app());
  const courses = await prisma.course.findMany({ include: { published: true, skills: true } });
  expect(courses.map(({ title }) => title).sort()).toEqual(['Ein Tag, der aufgeht', 'Zahlen lesen, Zahlen erklären']);
  expect(courses.every(({ published, visibility }) => published !== null && visibility === 'public')).toBe(true);
  const nameOf = new Map((await prisma.softskill.findMany()).map(({ id, name }) => [id, name]));
  const trained = courses.map(({ title, skills }) => [title, skills.map(({ skillId }) => nameOf.get(skillId)).sort()]);
  expect(Object.fromEntries(trained)).toEqual({
    'Ein Tag, der aufgeht': ['Delegation', 'Entscheidungsfähigkeit', 'Zeitmanagement'],
    'Zahlen lesen, Zahlen erklären': ['Analytisches Denken', 'Datenkompetenz', 'Nachhaltigkeitsbewusstsein'],
  });
  expect(await prisma.lesson.count({ where: { blocks: { none: {} } } })).toBe(0);
});
