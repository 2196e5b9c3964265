import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { callerFor, makePerson, type Person } from '../testing/people.ts';
import { demoOrganisation } from './accounts.ts';
import { addDemoCourses } from './courses.ts';

const app = testApp();

async function makeDemoOrganisation(): Promise<Person> {
  const { id: orgId } = await app().db.prisma.organisation.create({ data: demoOrganisation, select: { id: true } });
  const member = (firstName: string, role: 'owner' | 'admin' | 'editor') =>
    makePerson(app(), { firstName, userType: 'company', member: { orgId, role } });
  await member('Tobias', 'admin');
  await member('Leyla', 'editor');
  return member('Miriam', 'owner');
}

test('without the demo organisation nothing is added', async () => {
  await addDemoCourses(app());
  expect(await app().db.prisma.course.count()).toBe(0);
});

test('the demo organisation has a course in every state, complete and without a dead end', async () => {
  const caller = await callerFor(app(), await makeDemoOrganisation());
  await addDemoCourses(app());
  expect(await caller.courses.counts()).toEqual({ draft: 1, review: 1, published: 4 });
  const { courses } = await caller.courses.page({});
  const shown = courses.map(({ title, status, visibility, version, hasChanges }) =>
    [title, status, visibility, version, hasChanges].join(', '),
  );
  expect(shown).toEqual([
    'Händehygiene im Alltag, published, public, 2, true',
    'Sturzprävention, review, public, 0, false',
    'Trinken und Essen im Alter, published, org-only, 1, true',
    'Brandschutz im Wohnbereich, draft, org-only, 0, false',
    'Einarbeitung in der Hausgemeinschaft, published, org-only, 1, false',
    'Gespräche mit Angehörigen, published, public, 1, false',
  ]);
  for (const { courseId, title, status, createdAt } of courses) {
    const { checks, warnings } = await caller.publishing.checklist({ courseId });
    expect(checks.every(({ isPassed }) => isPassed)).toBe(true);
    const isMade = title === 'Trinken und Essen im Alter';
    const expected = isMade ? ['unconfirmed'] : status === 'draft' ? ['emptyLesson'] : [];
    expect(warnings.map(({ rule }) => rule)).toEqual(expected);
    expect((await caller.editor.course({ courseId })).skillIds.length).toBeGreaterThan(1);
    expect(createdAt.getTime()).toBeLessThan(app().clock.now().getTime());
  }
  expect((await caller.assets.storage()).files).toBe(2);
  const inReview = courses.find(({ status }) => status === 'review')?.courseId ?? '';
  const said = await caller.publishing.comments({ courseId: inReview });
  expect(
    said.map(({ author, lessonTitle, resolvedAt }) => [author?.split(' ')[0], lessonTitle !== '', resolvedAt !== null]),
  ).toEqual([
    ['Tobias', true, false],
    ['Tobias', true, true],
    ['Miriam', false, false],
  ]);
  const handbook = { courseId: courses.find(({ title }) => title === 'Trinken und Essen im Alter')?.courseId ?? '' };
  const order = await caller.ai.current(handbook);
  expect(order).toMatchObject({ state: 'written', generator: 'embedded', report: { unheldSources: 0 } });
  const [used] = await caller.ai.coverage(handbook);
  // Its title and its contents are not for learning.
  expect(used?.uses.map((count) => count > 0)).toEqual([false, false, ...Array.from({ length: 9 }, () => true)]);
});
