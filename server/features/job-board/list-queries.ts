import type { JobSort } from '#shared/jobs/board.ts';
import type { Place } from '#shared/places/schema.ts';
import type { Database } from '../../core/database/db.ts';
import { type CardRow, cardColumns, companyJoin } from './card.ts';
import { filterConditions, haversine, openParameters, scopeConditions } from './conditions.ts';
import type { Circle, JobCriteria } from './criteria.ts';

export type Cursor = readonly [string | number, string];

/**
 * Many hits: a walk along the sorted index. Few hits: a lookup by filter indexes, then a sort. `case` and `offset 0`
 * force the planner, whose estimates for searched words are unreliable.
 */
export type ListRequest = {
  sort: JobSort;
  criteria: JobCriteria;
  cursor: Cursor | null;
  take: number;
  now: Date;
  isLookup: boolean;
};

export type ListedRow = CardRow & { payRank: number; endsAt: Date };

const sorts: Record<JobSort, { order: string; after: (moment: string, id: string) => string }> = {
  newest: {
    order: 'p.published_at desc, p.job_id desc',
    after: (sortValue, id) => `(p.published_at, p.job_id) < (${sortValue}::timestamptz, ${id}::uuid)`,
  },
  pay: {
    order: 'p.pay_rank desc, p.job_id desc',
    after: (sortValue, id) => `(p.pay_rank, p.job_id) < (${sortValue}::int, ${id}::uuid)`,
  },
};

export function listStatement(request: ListRequest) {
  const { text, values } = request.isLookup ? lookupStatement(request) : walkStatement(request);
  const { order } = sorts[request.sort];
  return {
    // A named statement gets a generic plan; this one needs the values to choose the most selective index.
    ...(request.isLookup ? {} : { name: statementName(request) }),
    text: `select ${cardColumns}, p.pay_rank as "payRank", p.ends_at as "endsAt"
             from (${text}) p ${companyJoin} order by ${order}`,
    values,
  };
}

function walkStatement({ sort, criteria, cursor, take, now }: ListRequest) {
  const { values, addParameter } = openParameters();
  const { order, after } = sorts[sort];
  const filters = [`p.ends_at > ${addParameter(now)}`, ...filterConditions(criteria, addParameter, { byIndex: false })];
  const conditions = [
    ...scopeConditions(criteria, addParameter),
    ...(cursor === null ? [] : [after(addParameter(cursor[0]), addParameter(cursor[1]))]),
    `case when ${filters.join(' and ')} then true else false end`,
  ];
  const text = `select * from published_jobs p where ${conditions.join(' and ')} order by ${order} limit ${take}`;
  return { text, values };
}

function lookupStatement({ sort, criteria, cursor, take, now }: ListRequest) {
  const { values, addParameter } = openParameters();
  const { order, after } = sorts[sort];
  const inner = [
    `p.ends_at > ${addParameter(now)}`,
    ...scopeConditions(criteria, addParameter),
    ...filterConditions(criteria, addParameter, { byIndex: true }),
  ];
  const outer = cursor === null ? 'true' : after(addParameter(cursor[0]), addParameter(cursor[1]));
  const text = `select * from (select * from published_jobs p where ${inner.join(' and ')} offset 0) p
    where ${outer} order by ${order} limit ${take}`;
  return { text, values };
}

function statementName({ sort, criteria, cursor, take }: ListRequest): string {
  const { words, strengths, isInText, circle, remote, employment, fields, pay, company } = criteria;
  const shape = [
    ...(isInText ? ['text', words.length] : words.length > 0 ? ['words'] : []),
    ...(strengths.length > 0 ? ['strengths', strengths.length] : []),
    ...(circle === null ? [] : ['place']),
    ...(remote === 'any' ? [] : [remote]),
    ...(employment.length > 0 ? ['employment'] : []),
    ...(fields.length > 0 ? ['field'] : []),
    ...(pay > 0 ? ['pay'] : []),
    ...(company === '' ? [] : ['company']),
  ];
  return ['jobs', sort, cursor === null ? 'first' : 'next', take, ...shape].join('-');
}

export async function listJobs({ readPool }: Database, request: ListRequest): Promise<ListedRow[]> {
  return (await readPool.query<ListedRow>(listStatement(request))).rows;
}

export type JobCountRow = { count: number; endsAt: Date | null };

export function countStatement(criteria: JobCriteria, now: Date) {
  const { values, addParameter } = openParameters();
  const conditions = [
    `p.ends_at > ${addParameter(now)}`,
    ...scopeConditions(criteria, addParameter),
    ...filterConditions(criteria, addParameter, { byIndex: true }),
  ];
  const text = `select count(*)::int as count, min(p.ends_at) as "endsAt" from published_jobs p where ${conditions.join(' and ')}`;
  return { text, values };
}

export async function countJobs({ readPool }: Database, criteria: JobCriteria, now: Date): Promise<JobCountRow> {
  return (await readPool.query<JobCountRow>(countStatement(criteria, now))).rows[0] ?? { count: 0, endsAt: null };
}

/** Distances in degrees, which the index knows, choose the jobs among which the nearest is found. */
const nearestByIndex = 100;

export function nearestStatement(criteria: JobCriteria, centre: Circle, now: Date) {
  const { values, addParameter } = openParameters();
  const conditions = [
    `p.ends_at > ${addParameter(now)}`,
    'p.latitude is not null',
    ...scopeConditions(criteria, addParameter),
    ...filterConditions({ ...criteria, circle: null }, addParameter, { byIndex: true }),
  ];
  const point = `point(${addParameter(centre.longitude)}::float8, ${addParameter(centre.latitude)}::float8)`;
  const text = `select p.postal_code as "postalCode", p.town, p.country, p.latitude, p.longitude, p.ends_at as "endsAt"
    from (select * from published_jobs p where ${conditions.join(' and ')}
           order by point(p.longitude, p.latitude) <-> ${point} limit ${nearestByIndex}) p
    order by ${haversine(centre, addParameter)} limit 1`;
  return { text, values };
}

type NearestRow = Place & { endsAt: Date };

export async function findNearest(
  { readPool }: Database,
  { criteria, centre, now }: { criteria: JobCriteria; centre: Circle; now: Date },
): Promise<NearestRow | null> {
  return (await readPool.query<NearestRow>(nearestStatement(criteria, centre, now))).rows[0] ?? null;
}

export type FieldCountRow = { field: string | null; count: number; endsAt: Date };

function fieldCountsStatement(criteria: JobCriteria, now: Date) {
  const { values, addParameter } = openParameters();
  const conditions = [
    `p.ends_at > ${addParameter(now)}`,
    ...scopeConditions(criteria, addParameter),
    ...filterConditions({ ...criteria, fields: [] }, addParameter, { byIndex: true }),
  ];
  const text = `select nullif(p.field, '') as field, count(*)::int as count, min(p.ends_at) as "endsAt"
    from published_jobs p where ${conditions.join(' and ')} group by 1`;
  return { text, values };
}

export async function countByField({ readPool }: Database, criteria: JobCriteria, now: Date): Promise<FieldCountRow[]> {
  return (await readPool.query<FieldCountRow>(fieldCountsStatement(criteria, now))).rows;
}

const maxTexts = 1_000;

/** The searched texts of the newest jobs. `case` forces the walk along the index. */
export const newestTextsStatement = (now: Date) => ({
  name: 'newest-job-texts',
  text: `select concat_ws(' ', p.title, p.org_name, p.town) as text from published_jobs p
          where case when p.ends_at > $1 then true else false end
          order by p.published_at desc, p.job_id desc limit ${maxTexts}`,
  values: [now],
});

const cardsStatement = {
  name: 'job-cards',
  text: `select ${cardColumns} from published_jobs p ${companyJoin}
          where p.job_id = any ($1::uuid[]) and p.ends_at > $2`,
};

export async function findCards({ readPool }: Database, jobIds: readonly string[], now: Date): Promise<CardRow[]> {
  return (await readPool.query<CardRow>({ ...cardsStatement, values: [jobIds, now] })).rows;
}
