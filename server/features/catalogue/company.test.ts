import { expect, test } from 'vitest';
import type { CataloguePage } from '#shared/catalogue/schema.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { explain } from '../../testing/query-plans.ts';
import { listStatement } from './list-queries.ts';

const app = testApp({ server: true });

async function titlesOf(company: string): Promise<string[]> {
  const answer = await fetch(`${app().baseUrl}/api/courses?${new URLSearchParams({ company })}`);
  return ((await answer.json()) as CataloguePage).courses.map(({ title }) => title);
}

async function makeCompany(slug: string, title: string): Promise<void> {
  const { owner, orgId } = await makeCrew(app());
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { slug, isPublic: true } });
  for (const visibility of ['public', 'org-only'] as const) {
    const { courseId, settingsRevision: revision } = await makeCourse(owner, { title });
    const settings = { title, description: '', visibility, skillIds: [] };
    await owner.caller.courses.changeSettings({ courseId, revision, ...settings });
    await owner.caller.publishing.publish({ courseId });
  }
}

test("lists a company's public courses, and none once it has no public page", async () => {
  await makeCompany('haus-am-see', 'Schwimmen lernen');
  await makeCompany('haus-am-berg', 'Klettern lernen');
  expect(await titlesOf('haus-am-see')).toEqual(['Schwimmen lernen']);
  expect(await titlesOf('gibt-es-nicht')).toEqual([]);
  await app().db.prisma.organisation.update({ where: { slug: 'haus-am-see' }, data: { isPublic: false } });
  expect(await titlesOf('haus-am-see')).toEqual([]);
});

test("a company's courses use their own index, also in a prepared statement shared by companies", async () => {
  const statement = listStatement({ sort: 'newest', pattern: null, cursor: null, take: 25, company: 'haus-am-berg' });
  expect(statement).toMatchObject({ name: 'catalogue-all-newest-first-company', values: [25, 'haus-am-berg'] });
  expect(await explain(app(), statement)).not.toContain('Seq Scan on published_courses');
});
