import { expect, test } from 'vitest';
import type { CompaniesPage } from '#shared/matching/state.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { fillJobs, makePublishedJob, publishJobsChange } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { type Applicant, makeApplicant, skillsFrom } from '../../testing/results.ts';

const app = testApp();

async function walk({ caller }: Applicant): Promise<CompaniesPage['companies']> {
  const pages: CompaniesPage[] = [];
  for (let cursor: CompaniesPage['nextCursor'] | undefined; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null)
    pages.push(await caller.matching.companies(cursor === undefined ? {} : { cursor }));
  return pages.flatMap(({ companies }) => companies);
}

test('lists every public company with an online job once, the best-fitting job first', async () => {
  await fillJobs(app(), 1_500);
  const companies = await walk(await makeApplicant(app(), { skills: skillsFrom(5) }));
  expect(companies).toHaveLength(60);
  expect(new Set(companies.map(({ slug }) => slug)).size).toBe(60);
  const matches = companies.map(({ best }) => best?.match.match ?? -1);
  expect(matches).toEqual(matches.toSorted((a, b) => b - a));
  expect(companies.every(({ jobCount }) => jobCount === 25)).toBe(true);
});

test('names the best job of a company and the values that both chose; skips a company without a page', async () => {
  const crew = await makeCrew(app());
  await makePublishedJob(crew.owner, { title: 'Andere Stelle', skills: skillsAt(10, 11, 12) });
  const { jobId } = await makePublishedJob(crew.owner, { title: 'Beste Stelle', skills: skillsAt(1, 2, 3) });
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1), values: { Natur: 9, Mut: 3 } });
  const { slug: ownSlug } = await app().db.prisma.organisation.findUniqueOrThrow({ where: { id: crew.orgId } });
  const own = async () => (await walk(applicant)).find(({ slug }) => slug === ownSlug);
  expect(await own()).toBeUndefined();
  await app().db.pool.query(
    `update orgs set is_public = true, organisation_values = '{Natur,Humor,Freiheit,Familie,Ordnung}' where id = $1`,
    [crew.orgId],
  );
  await app().events.publish(app().db.prisma, { name: 'jobs-changed' }, null);
  await publishJobsChange(app().db.pool);
  const company = await own();
  expect(company).toMatchObject({ jobCount: 2, sharedValues: ['Natur'], best: { jobId, title: 'Beste Stelle' } });
  expect(company?.valueFit).toBe(company?.best?.match.valueFit);
  expect(Object.keys(company ?? {}).toSorted()).toEqual([
    ...['best', 'isUnverified', 'jobCount', 'logoUrl', 'name', 'sharedValues', 'slug', 'valueFit'],
  ]);
  // Bypasses events, so the in-memory index still has the page.
  await app().db.pool.query('update orgs set is_public = false where id = $1', [crew.orgId]);
  expect(await own()).toBeUndefined();
});

test('recommends a job with an application only if no other is left', async () => {
  const crew = await makeCrew(app());
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1), values: { Natur: 9, Mut: 3 } });
  const best = await makePublishedJob(crew.owner, { title: 'Beste Stelle', skills: skillsAt(1, 2, 3) });
  await makePublishedJob(crew.owner, { title: 'Andere Stelle', skills: skillsAt(10, 11, 12) });
  const { slug } = await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { isPublic: true } });
  await publishJobsChange(app().db.pool);
  const recommended = async () => (await walk(applicant)).find((company) => company.slug === slug)?.best?.title;
  expect(await recommended()).toBe('Beste Stelle');
  await applyAs(applicant, best);
  expect(await recommended()).toBe('Andere Stelle');
  const matches = (await walk(applicant)).map((company) => company.best?.match.match ?? -1);
  expect(matches).toEqual(matches.toSorted((a, b) => b - a));
});

test('without a result all companies are listed without a match', async () => {
  const companies = await walk(await makeApplicant(app()));
  expect(companies.length).toBeGreaterThanOrEqual(60);
  expect(companies.every(({ best, valueFit }) => best === null && valueFit === null)).toBe(true);
});

test('fills its pages despite hidden companies', async () => {
  const { caller } = await makeApplicant(app(), { skills: skillsFrom(5) });
  const before = (await caller.matching.companies({})).companies.map(({ slug }) => slug);
  await app().db.pool.query('update orgs set is_public = false where slug = any($1)', [before]);
  await app().events.publish(app().db.prisma, { name: 'jobs-changed' }, null);
  await publishJobsChange(app().db.pool);
  const after = (await caller.matching.companies({})).companies.map(({ slug }) => slug);
  expect([after.length, after.filter((slug) => before.includes(slug))]).toEqual([24, []]);
});

function skillsAt(...ids: number[]) {
  return ids.map((skillId) => ({ skillId, weight: 2 as const }));
}
