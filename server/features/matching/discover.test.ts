import type { inferProcedureInput } from '@trpc/server';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { jobFilterQuery, radii } from '#shared/jobs/board.ts';
import { type Employment, employments, type SkillWeight } from '#shared/jobs/draft.ts';
import { matchOf } from '#shared/matching/match.ts';
import { type DiscoverSort, discoverSorts } from '#shared/matching/schema.ts';
import type { DiscoverPage } from '#shared/matching/state.ts';
import { distanceKm } from '#shared/places/distance.ts';
import { days } from '../../core/runtime/clock.ts';
import type { AppRouter } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { fillJobs, makePublishedJob, publishJobsChange } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { type Applicant, makeApplicant, skillsFrom } from '../../testing/results.ts';
import { tenValues } from '../../testing/test-runs.ts';
import { resolveCriteria } from '../job-board/service.ts';
import { loadMatchPerson } from './match-person.ts';

const app = testApp();
const wins = Object.fromEntries(tenValues.map((word, index) => [word, 9 - index]));
const jobCount = 600;

beforeAll(async () => {
  await fillJobs(app(), jobCount, 50);
  await app().db.pool.query(
    `update orgs set organisation_values = case when name ~ '[3-7]$' then '{Natur,Humor,Mut,Spaß,Ordnung}'::text[] else '{}' end`,
  );
  await publishJobsChange(app().db.pool);
});

type Query = Omit<inferProcedureInput<AppRouter['matching']['discover']>, 'cursor' | 'direction' | 'sort'>;
type Stored = {
  jobId: string;
  title: string;
  orgName: string;
  town: string;
  slug: string;
  workplace: string;
  employment: Employment;
  field: string;
  latitude: number;
  longitude: number;
  payRank: number;
  country: string;
  payTo: number;
  skillIds: number[];
  weights: SkillWeight[];
  values: string[];
  publishedAt: Date;
};

const stored = async (): Promise<Stored[]> =>
  (
    await app().db.pool.query<Stored>(
      `select p.job_id as "jobId", p.title, p.org_name as "orgName", p.town, o.slug, p.workplace, p.employment, p.field, p.latitude, p.longitude,
              p.pay_rank as "payRank", p.country, p.pay_year_to as "payTo", p.skill_ids as "skillIds", p.skill_weights as weights,
              o.organisation_values as values, p.published_at as "publishedAt"
         from published_jobs p join orgs o on o.id = p.org_id where p.ends_at > $1`,
      [app().clock.now()],
    )
  ).rows;

async function walk({ caller }: Applicant, query: Query & { sort?: DiscoverSort }): Promise<DiscoverPage[]> {
  const pages: DiscoverPage[] = [];
  for (let cursor: DiscoverPage['nextCursor'] | undefined; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null)
    pages.push(await caller.matching.discover({ ...query, ...(cursor && { cursor }) }));
  return pages;
}
const jobsIn = (pages: readonly DiscoverPage[]) => pages.flatMap(({ jobs }) => jobs);

test.each(discoverSorts)('paging by %s shows every job once, in one order', async (sort) => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(9), values: wins });
  const [pages, all, person] = [
    await walk(applicant, { sort }),
    await stored(),
    await loadMatchPerson(app(), applicant.userId),
  ];
  const matchIn = ({ skillIds, weights, values }: Stored) => {
    const skills = skillIds.map((skillId, index) => ({ skillId, weight: weights[index] ?? 1 }));
    return matchOf(person, { skills, values });
  };
  const matches = new Map(all.map((job) => [job, matchIn(job)]));
  const keyOf = (job: Stored) => ({ fit: matches.get(job)?.match ?? -1, newest: 0, pay: job.payRank })[sort];
  const expected = all.sort(
    (a, b) => keyOf(b) - keyOf(a) || b.publishedAt.getTime() - a.publishedAt.getTime() || (a.jobId < b.jobId ? 1 : -1),
  );
  const shown = jobsIn(pages);
  expect(shown.map(({ jobId }) => jobId)).toEqual(expected.map(({ jobId }) => jobId));
  expect(shown).toHaveLength(jobCount);
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([jobCount]));
  for (const [index, { match }] of shown.entries()) {
    const job = expected[index];
    expect(match).toMatchObject(job === undefined ? {} : { ...matches.get(job) });
  }
});

const anyQuery: fc.Arbitrary<Query> = fc.record(
  {
    search: fc.constantFrom('Quellwasser', 'quellwasser lindenhof', 'göttingen (m/w/d)', 'Küche', 'nirgends'),
    place: fc.constantFrom('Göttingen', '10115', '50667 Köln', '20095', 'Hintertupfingen an der Quelle'),
    radius: fc.constantFrom(...radii),
    remote: fc.constantFrom<('' | 'also' | 'only')[]>('', 'also', 'only'),
    employment: fc.subarray([...employments]).map((kinds) => kinds.join(',')),
    field: fc.subarray(['care', 'it', 'nature', 'magic']).map((fields) => fields.join(',')),
    pay: fc.constantFrom(0, 36_000, 60_000, 500_000),
  },
  { requiredKeys: [] },
);

async function expectedOf(query: Query): Promise<string[]> {
  const { search, place, radius, remote, employment, field, pay } = jobFilterQuery.parse(query);
  const circle = (await resolveCriteria(app(), jobFilterQuery.parse(query)))?.circle ?? null;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isNear = (job: Stored) => {
    if (remote === 'only') return job.workplace === 'remote';
    if (place === '') return true;
    if (circle === null) return false;
    return distanceKm(circle, job) <= radius || (remote === 'also' && job.workplace === 'remote');
  };
  return (await stored())
    .filter(({ title, orgName, town }) =>
      words.every((word) => `${title} ${orgName} ${town}`.toLowerCase().includes(word)),
    )
    .filter((job) => employment.length === 0 || employment.includes(job.employment))
    .filter((job) => field.length === 0 || ['', ...field].includes(job.field))
    .filter(({ payTo }) => payTo >= pay)
    .filter(isNear)
    .map(({ jobId }) => jobId);
}

test('any combination of filters finds exactly the jobs that satisfy it', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(3) });
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const pages = await walk(applicant, query);
      const expected = await expectedOf(query);
      expect(new Set(jobsIn(pages).map(({ jobId }) => jobId))).toEqual(new Set(expected));
      expect(pages[0]?.total).toBe(expected.length);
    }),
    { numRuns: 40 },
  );
});

test('finds the jobs of one company by its address if it has a public page', async () => {
  const applicant = await makeApplicant(app());
  const [{ slug }] = (await stored()) as [Stored];
  const expected = (await stored()).filter((job) => job.slug === slug).length;
  expect((await applicant.caller.matching.discover({ company: slug })).total).toBe(expected);
  await app().db.pool.query('update orgs set is_public = false where slug = $1', [slug]);
  const { caller } = await makeApplicant(app());
  await app().events.publish(app().db.prisma, { name: 'jobs-changed' }, null);
  expect((await caller.matching.discover({ company: slug })).total).toBe(0);
  expect((await caller.matching.discover({ company: 'gibt-es-nicht' })).total).toBe(0);
});

test('returns the name of the place, and reports an unknown place', async () => {
  const { caller } = await makeApplicant(app());
  expect(await caller.matching.discover({ place: 'göttingen' })).toMatchObject({
    place: 'Göttingen',
    isPlaceUnknown: false,
  });
  const nowhere = await caller.matching.discover({ place: 'Hintertupfingen an der Quelle' });
  expect(nowhere).toMatchObject({ place: null, isPlaceUnknown: true, jobs: [], total: 0, nextCursor: null });
});

test('without a result no job has a match, and the newest come first', async () => {
  const page = await (await makeApplicant(app())).caller.matching.discover({ sort: 'fit' });
  expect(page.missing).toEqual({ softskills: true, values: true });
  expect(page.jobs.every(({ match }) => match === null)).toBe(true);
  const moments = page.jobs.map(({ publishedAt }) => publishedAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test('with values alone only jobs of companies with values have a match, and they come first', async () => {
  const applicant = await makeApplicant(app(), { values: wins });
  const jobs = jobsIn(await walk(applicant, {}));
  const known = jobs.filter(({ match }) => match !== null);
  expect(known.length).toBeGreaterThan(0);
  expect(jobs.slice(known.length).every(({ match }) => match === null)).toBe(true);
  expect(known[0]?.match).toMatchObject({
    basis: 'values',
    required: 0,
    strongest: [],
    sharedValues: ['Natur', 'Humor'],
  });
});

test('a card names the strongest contributions, the shared values and whether the job is saved', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1), values: wins });
  const [first] = (await applicant.caller.matching.discover({})).jobs;
  await applicant.caller.savedJobs.save({ jobId: first?.jobId ?? '' });
  const [job, other] = (await applicant.caller.matching.discover({})).jobs;
  expect([job?.isSaved, other?.isSaved]).toEqual([true, false]);
  expect(job?.match?.strongest).toHaveLength(2);
  expect(Object.keys(job?.match ?? {}).toSorted()).toEqual([
    ...[
      'basis',
      'fitting',
      'high',
      'inUpperThird',
      'lacking',
      'low',
      'match',
      'required',
      'sharedValues',
      'skillFit',
      'strongest',
      'valueFit',
    ],
  ]);
});

test('jobs with an application come last by match, and paging still shows every job once', async () => {
  const [{ owner }, applicant] = [await makeCrew(app()), await makeApplicant(app(), { skills: skillsFrom(1) })];
  const { jobId } = await makePublishedJob(owner);
  await applyAs(applicant, { jobId });
  const [byMatch, newest] = [await walk(applicant, {}), await walk(applicant, { sort: 'newest' })];
  const ids = jobsIn(byMatch).map((job) => job.jobId);
  expect(ids.at(-1)).toBe(jobId);
  expect(jobsIn(newest)[0]?.jobId).toBe(jobId);
  expect(ids.toSorted()).toEqual(
    jobsIn(newest)
      .map((job) => job.jobId)
      .toSorted(),
  );
  expect(byMatch[0]?.total).toBe(ids.length);
  await owner.caller.jobs.close({ jobId });
});

const titlesOf = async ({ caller }: Applicant, search: string) =>
  (await caller.matching.discover({ search })).jobs.map(({ title }) => title);

test('a job appears as last published, and disappears when it closes or ends', async () => {
  const [{ owner }, applicant] = [await makeCrew(app()), await makeApplicant(app(), { skills: skillsFrom(1) })];
  const { jobId } = await makePublishedJob(owner, { title: 'Zirkusdirektion' });
  expect(await titlesOf(applicant, 'zirkusdirektion')).toEqual(['Zirkusdirektion']);
  const { revision, draft } = await owner.caller.jobs.job({ jobId });
  const saved = await owner.caller.jobs.save({ jobId, revision, draft: { ...draft, title: 'Zirkusleitung' } });
  await owner.caller.jobs.publish({ jobId, revision: saved.revision });
  expect([await titlesOf(applicant, 'zirkusdirektion'), await titlesOf(applicant, 'zirkusleitung')]).toEqual([
    [],
    ['Zirkusleitung'],
  ]);
  await owner.caller.jobs.close({ jobId });
  expect(await titlesOf(applicant, 'zirkusleitung')).toEqual([]);
  await owner.caller.jobs.reopen({ jobId });
  expect(await titlesOf(applicant, 'zirkusleitung')).toEqual(['Zirkusleitung']);
  app().clock.advance(days(91));
  expect(await titlesOf(applicant, 'zirkusleitung')).toEqual([]);
  app().clock.set(new Date());
});

test('only applicants may discover jobs', async () => {
  const { owner } = await makeCrew(app());
  expect(await outcomeOf(owner.caller.matching.discover({}))).toBe('FORBIDDEN');
});

test.each([{ radius: 7 }, { sort: 'best' }, { cursor: { jobId: 'x' } }, { pay: -1 }, { unknown: 'field' }])(
  'rejects input that no page sends: %j',
  async (input) => {
    const { caller } = await makeApplicant(app());
    await expect(caller.matching.discover(input as object)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  },
);
