import { SaxesParser } from 'saxes';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldOfWork } from '#shared/jobs/field-of-work.ts';
import { countries } from '#shared/places/country.ts';
import { days } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { fillJobs, makePublishedJob, publishJobsChange } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import type { FeedPage } from './feeds.ts';

const app = testApp({ server: true });
const hostileTitle = 'Koch ]]> <script>alert(1)</script> & „Küche“ (m/w/d)';
let ownId = '';

beforeAll(async () => {
  const { owner } = await makeCrew(app());
  ({ jobId: ownId } = await makePublishedJob(owner, { title: hostileTitle }));
  const zurich = { postalCode: '8001', town: 'Zürich', country: 'CH' } as const;
  await makePublishedJob(owner, { ...zurich, title: 'Fachkraft in Zürich', payFrom: 5500, payTo: 6200 });
  await fillJobs(app(), 450);
  await publishJobsChange(app().db.pool);
});

const get = (path: string) => fetch(`${app().baseUrl}${path}`);

type Element = Record<string, string>;
function parsed(xml: string): { jobs: Element[]; source: Element } {
  const [jobs, source]: [Element[], Element] = [[], {}];
  const path: string[] = [];
  const add = (text: string) => {
    const name = path.at(-1) ?? '';
    const into = path.includes('job') ? jobs.at(-1) : source;
    if (into !== undefined && text.trim() !== '') into[name] = (into[name] ?? '') + text;
  };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (name === 'job') jobs.push({});
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { jobs, source };
}

test('the XML feed is well-formed and contains every online job once with all required fields', async () => {
  const answer = await get('/api/jobs.xml');
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
  const { jobs, source } = parsed(await answer.text());
  expect(Object.keys(source).sort()).toEqual(['lastBuildDate', 'publisher', 'publisherurl']);
  const online = await app().db.prisma.publishedJob.findMany({ select: { number: true } });
  expect(jobs.map(({ referencenumber }) => referencenumber).toSorted()).toEqual(
    online.map(({ number }) => `PG-${number}`).toSorted(),
  );
  const own = jobs.find(({ title }) => title === hostileTitle);
  expect(own).toMatchObject({
    city: 'Göttingen',
    country: 'DE',
    postalcode: '37073',
    url: `${app().baseUrl}/job/${ownId}`,
  });
  expect(jobs.find(({ title }) => title === 'Fachkraft in Zürich')).toMatchObject({
    ...{ city: 'Zürich', country: 'CH', postalcode: '8001' },
    salary: '5’500 bis 6’200\u00a0CHF im Monat',
  });
  const required = ['title', 'date', 'referencenumber', 'url', 'company', 'city', 'country', 'description', 'jobtype'];
  for (const job of jobs) for (const name of required) expect(job[name], `${job['title']}: ${name}`).toBeTruthy();
  for (const { date = '', expirationdate = '' } of jobs)
    expect(Number.isNaN(Date.parse(date) + Date.parse(expirationdate))).toBe(false);
});

const feedJob = z.strictObject({
  jobId: z.uuid(),
  url: z.url(),
  reference: z.string().regex(/^PG-\d+$/),
  title: z.string().min(1),
  company: z.strictObject({ name: z.string(), slug: z.string().nullable(), logoUrl: z.string().nullable() }),
  postalCode: z.string(),
  town: z.string(),
  country: z.enum(countries),
  workplace: z.enum(['onsite', 'hybrid', 'remote']),
  employment: z.string(),
  field: fieldOfWork.nullable(),
  hoursFrom: z.number().nullable(),
  hoursTo: z.number().nullable(),
  startsOn: z.iso.date().nullable(),
  replyBy: z.iso.date(),
  pay: z.looseObject({ kind: z.enum(['range', 'agreement', 'none']) }),
  publishedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  description: z.string(),
  companyText: z.string(),
  values: z.array(z.string()),
  questions: z.array(z.string()),
  skills: z
    .array(
      z.strictObject({
        skillId: z.number(),
        weight: z.number().min(1).max(3),
        name: z.string(),
        description: z.string(),
        esco: z.string().startsWith('http://data.europa.eu/esco/skill/').nullable(),
      }),
    )
    .min(3)
    .max(8),
});
const feedPage = z.strictObject({ jobs: z.array(feedJob).max(200), next: z.url().nullable() });

test('the pages of the JSON feed list every job once, each in the documented shape', async () => {
  const references: string[] = [];
  for (let next: string | null = `${app().baseUrl}/api/jobs.json`; next !== null; ) {
    const answer: Response = await fetch(next);
    const page: FeedPage = (await answer.json()) as FeedPage;
    expect(feedPage.parse(page)).toEqual(page);
    expect(answer.headers.get('link')).toBe(page.next === null ? null : `<${page.next}>; rel="next"`);
    expect(page.jobs).not.toHaveLength(0);
    references.push(...page.jobs.map(({ reference }) => reference));
    next = page.next;
  }
  expect(new Set(references).size).toBe(references.length);
  expect(references).toHaveLength(await app().db.prisma.publishedJob.count());
});

test('an invalid cursor is refused with a German sentence', async () => {
  const answer = await get('/api/jobs.json?after=nichts');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { rule: 'INVALID_INPUT' } });
});

test('the sitemap contains the list, and every job in the part of its id prefix', async () => {
  const index = await (await get('/sitemap.xml')).text();
  const part = ownId.slice(0, 2);
  expect(index).toContain(`${app().baseUrl}/sitemap-jobs-${part}.xml`);
  expect(await (await get(`/sitemap-jobs-${part}.xml`)).text()).toContain(`<loc>${app().baseUrl}/job/${ownId}</loc>`);
  expect(await (await get('/sitemap-pages.xml')).text()).toContain(`<loc>${app().baseUrl}/jobs</loc>`);
});

test('skills are listed with their ESCO concepts', async () => {
  const { esco, skills } = (await (await get('/api/skills')).json()) as {
    esco: object;
    skills: Array<{ esco: object }>;
  };
  expect(esco).toEqual({ uri: 'http://data.europa.eu/esco', version: '1.2.0' });
  expect(skills).toHaveLength(30);
  expect(skills[5]).toEqual({
    id: 6,
    name: 'Teamfähigkeit',
    description: expect.any(String),
    esco: { uri: 'http://data.europa.eu/esco/skill/60c78287-22eb-4103-9c8c-28deaa460da0', match: 'exactMatch' },
  });
});

test('an expired job is in no feed even before it is closed', async () => {
  app().clock.advance(days(120));
  expect(parsed(await (await get('/api/jobs.xml')).text()).jobs).toEqual([]);
  expect(await (await get('/api/jobs.json')).json()).toEqual({ jobs: [], next: null });
});

test('repeated requests for the whole feed are rate-limited, and HEAD is free', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const ask = (method: string) => fetch(`${app().baseUrl}/api/jobs.xml`, { method, headers: from });
  for (let count = 0; count < 30; count++) expect((await ask('HEAD')).status).toBe(200);
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) {
    const answer = await ask('GET');
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test('pages of the feed are rate-limited too', async () => {
  const ask = (household: string) =>
    fetch(`${app().baseUrl}/api/jobs.json`, { headers: { 'x-forwarded-for': household } });
  expect((await ask('198.51.100.8')).status).toBe(200);
  await app().db.pool.query(`update rate_limits set points = 600 where key = 'jobs-feed-pages:198.51.100.8'`);
  const refused = await ask('198.51.100.8');
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: { rule: 'TOO_MANY_ATTEMPTS' } }]);
  expect((await ask('198.51.100.9')).status).toBe(200);
});
