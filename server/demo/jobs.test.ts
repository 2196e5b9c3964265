import { expect, test } from 'vitest';
import { discriminationHints } from '#shared/jobs/wording.ts';
import { testApp } from '../testing/app.ts';
import { makePerson } from '../testing/people.ts';
import { demoOrganisations, demoPeople } from './accounts.ts';
import { addDemoJobs } from './jobs.ts';

const app = testApp({ mail: false });

test('the demo organisations advertise jobs in every state, with every way to name pay and six kinds of employment', async () => {
  const { prisma } = app().db;
  for (const { values, ...organisation } of demoOrganisations) {
    const { id: orgId } = await prisma.organisation.create({
      data: { ...organisation, values: [...values] },
      select: { id: true },
    });
    const members = demoPeople.filter(
      (person) =>
        person.organisationRole !== null && (person.organisation ?? demoOrganisations[0].slug) === organisation.slug,
    );
    for (const { firstName, lastName, email, organisationRole } of members)
      await makePerson(app(), {
        firstName,
        lastName,
        email,
        userType: 'company',
        ...(organisationRole !== null && { member: { orgId, role: organisationRole } }),
      });
  }
  await addDemoJobs(app());
  const jobs = await prisma.job.findMany({ include: { published: true } });
  expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['draft', 'published', 'closed']));
  const online = jobs.flatMap(({ published }) => (published === null ? [] : [published]));
  expect(online).toHaveLength(12);
  expect(new Set(online.map(({ orgId }) => orgId)).size).toBe(3);
  expect(new Set(online.map(({ pay }) => (pay as { kind: string }).kind))).toEqual(
    new Set(['range', 'agreement', 'none']),
  );
  expect(new Set(online.map(({ workplace }) => workplace))).toEqual(new Set(['onsite', 'hybrid', 'remote']));
  expect(new Set(online.map(({ employment }) => employment)).size).toBe(6);
  expect(
    jobs.filter(({ revision, publishedRevision, published }) => published && revision !== publishedRevision),
  ).toHaveLength(1);
  expect(online.every(({ endsAt }) => endsAt > app().clock.now())).toBe(true);
  const draft = jobs.find(({ status }) => status === 'draft');
  expect(
    discriminationHints((draft?.content as { description: string } | undefined)?.description ?? '').length,
  ).toBeGreaterThan(1);
  for (const { description } of online) expect(discriminationHints(description)).toEqual([]);
});
