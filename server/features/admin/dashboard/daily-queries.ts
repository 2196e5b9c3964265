import { Prisma } from '#prisma/generated/client.ts';
import type { CountedKind, CurvePoint, Span } from '#shared/admin/dashboard.ts';
import { pointCounts } from '#shared/admin/dashboard.ts';
import { timeZone } from '#shared/product.ts';
import type { Tx } from '../../../core/database/db.ts';

type Source = { table: Prisma.Sql; at: Prisma.Sql };

const sources: Record<CountedKind, Source> = {
  people: { table: Prisma.sql`users`, at: Prisma.sql`created_at` },
  organisations: { table: Prisma.sql`orgs`, at: Prisma.sql`created_at` },
  courses: { table: Prisma.sql`courses`, at: Prisma.sql`created_at` },
  jobs: { table: Prisma.sql`jobs`, at: Prisma.sql`created_at` },
  tests: { table: Prisma.sql`softskill_test_results`, at: Prisma.sql`created_at` },
  valueTests: { table: Prisma.sql`value_test_results`, at: Prisma.sql`created_at` },
  applications: { table: Prisma.sql`applications`, at: Prisma.sql`applied_at` },
};

const maxDays = 400;

/** A day counts as finished ten minutes after midnight, when its last transactions are committed. */
const currentDaySql = (now: Date) =>
  Prisma.sql`((${now}::timestamptz - interval '10 minutes') at time zone ${timeZone})::date`;
const startOfDay = (day: Prisma.Sql) => Prisma.sql`(${day}::timestamp at time zone ${timeZone})`;

/** Existing rows stay as they are, even when the counted rows are deleted later. */
export async function insertFinishedDays(tx: Tx, kind: CountedKind, now: Date): Promise<void> {
  const { table, at } = sources[kind];
  const today = currentDaySql(now);
  await tx.$executeRaw`
    with missing as (
      select coalesce((select max(day) + 1 from daily_counts where kind = ${kind}), ${today} - ${maxDays}::int) as first
    ), counted as (
      select (${at} at time zone ${timeZone})::date as day, count(*)::int as count
        from ${table}, missing
       where ${at} >= ${startOfDay(Prisma.sql`missing.first`)} and ${at} < ${startOfDay(today)}
       group by 1
    )
    insert into daily_counts (kind, day, count)
    select ${kind}, days.day::date, coalesce(counted.count, 0)
      from missing, generate_series(missing.first, ${today} - 1, interval '1 day') days(day)
      left join counted on counted.day = days.day::date
    on conflict do nothing`;
}

const dailyCountsSql = (kind: CountedKind, now: Date) => {
  const { table, at } = sources[kind];
  return Prisma.sql`
    select day, count from daily_counts where kind = ${kind}
     union all
    select (${at} at time zone ${timeZone})::date, count(*)::int from ${table}
     where ${at} >= ${startOfDay(Prisma.sql`coalesce((select max(day) + 1 from daily_counts where kind = ${kind}), ${currentDaySql(now)} - ${maxDays}::int)`)}
     group by 1`;
};

const stepIntervals: Record<Span, Prisma.Sql> = {
  day: Prisma.sql`interval '1 day'`,
  week: Prisma.sql`interval '1 week'`,
  month: Prisma.sql`interval '1 month'`,
};

export function listCurve(
  tx: Tx,
  { kind, span, now }: { kind: CountedKind; span: Span; now: Date },
): Promise<CurvePoint[]> {
  const step = stepIntervals[span];
  const current = Prisma.sql`date_trunc(${span}, ${now}::timestamptz at time zone ${timeZone})`;
  return tx.$queryRaw`
    with counted as (
      select date_trunc(${span}, day::timestamp) as step, sum(count)::int as count from (${dailyCountsSql(kind, now)}) daily group by 1
    )
    select to_char(steps.step, 'YYYY-MM-DD') as "from", coalesce(counted.count, 0)::int as count
      from generate_series(${current} - ${pointCounts[span] - 1}::int * ${step}, ${current}, ${step}) steps(step)
      left join counted on counted.step = steps.step
     order by steps.step`;
}

export async function countLastSevenDays(tx: Tx, kind: CountedKind, now: Date): Promise<number> {
  const [row] = await tx.$queryRaw<Array<{ count: number }>>`
    select coalesce(sum(count), 0)::int as count from (${dailyCountsSql(kind, now)}) daily
     where day > (${now}::timestamptz at time zone ${timeZone})::date - 7`;
  return row?.count ?? 0;
}

export async function countAll(tx: Tx, kind: CountedKind): Promise<number> {
  const [row] = await tx.$queryRaw<Array<{ count: number }>>`select count(*)::int as count from ${sources[kind].table}`;
  return row?.count ?? 0;
}
