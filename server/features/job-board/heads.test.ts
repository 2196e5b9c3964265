import { beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import type { JobDraft } from '#shared/jobs/draft.ts';
import { jobListTexts, jobPageTexts } from '#shared/texts/jobs/board.ts';
import { testApp } from '../../testing/app.ts';
import { jobPostingRules } from '../../testing/job-posting-rules.ts';
import { makeJob, makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';

const app = testApp({ server: true });
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

async function pageOf(path: string) {
  const response = await fetch(`${app().baseUrl}${path}`);
  const html = await response.text();
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const posting = data === undefined ? null : (JSON.parse(data) as Record<string, unknown>);
  return { status: response.status, html, posting };
}

async function postingOf(draft: Partial<JobDraft>) {
  const { jobId } = await makePublishedJob(crew.owner, draft);
  return { jobId, ...(await pageOf(`/job/${jobId}`)) };
}

const range = { minValue: 3390, maxValue: 4120, unitText: 'MONTH' };
const today = dayOf(new Date());
const nowhere = { postalCode: '', town: '' };
const noPay = { payFrom: null, payTo: null };
const cases: Array<[string, Partial<JobDraft>, object, string[]]> = [
  ['a range of pay', {}, { baseSalary: { currency: 'EUR', value: range }, employmentType: 'FULL_TIME' }, []],
  [
    'pay by the hour, one figure',
    { payUnit: 'hour', payFrom: 21.5, payTo: 21.5, employment: 'miniJob' },
    { baseSalary: { value: { value: 21.5, unitText: 'HOUR' } }, employmentType: 'PART_TIME' },
    [],
  ],
  [
    'pay of a year from a figure on',
    { payUnit: 'year', payFrom: 52_000, payTo: null, employment: 'temporary' },
    { baseSalary: { value: { minValue: 52_000, unitText: 'YEAR' } }, employmentType: 'TEMPORARY' },
    [],
  ],
  [
    'a collective agreement with its figures',
    { payKind: 'agreement', agreement: 'TVöD-P', payGroup: 'P7' },
    { baseSalary: { value: range } },
    [],
  ],
  [
    'a collective agreement alone',
    { payKind: 'agreement', agreement: 'TVöD-P', payGroup: 'P7', ...noPay },
    {},
    ['baseSalary'],
  ],
  [
    'no pay',
    { payKind: 'none', ...noPay, payReason: 'Das Gehalt besprechen wir mit Ihnen im ersten Gespräch.' },
    {},
    ['baseSalary'],
  ],
  [
    'work from anywhere',
    { workplace: 'remote', ...nowhere, startsOn: addDays(today, 20), employment: 'freelance' },
    {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'DE' },
      jobStartDate: addDays(today, 20),
      employmentType: 'CONTRACTOR',
    },
    ['jobLocation', 'jobImmediateStart'],
  ],
  [
    'a place in Austria',
    { postalCode: '5020', town: 'Salzburg', country: 'AT', payFrom: 2800, payTo: 3100 },
    {
      jobLocation: { address: { addressLocality: 'Salzburg', postalCode: '5020', addressCountry: 'AT' } },
      baseSalary: { currency: 'EUR', value: { minValue: 2800, maxValue: 3100, unitText: 'MONTH' } },
    },
    [],
  ],
  [
    'a place in Switzerland',
    { postalCode: '8001', town: 'Zürich', country: 'CH', payFrom: 5500, payTo: 6200 },
    {
      jobLocation: { address: { addressLocality: 'Zürich', postalCode: '8001', addressCountry: 'CH' } },
      baseSalary: { currency: 'CHF', value: { minValue: 5500, maxValue: 6200, unitText: 'MONTH' } },
    },
    [],
  ],
  [
    'work here and there',
    { workplace: 'hybrid', employment: 'internship' },
    {
      jobLocation: { address: { addressLocality: 'Göttingen', postalCode: '37073', addressCountry: 'DE' } },
      jobImmediateStart: true,
      employmentType: 'INTERN',
      workHours: '30 bis 39 Stunden in der Woche',
    },
    ['jobLocationType', 'jobStartDate'],
  ],
];

test.each(cases)(
  'a job with %s is described in schema.org terms and follows their rules',
  async (_, draft, said, unsaid) => {
    const { posting, status, jobId } = await postingOf(draft);
    expect(jobPostingRules.parse(posting)).toMatchObject(said);
    expect(Object.keys(posting ?? {}).filter((key) => unsaid.includes(key))).toEqual([]);
    expect([status, posting?.['url']]).toEqual([200, `${app().baseUrl}/job/${jobId}`]);
  },
);

test('a job posting has no directApply, because one cannot apply here yet', async () => {
  expect((await postingOf({})).posting).not.toHaveProperty('directApply');
});

test('the head of a job contains title, company, pay and address, whatever the title contains', async () => {
  const title = 'Pflege </script><script>alert("x")</script> & $& (m/w/d)';
  const { html, posting, jobId } = await postingOf({ title });
  expect(posting?.['title']).toBe(title);
  expect(html.match(/<script\b/g)).toHaveLength(7);
  expect(html).toContain(
    '<title>Pflege &lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; $&amp; (m/w/d) – Passgenau</title>',
  );
  expect(html).toMatch(/<meta name="description" content="[^"]*Musterhaus\. 3\.390 bis 4\.120\u00a0€ im Monat\." \/>/);
  expect(html).toContain(`<link rel="canonical" href="${app().baseUrl}/job/${jobId}" />`);
  expect(html).not.toContain('noindex');
});

test('a closed job answers 410 with its title only, an unknown one 404', async () => {
  const { jobId } = await makePublishedJob(crew.owner, { title: 'Bald geschlossen (m/w/d)' });
  expect((await pageOf(`/job/${jobId}`)).status).toBe(200);
  await crew.owner.caller.jobs.close({ jobId });
  const closed = await pageOf(`/job/${jobId}`);
  expect([closed.status, closed.posting]).toEqual([410, null]);
  expect(closed.html).toContain(jobPageTexts.closed('Bald geschlossen (m/w/d)'));
  expect(closed.html).toContain('<meta name="robots" content="noindex" />');
  expect(closed.html).not.toContain('canonical');
  const draft = await makeJob(crew.owner, { title: 'Geheimer Entwurf' });
  for (const path of [`/job/${draft.jobId}`, `/job/${crypto.randomUUID()}`]) {
    const { status, html, posting } = await pageOf(path);
    expect([status, posting, html.includes('noindex'), html.includes('Geheimer')]).toEqual([404, null, true, false]);
  }
});

test('the job list has its own title and no posting', async () => {
  const { status, html, posting } = await pageOf('/jobs?search=pflege');
  expect([status, posting]).toEqual([200, null]);
  expect(html).toContain(`<title>${jobListTexts.title} – Passgenau</title>`);
  expect(html).toContain(`<link rel="canonical" href="${app().baseUrl}/jobs" />`);
});

test("a company's page describes the company once the page is public", async () => {
  const { slug, name, version: basedOnVersion } = await crew.owner.caller.organisations.current();
  expect((await pageOf(`/company-page/${slug}`)).posting).toBe(null);
  const settings = { name, description: 'Wir pflegen & lachen.', imprint: '', values: [], needsReview: false };
  await crew.owner.caller.organisations.updateSettings({ ...settings, isPublic: true, basedOnVersion });
  const { html, posting } = await pageOf(`/company-page/${slug}`);
  expect(posting).toMatchObject({ '@type': 'Organization', name, description: 'Wir pflegen & lachen.' });
  expect(html).toContain(`<title>${name} – Passgenau</title>`);
  expect((await pageOf('/company-page/%E0%A4%A')).status).toBeLessThan(500);
  const { posting: job } = await postingOf({});
  expect(job?.['hiringOrganization']).toMatchObject({ name, sameAs: `${app().baseUrl}/company-page/${slug}` });
});
