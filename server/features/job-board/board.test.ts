import { expect, test } from 'vitest';
import type { JobCount, JobDetail, JobPage } from '#shared/jobs/board.ts';
import { type JobDraft, jobEnd } from '#shared/jobs/draft.ts';
import { addMs } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makeJob, makeJobDraft, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { jobCards } from './service.ts';

const app = testApp({ server: true });

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app().baseUrl}${path}`, { headers });
const json = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;
type Query = Record<string, string>;
const list = (query: Query = {}) => json<JobPage>(`/api/jobs?${new URLSearchParams(query)}`);
const counted = (query: Query = {}) => json<JobCount>(`/api/jobs/count?${new URLSearchParams(query)}`);

async function publishAll(word: string, all: Array<Partial<JobDraft> & { title: string }>) {
  const crew = await makeCrew(app());
  const ids: string[] = [];
  for (const draft of all) {
    app().clock.advance(1000);
    const { jobId } = await makePublishedJob(crew.owner, { ...draft, title: `${draft.title} ${word}` });
    ids.push(jobId);
  }
  const found = async (query: Query) => {
    const asked = { search: word, ...query };
    const [{ jobs }, { count }] = await Promise.all([list(asked), counted(asked)]);
    expect(count).toBe(jobs.length);
    return jobs.map(({ title }) => title.replace(` ${word}`, ''));
  };
  return { crew, ids, found };
}

async function showCompany({ owner }: Awaited<ReturnType<typeof makeCrew>>, isPublic: boolean) {
  const { name, slug, version: basedOnVersion } = await owner.caller.organisations.current();
  const rest = { description: 'Wir pflegen.', imprint: '', values: ['Abenteuer'], needsReview: false, basedOnVersion };
  await owner.caller.organisations.updateSettings({ ...rest, name, isPublic });
  return slug;
}

const commonKeys = [
  ...['jobId', 'title', 'company', 'postalCode', 'town', 'country', 'workplace', 'employment', 'hoursFrom', 'hoursTo'],
  ...['startsOn', 'replyBy', 'pay', 'publishedAt'],
];
const keysOfCard = [...commonKeys, 'strengths'];
const keysOfDetail = [
  ...commonKeys,
  ...['reference', 'description', 'field', 'skills', 'values', 'companyText', 'questions', 'endsAt'],
];

test('a card names the three most important strengths, the most important first', async () => {
  const { owner } = await makeCrew(app());
  const names = new Map((await owner.caller.courses.skills()).map(({ id, name }) => [id, name]));
  const weights = [1, 3, 2, 3] as const;
  const skills = [...names.keys()].slice(0, 4).map((skillId, index) => ({ skillId, weight: weights[index] ?? 1 }));
  const { jobId } = await makePublishedJob(owner, { title: 'Stärkenprobe (m/w/d)', skills });
  const { jobs } = await list({ search: 'Stärkenprobe' });
  const expected = [1, 3, 2].map((index) => names.get(skills[index]?.skillId ?? 0));
  expect(jobs[0]?.strengths).toEqual(expected);
  expect((await jobCards(app(), [jobId])).get(jobId)?.strengths).toEqual(expected);
});

test('a job that an older process published without a field matches every field', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner, { title: 'Feldprobe (m/w/d)' });
  await app().db.pool.query('update published_jobs set field = null where job_id = $1', [jobId]);
  const { jobs } = await list({ search: 'Feldprobe', field: 'it' });
  expect(jobs.map((job) => job.jobId)).toEqual([jobId]);
});

test('all words must occur in title, company or place, in any order and case', async () => {
  const { found } = await publishAll('Wortprobe', [
    { title: 'Fachkraft Übung 100%' },
    { title: 'Fachkraft Übung 1000', postalCode: '50667', town: 'Köln' },
  ]);
  expect(await found({ search: 'wortprobe übung fachkraft' })).toEqual([
    'Fachkraft Übung 1000',
    'Fachkraft Übung 100%',
  ]);
  expect(await found({ search: 'Wortprobe 100%' })).toEqual(['Fachkraft Übung 100%']);
  expect(await found({ search: 'köln Wortprobe Musterhaus 50667 ü' })).toEqual(['Fachkraft Übung 1000']);
  expect(await found({ search: 'Wortprobe Gärtnerei' })).toEqual([]);
});

test('a place with a radius returns jobs within the distance, with or without remote ones', async () => {
  const remote = { workplace: 'remote', postalCode: '', town: '' } as const;
  const { found } = await publishAll('Ortsprobe', [
    { title: 'Göttingen' },
    { title: 'Hannover', postalCode: '30159', town: 'Hannover' },
    { title: 'Überall', ...remote },
    { title: 'Überall von Kassel', workplace: 'remote', postalCode: '34117', town: 'Kassel' },
  ]);
  expect(await found({ place: 'Göttingen' })).toEqual(['Göttingen']);
  expect(await found({ place: '37073', radius: '50' })).toEqual(['Überall von Kassel', 'Göttingen']);
  expect(await found({ place: '37073 Göttingen', radius: '100' })).toEqual([
    'Überall von Kassel',
    'Hannover',
    'Göttingen',
  ]);
  expect(await found({ place: 'Göttingen', remote: 'also' })).toEqual(['Überall von Kassel', 'Überall', 'Göttingen']);
  expect(await found({ remote: 'only' })).toEqual(['Überall von Kassel', 'Überall']);
  expect(await found({ place: 'Nirgendwo am Nichts', remote: 'only' })).toEqual(['Überall von Kassel', 'Überall']);
  expect((await counted({ place: '37073' })).place).toBe('37073 Göttingen');
  const unknown = { search: 'Ortsprobe', place: 'Nirgendwo am Nichts', remote: 'also' };
  expect(await counted(unknown)).toEqual({ count: 0, place: null, isPlaceUnknown: true });
  expect(await list(unknown)).toEqual({ jobs: [], nextCursor: null });
});

test('filters by employment and yearly pay, and sorts by pay', async () => {
  const hourly = { payUnit: 'hour', payFrom: 20, payTo: 25, hoursFrom: 20, hoursTo: 20 } as const;
  const { found } = await publishAll('Lohnprobe', [
    { title: 'Monat', payFrom: 3000, payTo: 3500 },
    { title: 'Stunde', employment: 'partTime', ...hourly },
    {
      title: 'Ohne',
      payKind: 'none',
      payFrom: null,
      payTo: null,
      payReason: 'Das besprechen wir im ersten Gespräch.',
      employment: 'miniJob',
    },
  ]);
  expect(await found({ sort: 'pay' })).toEqual(['Monat', 'Stunde', 'Ohne']);
  expect(await found({ pay: '42000' })).toEqual(['Monat']);
  expect(await found({ pay: '26000' })).toEqual(['Stunde', 'Monat']);
  expect(await found({ employment: 'partTime,miniJob,nonsense' })).toEqual(['Ohne', 'Stunde']);
});

test('filters by fields of work; a job of an unknown field is in each', async () => {
  const { ids, found } = await publishAll('Bereichsprobe', [
    { title: 'Pflegehelfer' },
    { title: 'Lagerhelfer' },
    { title: 'Teamleitung' },
    { title: 'Lagerleitung', field: 'office' },
  ]);
  expect(await found({})).toEqual(['Lagerleitung', 'Teamleitung', 'Lagerhelfer', 'Pflegehelfer']);
  expect(await found({ field: 'care' })).toEqual(['Teamleitung', 'Pflegehelfer']);
  expect(await found({ field: 'logistics,care,magic,logistics' })).toEqual([
    'Teamleitung',
    'Lagerhelfer',
    'Pflegehelfer',
  ]);
  expect(await found({ field: 'office', sort: 'pay' })).toHaveLength(2);
  expect(await found({ field: "magic,' or true --" })).toHaveLength(4);
  expect(await json<JobDetail>(`/api/job/${ids[3]}`)).toMatchObject({ field: 'office' });
});

test("a company's jobs are listed by the slug of its page while it has one", async () => {
  const { crew } = await publishAll('Firmenprobe', [{ title: 'Eine' }, { title: 'Andere' }]);
  const slug = await showCompany(crew, false);
  expect((await list({ company: slug })).jobs).toEqual([]);
  await showCompany(crew, true);
  for (const sort of ['newest', 'pay']) expect((await list({ company: slug, sort })).jobs).toHaveLength(2);
  expect((await counted({ company: slug })).count).toBe(2);
  const company = { name: 'Musterhaus', slug, logoUrl: null, isUnverified: false };
  expect((await list({ company: slug })).jobs[0]?.company).toEqual(company);
});

test('pages in both orders contain each job once', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => ({
    title: `Gleich ${index % 4}`,
    payFrom: 3000 + (index % 3),
  }));
  await publishAll('Seitenprobe', titles);
  for (const query of [{ search: 'Seitenprobe' }, { search: 'Seitenprobe', employment: 'fullTime' }, {}] as Query[])
    for (const sort of ['newest', 'pay']) {
      const { count } = await counted(query);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: JobPage = await list({ ...query, sort, ...(after === null ? {} : { after }) });
        seen.push(...page.jobs.map(({ jobId }) => jobId));
        after = page.nextCursor;
      } while (after !== null);
      expect([seen.length, new Set(seen).size]).toEqual([count, count]);
    }
});

test('jobs across the border are near, and pay is compared within its currency only', async () => {
  const { found } = await publishAll('Grenzprobe', [
    { title: 'Freilassing', postalCode: '83395', town: 'Freilassing', payFrom: 3000, payTo: 3000 },
    { title: 'Salzburg', postalCode: '5020', town: 'Salzburg', country: 'AT', payFrom: 3000, payTo: 3000 },
    { title: 'Zürich', postalCode: '8001', town: 'Zürich', country: 'CH', payFrom: 7000, payTo: 7000 },
    { title: 'Bern', postalCode: '3011', town: 'Bern', country: 'CH', payFrom: 3000, payTo: 3000 },
  ]);
  expect((await found({ place: 'Freilassing', radius: '10' })).sort()).toEqual(['Freilassing', 'Salzburg']);
  expect((await found({ place: '5020 Salzburg, Österreich', radius: '10' })).sort()).toEqual([
    'Freilassing',
    'Salzburg',
  ]);
  expect(await found({ pay: '40000' })).toEqual(['Salzburg']);
  expect(await found({ pay: '40000', currency: 'CHF' })).toEqual(['Zürich']);
  expect(await found({ sort: 'pay' })).toEqual(['Salzburg', 'Freilassing', 'Zürich', 'Bern']);
});

test("a job is delivered with exactly the applicant's fields, and with an ETag that answers 304", async () => {
  const { crew, ids } = await publishAll('Einzelprobe', [{ title: 'Pflege', questions: ['Was reizt Sie daran?'] }]);
  const [jobId = ''] = ids;
  const response = await get(`/api/job/${jobId}`);
  const job = (await response.json()) as JobDetail;
  expect(Object.keys(job)).toEqual(keysOfDetail);
  expect(Object.keys(job.company)).toEqual(['name', 'slug', 'logoUrl', 'isUnverified']);
  expect(Object.keys(job.skills[0] ?? {})).toEqual(['skillId', 'weight', 'name', 'description', 'esco']);
  expect(Object.keys((await list({ search: 'Einzelprobe' })).jobs[0] ?? {})).toEqual(keysOfCard);
  const { description, skills, payFrom, payTo } = makeJobDraft();
  expect(job).toMatchObject({
    title: 'Pflege Einzelprobe',
    description,
    company: { name: 'Musterhaus', slug: null },
    companyText: '',
    skills: skills.map((skill) => ({
      ...skill,
      esco: expect.stringMatching(/^http:\/\/data\.europa\.eu\/esco\/skill\//),
    })),
    pay: { kind: 'range', from: payFrom, to: payTo, unit: 'month', currency: 'EUR', salaries: 12 },
    questions: ['Was reizt Sie daran?'],
    reference: expect.stringMatching(/^PG-\d+$/),
  });
  const etag = response.headers.get('etag') ?? '';
  expect((await get(`/api/job/${jobId}`, { 'if-none-match': etag })).status).toBe(304);
  await showCompany(crew, true);
  const shown = await json<JobDetail>(`/api/job/${jobId}`);
  expect([shown.companyText, shown.values, shown.company.slug === null]).toEqual([
    'Wir pflegen.',
    ['Abenteuer'],
    false,
  ]);
});

test('the first page of a list is cached until a job changes', async () => {
  const { crew } = await publishAll('Merkprobe', [{ title: 'Erste' }]);
  const path = '/api/jobs?search=Merkprobe';
  const first = await json<JobPage>(path);
  const again = await get(path);
  expect(await again.json()).toEqual(first);
  const etag = again.headers.get('etag') ?? '';
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  await makePublishedJob(crew.owner, { title: 'Zweite Merkprobe' });
  const changed = await get(path, { 'if-none-match': etag });
  expect([changed.status, ((await changed.json()) as JobPage).jobs.length]).toEqual([200, 2]);
});

test('a closed job is gone with the next request; a job that was never online never existed', async () => {
  const { crew, ids, found } = await publishAll('Schlussprobe', [{ title: 'Erste' }]);
  const [jobId = ''] = ids;
  const draft = await makeJob(crew.owner, { title: 'Entwurf Schlussprobe' });
  expect([await found({}), (await get(`/api/job/${jobId}`)).status]).toEqual([['Erste'], 200]);
  expect((await get(`/api/job/${draft.jobId}`)).status).toBe(404);
  await crew.owner.caller.jobs.close({ jobId });
  const { revision, draft: written } = await crew.owner.caller.jobs.job({ jobId });
  const renamed = { ...written, title: 'Noch geheim Schlussprobe' };
  await crew.owner.caller.jobs.save({ jobId, revision, draft: renamed });
  const closed = await get(`/api/job/${jobId}`);
  expect([closed.status, await closed.json()]).toEqual([410, { isClosed: true, title: 'Erste Schlussprobe' }]);
  expect(await found({})).toEqual([]);
  await crew.owner.caller.jobs.remove({ jobId });
  expect((await get(`/api/job/${jobId}`)).status).toBe(404);
});

test('a job ends with its last day, even in the cache and before the cleanup', async () => {
  const { ids } = await publishAll('Endprobe', [{ title: 'Bald vorbei' }]);
  const [jobId = ''] = ids;
  const asked = { search: 'Endprobe' };
  const state = async () => {
    const first = (await list()).jobs.some((job) => job.jobId === jobId);
    const cards = await jobCards(app(), [jobId]);
    const status = (await get(`/api/job/${jobId}`)).status;
    return [(await list(asked)).jobs.length, (await counted(asked)).count, first, cards.has(jobId), status];
  };
  expect(await state()).toEqual([1, 1, true, true, 200]);
  app().clock.set(addMs(jobEnd(app().clock.now()), -1));
  expect(await state()).toEqual([1, 1, true, true, 200]);
  app().clock.advance(1);
  expect(await state()).toEqual([0, 0, false, false, 410]);
});

test('invalid queries are refused in German, and an invalid id is just no job', async () => {
  const odd = [
    '?sort=fit',
    '?after=abc',
    '?search=%00',
    '?radius=7',
    '?remote=yes',
    '?pay=-1',
    '?pay=1.5',
    '?place=a&place=b',
    '?pay=1&currency=USD',
  ];
  for (const query of [...odd, '?sort=pay&after=WyJ4IiwieSJd', `?search=${'x'.repeat(201)}`]) {
    const response = await get(`/api/jobs${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    expect(await response.json()).toMatchObject({ error: { rule: 'INVALID_INPUT' } });
  }
  for (const id of ['x', crypto.randomUUID(), "1'or'1"])
    expect((await get(`/api/job/${encodeURIComponent(id)}`)).status).toBe(404);
});
