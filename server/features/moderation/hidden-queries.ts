import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';

/** What hides: of a whole organisation, or one thing. `onlyPublic`: courses for its own people stay. */
export type Hidden = { orgId: string; onlyPublic?: boolean } | { courseId: string } | { jobId: string };

const ofCourse = (what: Hidden): Prisma.Sql | null =>
  'orgId' in what
    ? Prisma.sql`c.org_id = ${what.orgId}::uuid ${what.onlyPublic ? Prisma.sql`and c.visibility = 'public'` : Prisma.empty}`
    : 'courseId' in what
      ? Prisma.sql`c.id = ${what.courseId}::uuid`
      : null;
const ofJob = (what: Hidden): Prisma.Sql | null =>
  'orgId' in what
    ? Prisma.sql`j.org_id = ${what.orgId}::uuid`
    : 'jobId' in what
      ? Prisma.sql`j.id = ${what.jobId}::uuid`
      : null;

/** What is online goes aside as it is. The rows of courses and jobs first, as everybody else who changes what is online. */
export async function hide(tx: Tx, what: Hidden, at: Date): Promise<void> {
  const [course, job] = [ofCourse(what), ofJob(what)];
  if (course !== null) {
    await tx.$queryRaw`
      select 1 from courses c where ${course} and exists (select 1 from published_courses p where p.course_id = c.id)
       order by c.id for no key update`;
    await tx.$executeRaw`
      with gone as (delete from published_courses p using courses c where c.id = p.course_id and ${course} returning p.*)
      insert into hidden_publications (course_id, org_id, row, hidden_at)
      select g.course_id, g.org_id, to_jsonb(g), ${at}::timestamptz from gone g
      on conflict (course_id) do update set row = excluded.row, hidden_at = excluded.hidden_at`;
  }
  if (job !== null) {
    await tx.$queryRaw`
      select 1 from jobs j where ${job} and exists (select 1 from published_jobs p where p.job_id = j.id)
       order by j.id for no key update`;
    await tx.$executeRaw`
      with gone as (delete from published_jobs p using jobs j where j.id = p.job_id and ${job} returning p.*)
      insert into hidden_publications (job_id, org_id, row, hidden_at)
      select g.job_id, g.org_id, to_jsonb(g), ${at}::timestamptz from gone g
      on conflict (job_id) do update set row = excluded.row, hidden_at = excluded.hidden_at`;
  }
}

/** Every column that is written: one that is missing here would be lost at the first return. */
export const publishedColumns = {
  published_courses:
    'course_id org_id title description version visibility module_count created_at published_at view_count'.split(' '),
  published_jobs: [
    'job_id org_id number title description org_name postal_code town country latitude longitude workplace employment',
    'starts_on hours_from hours_to reply_by pay pay_rank pay_year_to skill_ids skill_weights questions',
    'published_at ends_at',
  ].flatMap((names) => names.split(' ')),
};

/** As they were (`r`), but for those that are what they are by now (`b`). */
const valuesOf = (columns: readonly string[], fresh: readonly string[]): Prisma.Sql =>
  Prisma.raw(columns.map((name) => `${fresh.includes(name) ? 'b' : 'r'}.${name}`).join(', '));

/**
 * What was hidden is online again, unless something else still keeps it away: staff, a lock or a held name of its organisation. What takes effect at once (description and visibility of
 * a course, the name of a company) is what it says by now. A job that ended meanwhile, or is published no longer, stays away for good.
 */
export async function restore(tx: Tx, what: Hidden, at: Date): Promise<void> {
  const [course, job] = [ofCourse(what), ofJob(what)];
  const { published_courses: ofCourses, published_jobs: ofJobs } = publishedColumns;
  if (course !== null)
    await tx.$executeRaw`
      with back as (
        delete from hidden_publications h using courses c
         where c.id = h.course_id and ${course} and c.taken_down_at is null
           and not exists (select 1 from orgs o where o.id = c.org_id and (o.locked_at is not null or o.name_held_at is not null))
        returning h.row, c.description, c.visibility)
      insert into published_courses (${Prisma.raw(ofCourses.join(', '))})
      select ${valuesOf(ofCourses, ['description', 'visibility'])}
        from back b cross join jsonb_populate_record(null::published_courses, b.row) r
      on conflict do nothing`;
  if (job !== null)
    await tx.$executeRaw`
      with back as (
        delete from hidden_publications h using jobs j join orgs o on o.id = j.org_id
         where j.id = h.job_id and ${job} and j.taken_down_at is null and o.locked_at is null and o.name_held_at is null
        returning h.row, j.status, j.ends_at, o.name as org_name)
      insert into published_jobs (${Prisma.raw(ofJobs.join(', '))})
      select ${valuesOf(ofJobs, ['org_name', 'ends_at'])}
        from back b cross join jsonb_populate_record(null::published_jobs, b.row) r
       where b.status = 'published' and b.ends_at > ${at}::timestamptz
      on conflict do nothing`;
}
