import { addDays, dayOf } from '#shared/jobs/day.ts';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import type { JobRecord } from '#shared/jobs/import.ts';
import { toJobRecord } from '#shared/jobs/import-record.ts';
import type { Database } from '../core/database/db.ts';
import { channel } from '../core/events/events.ts';
import { jobsChanged } from '../features/jobs/service.ts';
import { bulkFill } from './fill-organisations.ts';
import type { Member } from './organisations.ts';

export const makeJobDraft = (overrides: Partial<JobDraft> = {}): JobDraft => ({
  ...emptyDraft,
  title: 'Pflegefachkraft (m/w/d)',
  description:
    '<p>In unserer Hausgemeinschaft leben 21 Menschen. Sie kennen nach einer Woche alle beim Namen, planen Ihre Dienste selbst mit und haben für jede Übergabe eine halbe Stunde Zeit.</p>',
  postalCode: '37073',
  town: 'Göttingen',
  employment: 'fullTime',
  hoursFrom: 30,
  hoursTo: 39,
  replyBy: addDays(dayOf(new Date()), 30),
  payFrom: 3390,
  payTo: 4120,
  skills: [
    { skillId: 1, weight: 3 },
    { skillId: 2, weight: 2 },
    { skillId: 3, weight: 1 },
  ],
  ...overrides,
});

type Author = Pick<Member, 'caller'>;

export async function makeJob({ caller }: Author, overrides: Partial<JobDraft> = {}) {
  const draft = makeJobDraft(overrides);
  const { jobId } = await caller.jobs.create({ title: draft.title });
  const { revision } = await caller.jobs.job({ jobId });
  await caller.jobs.save({ jobId, revision, draft });
  return caller.jobs.job({ jobId });
}

export async function makePublishedJob({ caller }: Author, overrides: Partial<JobDraft> = {}) {
  const { jobId, revision } = await makeJob({ caller }, overrides);
  await caller.jobs.publish({ jobId, revision });
  return caller.jobs.job({ jobId });
}

type Pool = Pick<Database['pool'], 'query'>;

export const publishJobsChange = async (pool: Pool): Promise<void> =>
  void (await pool.query('select pg_notify($1, $2)', [
    channel,
    JSON.stringify({ topic: jobsChanged.name, data: null }),
  ]));

const towns: ReadonlyArray<readonly [string, string, number, number]> = [
  ['10115', 'Berlin', 52.532, 13.385],
  ['20095', 'Hamburg', 53.552, 10],
  ['80331', 'München', 48.135, 11.571],
  ['50667', 'Köln', 50.939, 6.955],
  ['60311', 'Frankfurt am Main', 50.111, 8.683],
  ['70173', 'Stuttgart', 48.767, 9.183],
  ['40213', 'Düsseldorf', 51.225, 6.774],
  ['04109', 'Leipzig', 51.342, 12.375],
  ['01067', 'Dresden', 51.055, 13.727],
  ['30159', 'Hannover', 52.374, 9.737],
  ['90402', 'Nürnberg', 49.45, 11.078],
  ['28195', 'Bremen', 53.089, 8.791],
  ['37073', 'Göttingen', 51.536, 9.939],
  ['99084', 'Erfurt', 50.975, 11.03],
  ['24103', 'Kiel', 54.321, 10.133],
  ['18055', 'Rostock', 54.087, 12.154],
  ['79098', 'Freiburg im Breisgau', 47.994, 7.847],
];

/** $1 number of jobs, $2 towns as JSON, $3: every $3-th title contains the rare word. */
const fillStatement = `
  with company as (
    insert into orgs (name, slug, is_public, verified_at)
    select (array['Haus', 'Werkstatt', 'Kontor', 'Praxis', 'Gruppe'])[1 + n % 5] || ' '
             || (array['Lindenhof', 'am Markt', 'Sonnenberg', 'Elbblick', 'Tannengrund', 'Seeweg'])[1 + n % 6] || ' ' || n,
           'unternehmen-' || n || '-' || md5(random()::text), true, now()
      from generate_series(1, greatest(1, $1 / 25)) n
    returning id, name
  ), numbered as (select id, name, row_number() over () - 1 as place, count(*) over () as total from company),
  town as (
    select (place - 1)::int as place, value ->> 0 as postal_code, value ->> 1 as name, (value ->> 2)::float8 as latitude, (value ->> 3)::float8 as longitude
      from jsonb_array_elements($2::jsonb) with ordinality as listed(value, place)
  ), planned as (
    select n, gen_random_uuid() as id, c.id as org_id, c.name as org_name, t.name as town, t.postal_code, t.latitude, t.longitude,
           (array['Pflegefachkraft', 'Leitung Logistik', 'Sachbearbeitung Einkauf', 'Softwareentwicklung', 'Fachkraft Küche',
                  'Kundenberatung', 'Elektrotechnik', 'Buchhaltung', 'Pädagogische Fachkraft'])[1 + n % 9] || ' '
             || case when n % $3 = 0 then 'Quellwasser ' else '' end || n || ' (m/w/d)' as title,
           (array['onsite', 'hybrid', 'onsite', 'remote'])[1 + n % 4] as workplace,
           (array['fullTime', 'partTime', 'fullTime', 'apprenticeship', 'miniJob'])[1 + n % 5] as employment,
           (array['care', 'logistics', 'office', 'it', 'hospitality', 'sales', 'industry', 'finance', 'social'])[1 + n % 9] as field,
           2400 + (n * 37) % 4000 as pay, date_trunc('milliseconds', now() - make_interval(mins => n)) as published_at
      from generate_series(1, $1) n
      join numbered c on c.place = n % c.total
      join town t on t.place = n % jsonb_array_length($2::jsonb)
  ), written as (
    insert into jobs (id, org_id, title, published_title, status, content, revision, published_revision, created_at, updated_at, first_published_at, published_at, ends_at)
    select id, org_id, title, title, 'published', jsonb_build_object('title', title), id, id, published_at, published_at, published_at, published_at,
           now() + interval '90 days'
      from planned
    returning id, number
  )
  insert into published_jobs (job_id, org_id, number, title, description, org_name, postal_code, town, country, latitude, longitude, workplace,
                              employment, field, starts_on, hours_from, hours_to, reply_by, pay, pay_rank, pay_year_to, skill_ids, skill_weights,
                              questions, published_at, ends_at)
  select p.id, p.org_id, w.number, p.title, '<p>Was Sie tun und wie wir arbeiten, steht hier in ein paar Sätzen.</p>', p.org_name, p.postal_code,
         p.town, 'DE', p.latitude, p.longitude, p.workplace, p.employment, p.field, null, 30, 40, (now() + interval '30 days')::date,
         jsonb_build_object('kind', 'range', 'from', p.pay, 'to', p.pay + 600, 'unit', 'month', 'currency', 'EUR', 'salaries', 12),
         1000000000 + p.pay * 12, (p.pay + 600) * 12,
         array(select 1 + (p.n + step * 7) % 30 from generate_series(0, 2 + p.n % 4) step),
         array(select 1 + (p.n + step) % 3 from generate_series(0, 2 + p.n % 4) step),
         '{}', p.published_at, now() + interval '90 days'
    from planned p join written w on w.id = p.id`;

/**
 * 25 jobs per company, one minute apart, all over Germany. Every `rareEvery`-th title contains 'Quellwasser'. Drafts
 * contain only the title.
 */
export async function fillJobs(
  { db }: { db: Pick<Database, 'pool'> },
  count: number,
  rareEvery = 10_000,
): Promise<void> {
  await bulkFill(db.pool, ['orgs', 'jobs', 'published_jobs'], () =>
    db.pool.query(fillStatement, [count, JSON.stringify(towns), rareEvery]),
  );
  // Without autovacuum query plans stay the same.
  await db.pool.query('alter table published_jobs set (autovacuum_enabled = false)');
  await db.pool.query('vacuum analyze published_jobs');
  await publishJobsChange(db.pool);
}

export const skillNames = new Map([
  [1, 'Kommunikation'],
  [2, 'Überzeugungskraft'],
  [3, 'Kundenorientierung'],
]);

export const jobRecord = (key: string, changed: Partial<JobRecord> = {}): JobRecord => ({
  ...toJobRecord(key, makeJobDraft(), skillNames),
  ...changed,
});
