import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';
import { logoUrlText, skillNamesText } from '../../../core/database/fragments.ts';
import { sourceUrlSql } from './origin.ts';

const sourceUrlFragment = Prisma.raw(sourceUrlSql);
const [logoUrl, skillNames] = [Prisma.raw(logoUrlText('o')), Prisma.raw(skillNamesText('c.id'))];

/** Readers get the `source` only if the course shows sources and the quotation is verified. */
const originInSnapshot = Prisma.sql`
  case when b.origin is null then '{}'::jsonb else jsonb_build_object('origin', b.origin) end
  || case when c.shows_sources and b.origin ->> 'sourceState' = 'held' then jsonb_build_object('source', jsonb_build_object(
       'name', b.origin -> 'source' -> 'name', 'unit', b.origin -> 'source' -> 'unit', 'part', b.origin -> 'source' -> 'part',
       'url', (${sourceUrlFragment}))) else '{}'::jsonb end`;

const draftModulesSql = Prisma.sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', m.id, 'title', m.title, 'lessons', coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'content_blocks', coalesce((
      select jsonb_agg(jsonb_build_object('id', b.id, 'type', b.type, 'json_content', b.json_content) || ${originInSnapshot}
             order by b.position, b.id)
        from content_blocks b where b.lesson_id = l.id), '[]')) order by l.position, l.id)
      from lessons l where l.module_id = m.id), '[]')) order by m.position, m.id)
    from modules m where m.course_id = c.id), '[]')`;

type Publication = { courseId: string; number: number; userId: string; now: Date };

/** One statement, so that no block leaves the database. Keeps the former view count. `npm run bench` also runs it. */
export const publicationStatement = ({ courseId, number, userId, now }: Publication): Prisma.Sql => Prisma.sql`
    with snapshot as (select c.title, c.outcomes, ${draftModulesSql} as modules from courses c where c.id = ${courseId}::uuid),
         counts as (select count(distinct module_id) as modules, count(lesson_id) as lessons, sum(blocks) as blocks,
                           coalesce(sum(minutes) filter (where lesson_id is not null), 1) as minutes
                      from (select m.id as module_id, l.id as lesson_id, count(b.id) as blocks,
                                   minutes_of(sum(content_seconds(b.type::text, b.json_content))) as minutes
                              from modules m left join lessons l on l.module_id = m.id
                              left join content_blocks b on b.lesson_id = l.id
                             where m.course_id = ${courseId}::uuid group by m.id, l.id) each_lesson),
         version as (
           insert into course_versions (course_id, number, title, published_payload, module_count, lesson_count, block_count,
                                        minutes, published_by, published_at)
           select ${courseId}::uuid, ${number}, s.title,
                  jsonb_build_object('title', s.title, 'version', ${number}::int, 'publishedAt', ${now.toISOString()}::text,
                                     'outcomes', to_jsonb(s.outcomes),
                                     'modules', s.modules),
                  n.modules, n.lessons, n.blocks, n.minutes, ${userId}::uuid, ${now}::timestamptz
             from snapshot s, counts n
           returning title, number, module_count, minutes),
         files as (
           insert into course_version_files (course_id, number, file_id)
           select ${courseId}::uuid, v.number, b.file_id
             from version v, content_blocks b join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
            where m.course_id = ${courseId}::uuid and b.file_id is not null
           union
           select ${courseId}::uuid, v.number, s.file_id
             from version v, courses c join modules m on m.course_id = c.id join lessons l on l.module_id = m.id
             join content_blocks b on b.lesson_id = l.id
             join course_sources s on s.id = (b.origin -> 'source' ->> 'sourceId')::uuid and s.course_id = c.id
            where c.id = ${courseId}::uuid and c.shows_sources and b.origin ->> 'sourceState' = 'held' and s.file_id is not null)
    insert into published_courses (course_id, org_id, title, description, outcomes, maker_and_skills, version, visibility,
                                   module_count, minutes, created_at, published_at, view_count)
    select c.id, c.org_id, v.title, c.description, array_to_string(c.outcomes, E'\n'), maker_and_skills(c.id), v.number,
           c.visibility, v.module_count, v.minutes,
           coalesce((select min(f.published_at) from course_versions f where f.course_id = c.id), ${now}::timestamptz),
           ${now}::timestamptz, (select count(*) from course_views w where w.course_id = c.id)
      from courses c, version v
     where c.id = ${courseId}::uuid
    on conflict (course_id) do update
       set title = excluded.title, outcomes = excluded.outcomes, maker_and_skills = excluded.maker_and_skills, version = excluded.version, module_count = excluded.module_count,
           minutes = excluded.minutes, published_at = excluded.published_at`;

export async function insertPublication(tx: Tx, publication: Publication): Promise<void> {
  await tx.$executeRaw(publicationStatement(publication));
}

export async function getDraftText(tx: Tx, courseId: string): Promise<string> {
  const rows = await tx.$queryRaw<Array<{ copy: string }>>`
    select jsonb_build_object('title', c.title, 'outcomes', to_jsonb(c.outcomes), 'modules', ${draftModulesSql})::text as copy
      from courses c where c.id = ${courseId}::uuid`;
  return rows[0]?.copy ?? '{"title":"","outcomes":[],"modules":[]}';
}

export type DraftRow = {
  title: string;
  description: string;
  organisation: string | null;
  organisationSlug: string | null;
  logoUrl: string | null;
  outcomes: string[];
  skills: string[];
  minutes: number;
  version: number;
  revision: number;
  updatedAt: Date;
  modules: string;
};

/** One statement, so that the content belongs to the returned revision. */
export async function findDraft(tx: Tx, courseId: string): Promise<DraftRow | null> {
  const rows = await tx.$queryRaw<DraftRow[]>`
    select c.title, c.description, c.outcomes, ${logoUrl} as "logoUrl", ${skillNames} as skills, o.name as organisation,
           (select coalesce(sum(minutes), 1)::int
              from (select minutes_of(sum(content_seconds(b.type::text, b.json_content))) as minutes
                      from modules m join lessons l on l.module_id = m.id left join content_blocks b on b.lesson_id = l.id
                     where m.course_id = c.id group by l.id) each_lesson) as minutes,
           case when o.is_public then o.slug end as "organisationSlug", c.version,
           c.revision, c.updated_at as "updatedAt", ${draftModulesSql}::text as modules
      from courses c left join orgs o on o.id = c.org_id
     where c.id = ${courseId}::uuid`;
  return rows[0] ?? null;
}
