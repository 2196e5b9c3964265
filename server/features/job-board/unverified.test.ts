import { expect, test } from 'vitest';
import type { JobDetail, JobPage } from '#shared/jobs/board.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { makeApplicant } from '../../testing/results.ts';
import { changeCompany, makeCompanyWithImprint } from '../../testing/verification.ts';
import type { FeedPage } from './feeds.ts';

const app = testApp({ server: true });
const get = async (path: string) => (await fetch(`${app().baseUrl}${path}`)).text();
const json = async <T>(path: string) => JSON.parse(await get(path)) as T;

async function shown(jobId: string, slug: string) {
  const [feed, xml, part] = [await json<FeedPage>('/api/jobs.json'), await get('/api/jobs.xml'), jobId.slice(0, 2)];
  const [page, companyPage] = [await get(`/job/${jobId}`), await get(`/company-page/${slug}`)];
  const list = await json<JobPage>('/api/jobs');
  const detail = await json<JobDetail>(`/api/job/${jobId}`);
  return {
    feeds: [feed.jobs.some((job) => job.jobId === jobId), xml.includes(jobId)],
    sitemap: (await get(`/sitemap-jobs-${part}.xml`)).includes(jobId),
    posting: page.includes('JobPosting'),
    organisation: companyPage.includes('"Organization"'),
    indexed: [page, companyPage].map((html) => !html.includes('noindex')),
    marks: [list.jobs.find((job) => job.jobId === jobId)?.company.isUnverified, detail.company.isUnverified],
  };
}
const unverified = {
  ...{ feeds: [false, false], sitemap: false, posting: false, organisation: false },
  ...{ indexed: [false, false], marks: [true, true] },
};
const verified = {
  ...{ feeds: [true, true], sitemap: true, posting: true, organisation: true },
  ...{ indexed: [true, true], marks: [false, false] },
};
const reason = 'Laut Register gibt es das Unternehmen.';

test("an unverified company's jobs and page are marked for people and hidden from machines", async () => {
  await makePublishedJob((await makeCrew(app())).owner);
  const company = await makeCompanyWithImprint(app(), 'Nordlicht Pflege');
  const { jobId } = await makePublishedJob(company);
  await changeCompany(company, { isPublic: true });
  expect(await shown(jobId, company.slug)).toEqual(unverified);

  const applicant = await makeApplicant(app(), { skills: Array.from({ length: 30 }, (_, index) => index + 1) });
  const { caller } = applicant;
  const marks = async () => {
    const discovered = await caller.matching.discover({ sort: 'newest', search: 'Nordlicht' });
    const { companies } = await caller.matching.companies({});
    const target = { kind: 'job', jobId } as const;
    return [
      discovered.jobs[0]?.company.isUnverified,
      companies.find(({ slug }) => slug === company.slug)?.isUnverified,
      (await caller.releases.preview({ target, scope: 'named' })).company.isUnverified,
    ];
  };
  expect(await marks()).toEqual([true, true, true]);
  const { adminOrganisations, adminSettings } = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  await adminOrganisations.verify({ organisationId: company.orgId, reason });
  expect(await shown(jobId, company.slug)).toEqual(verified);
  expect(await marks()).toEqual([false, false, false]);
  await adminOrganisations.withdrawVerification({ organisationId: company.orgId, reason });
  expect(await shown(jobId, company.slug)).toEqual(unverified);

  const value = { mode: 'invited' as const, domains: [], checksCompanies: false };
  const { revision } = (await adminSettings.all()).registration;
  await adminSettings.change({ section: 'registration', revision, value });
  await expect.poll(() => shown(jobId, company.slug)).toEqual(verified);
});
