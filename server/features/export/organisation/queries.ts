/** Pages of rows for the archive of an organisation, each row as JSON text. */
import { Prisma } from '#prisma/generated/client.ts';
import type { ArchiveList } from '#shared/export/organisation-archive.ts';
import { timeZone } from '#shared/product.ts';
import type { Tx } from '../../../core/database/db.ts';
import { findImprint } from '../../verification/service.ts';

const archivePageSize = 500;

/** `key` orders the rows and is unique among them. */
type Row = { key: string; line: string };
export type RowList = (tx: Tx, orgId: string, after: string | null) => Promise<Row[]>;

type Key = { sql: Prisma.Sql; type: 'uuid' | 'bigint' | 'text' };
const lowest = { uuid: '00000000-0000-0000-0000-000000000000', bigint: '0', text: '' } as const;

/** `row`: a JSON expression; `from`: tables and a condition. */
const rowsBy =
  ({ sql: key, type }: Key, row: Prisma.Sql, from: (orgId: string) => Prisma.Sql): RowList =>
  (tx, orgId, after) =>
    tx.$queryRaw<Row[]>`
      select (${key})::text as key, (${row})::text as line from ${from(orgId)}
         and ${key} > ${after ?? lowest[type]}::text::${Prisma.raw(type)} order by ${key} limit ${archivePageSize}`;

const idOf = (table: string): Key => ({ sql: Prisma.raw(`${table}.id`), type: 'uuid' });

/** People of other organisations are learners too; the organisation sees only their number. */
const learners = (orgId: string, table: Prisma.Sql) => Prisma.sql`
  ${table} t join courses c on c.id = t.course_id join org_members m on m.user_id = t.user_id and m.org_id = c.org_id
    join users u on u.id = t.user_id
   where c.org_id = ${orgId}::uuid`;

/** Privacy: only skills that the snapshot shows. `skill_ids` is for statistics and contains others of anonymous people. */
const releasedSkills = Prisma.sql`jsonb_path_query(case r.snapshot ->> 'version'
  when '1' then r.snapshot -> 'skills' -> 'ranked'
  when '2' then jsonb_path_query_array(r.snapshot, '$.skills.groups[*] ? (@.group != null)')
  else jsonb_path_query_array(r.snapshot, '$.parts[*].skills.ranked[*]') end, '$[*].skillId')`;

/** Privacy: the month for anonymous people, because an exact date identifies them across companies. */
const visibleDate = (column: 'released_at' | 'expires_at') => {
  const local = Prisma.sql`r.${Prisma.raw(column)} at time zone ${timeZone}`;
  return Prisma.sql`to_char(${local}, case when r.scope = 'anonymous' then 'YYYY-MM' else 'YYYY-MM-DD' end)`;
};

export const archiveLists = {
  members: rowsBy(
    idOf('u'),
    Prisma.sql`jsonb_build_object('email', u.email, 'firstName', p.first_name, 'lastName', p.last_name, 'role', m.role,
      'since', m.created_at)`,
    (orgId) => Prisma.sql`org_members m join users u on u.id = m.user_id join profiles p on p.user_id = u.id
      where m.org_id = ${orgId}::uuid`,
  ),
  jobs: rowsBy(
    idOf('j'),
    Prisma.sql`jsonb_build_object('id', j.id, 'number', j.number, 'title', j.title, 'status', j.status, 'content', j.content,
      'createdAt', j.created_at, 'publishedAt', j.published_at, 'endsAt', j.ends_at, 'closedAt', j.closed_at)`,
    (orgId) => Prisma.sql`jobs j where j.org_id = ${orgId}::uuid`,
  ),
  progress: rowsBy(
    { sql: Prisma.sql`(t.course_id::text || t.user_id)`, type: 'text' },
    Prisma.sql`jsonb_build_object('email', u.email, 'courseId', t.course_id, 'version', t.version, 'startedAt', t.started_at,
      'lastSeenAt', t.last_seen_at, 'completedAt', t.completed_at, 'lessonsDone', (
        select coalesce(jsonb_agg(jsonb_build_object('lessonId', l.lesson_id, 'doneAt', l.done_at) order by l.lesson_id), '[]')
          from lesson_progress l where l.user_id = t.user_id and l.course_id = t.course_id))`,
    (orgId) => learners(orgId, Prisma.sql`enrolments`),
  ),
  certificates: rowsBy(
    idOf('t'),
    Prisma.sql`jsonb_build_object('id', t.id, 'number', t.number, 'email', u.email, 'personName', t.person_name,
      'courseId', t.course_id, 'version', t.version, 'courseTitle', t.course_title, 'outline', t.outline,
      'issuedAt', t.issued_at, 'withdrawnAt', t.withdrawn_at, 'withdrawnReason', t.withdrawn_reason,
      'isVerifiable', t.is_verifiable)`,
    (orgId) => learners(orgId, Prisma.sql`certificates`),
  ),
  applicants: rowsBy(
    idOf('r'),
    Prisma.sql`jsonb_build_object('id', r.id, 'jobId', r.job_id, 'scope', r.scope,
      'skillIds', (select coalesce(jsonb_agg(distinct s), '[]') from ${releasedSkills} s),
      'releasedAt', ${visibleDate('released_at')}, 'expiresAt', ${visibleDate('expires_at')}, 'status', (
        select a.status from applications a where a.org_id = r.org_id and a.release_id = r.id
         order by a.applied_at desc limit 1))`,
    (orgId) => Prisma.sql`releases r join users u on u.id = r.user_id and u.locked_at is null
      where r.org_id = ${orgId}::uuid and r.expires_at > now()`,
  ),
  audit: rowsBy(
    { sql: Prisma.sql`e.id`, type: 'bigint' },
    Prisma.sql`jsonb_build_object('id', e.id::text, 'action', e.action, 'resourceType', e.resource_type,
      'resourceId', e.resource_id, 'details', e.details, 'createdAt', e.created_at)`,
    (orgId) => Prisma.sql`audit_events e where e.org_id = ${orgId}::uuid`,
  ),
  files: rowsBy(
    idOf('f'),
    Prisma.sql`jsonb_build_object('id', f.id, 'key', f.key, 'courseId', f.course_id, 'filename', f.filename,
      'size', f.size::text, 'type', f.type)`,
    (orgId) => Prisma.sql`stored_files f where f.org_id = ${orgId}::uuid and f.unreferenced_since is null`,
  ),
  courses: rowsBy(
    idOf('c'),
    Prisma.sql`jsonb_build_object('id', c.id, 'title', c.title, 'description', c.description, 'outcomes', c.outcomes,
      'visibility', c.visibility, 'showsSources', c.shows_sources, 'createdAt', c.created_at,
      'publishedVersion', (select o.version from published_courses o where o.course_id = c.id),
      'versions', (select coalesce(jsonb_agg(v.number order by v.number), '[]') from course_versions v where v.course_id = c.id),
      'skillIds', (select coalesce(jsonb_agg(s.skill_id order by s.skill_id), '[]') from course_skills s where s.course_id = c.id))`,
    (orgId) => Prisma.sql`courses c where c.org_id = ${orgId}::uuid`,
  ),
} as const satisfies Record<ArchiveList, RowList>;

export type ArchivedOrganisation = {
  name: string;
  description: string;
  imprint: string;
  values: string[];
  isPublic: boolean;
  needsReview: boolean;
  logo: string | null;
  legal: object | null;
};

export async function findArchivedOrganisation(tx: Tx, orgId: string): Promise<ArchivedOrganisation | null> {
  const organisation = await tx.organisation.findUnique({
    where: { id: orgId },
    select: {
      name: true,
      description: true,
      imprint: true,
      values: true,
      isPublic: true,
      needsReview: true,
      logo: true,
    },
  });
  return organisation && { ...organisation, legal: await findImprint(tx, orgId) };
}
