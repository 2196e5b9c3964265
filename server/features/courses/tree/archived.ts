/** Courses of another installation, with their versions. Ids are given; snapshots are sanitised JSON text. */
import { Prisma } from '#prisma/generated/client.ts';
import type { Visibility } from '#shared/courses/visibility.ts';
import { minPublishTitle } from '#shared/publishing/checklist.ts';
import type { Tx } from '../../../core/database/db.ts';
import { insertSnapshot } from './insert-tree.ts';

export type ArchivedCourse = {
  id: string;
  orgId: string;
  title: string;
  description: string;
  outcomes: string[];
  visibility: Visibility;
  showsSources: boolean;
  invitationToken: string;
  createdAt: Date;
  importedAt: Date;
  importedBy: string;
};

/** @returns false if the course exists */
export async function insertArchivedCourse(
  tx: Tx,
  { importedAt, importedBy, ...course }: ArchivedCourse,
): Promise<boolean> {
  const stamp = { createdBy: importedBy, updatedBy: importedBy, updatedAt: importedAt };
  return (await tx.course.createMany({ data: { ...course, ...stamp }, skipDuplicates: true })).count === 1;
}

type Version = { courseId: string; number: number; snapshot: string };

/** Its files must be stored before. */
export async function insertArchivedVersion(tx: Tx, { courseId, number, snapshot }: Version): Promise<void> {
  await tx.$executeRaw`
    with given as (select ${snapshot}::jsonb as payload),
         l as (select e as lesson from given, jsonb_path_query(payload, '$.modules[*].lessons[*]') as e),
         b as (select e as block from l, jsonb_array_elements(lesson -> 'content_blocks') as e),
         version as (
           insert into course_versions (course_id, number, title, published_payload, module_count, lesson_count, block_count,
                                        minutes, published_at)
           select ${courseId}::uuid, ${number}, payload ->> 'title', payload, jsonb_array_length(payload -> 'modules'),
                  (select count(*) from l), (select count(*) from b),
                  coalesce((select sum((select minutes_of(sum(content_seconds(e ->> 'type', e -> 'json_content')))
                                          from jsonb_array_elements(lesson -> 'content_blocks') as e)) from l), 0),
                  (payload ->> 'publishedAt')::timestamptz
             from given
           returning number)
    insert into course_version_files (course_id, number, file_id)
    select distinct ${courseId}::uuid, v.number, f.id
      from version v, b join stored_files f on f.id = (b.block -> 'json_content' ->> 'fileId')::uuid and f.course_id = ${courseId}::uuid`;
}

export const insertArchivedDraft = (
  tx: Tx,
  { courseId, userId, snapshot }: { courseId: string; userId: string; snapshot: string },
): Promise<void> => insertSnapshot(tx, { courseId, userId, payload: Prisma.sql`${snapshot}::jsonb` });

type Online = { courseId: string; version: number; hasChanges: boolean };

/**
 * `version` goes online unless it is unfinished or needs a review, the organisation’s name awaits approval or staff
 * locked it.
 */
export async function publishArchivedVersion(tx: Tx, { courseId, version, hasChanges }: Online): Promise<void> {
  const count = await tx.$executeRaw`
    insert into published_courses (course_id, org_id, title, description, outcomes, maker_and_skills, version, visibility,
                                   module_count, minutes, created_at, published_at)
    select c.id, c.org_id, v.title, c.description, outcome_lines(v.published_payload), maker_and_skills(c.id), v.number,
           c.visibility, v.module_count, v.minutes,
           (select min(f.published_at) from course_versions f where f.course_id = c.id), v.published_at
      from courses c join course_versions v on v.course_id = c.id and v.number = ${version} join orgs o on o.id = c.org_id
     where c.id = ${courseId}::uuid and v.lesson_count > 0 and char_length(v.title) >= ${minPublishTitle}
       and o.locked_at is null and not o.needs_review
       and (c.visibility <> 'public' or o.name_held_at is null)`;
  if (count === 0) return;
  await tx.$executeRaw`
    update courses set status = 'published', published_revision = case when ${hasChanges} then published_revision else revision end
     where id = ${courseId}::uuid`;
}

export async function setNewestVersion(tx: Tx, courseId: string): Promise<void> {
  await tx.$executeRaw`
    update courses set version = coalesce((select max(number) from course_versions where course_id = ${courseId}::uuid), 0)
     where id = ${courseId}::uuid`;
}
