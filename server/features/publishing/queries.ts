import { setImmediate as nextTurn } from 'node:timers/promises';
import { Prisma } from '#prisma/generated/client.ts';
import type { PublishWarning } from '#shared/publishing/checklist.ts';
import type { Snapshot } from '#shared/publishing/snapshot.ts';
import type { Tx } from '../../core/db.ts';

export const findState = (tx: Tx, id: string) =>
  tx.course.findUniqueOrThrow({
    where: { id },
    select: {
      title: true,
      status: true,
      version: true,
      revision: true,
      visibility: true,
      submittedBy: true,
      changedInReviewBy: true,
      published: { select: { version: true } },
    },
  });

export async function countContent(tx: Tx, courseId: string) {
  const rows = await tx.$queryRaw<Array<{ moduleCount: number; modulesWithLessons: number }>>`
    select count(*)::int as "moduleCount",
           count(*) filter (where exists (select 1 from lessons l where l.module_id = m.id))::int as "modulesWithLessons"
      from modules m where m.course_id = ${courseId}::uuid`;
  return rows[0] ?? { moduleCount: 0, modulesWithLessons: 0 };
}

const blankQuiz = Prisma.sql`b.type = 'quiz' and (trim(b.json_content ->> 'question') = ''
  or exists (select 1 from jsonb_array_elements_text(b.json_content -> 'options') o where trim(o) = ''))`;
const blankVideo = Prisma.sql`b.type = 'video' and trim(b.json_content ->> 'url') = ''`;
const deadAsset = Prisma.sql`b.type = 'asset' and b.file_id is null`;
const imageWithoutAlt = Prisma.sql`b.type = 'asset' and b.file_id is not null
  and b.json_content ->> 'type' like 'image/%' and trim(b.json_content ->> 'alt') = ''`;

/** In reading order, the first `take`. */
export const findWarnings = (tx: Tx, courseId: string, take: number): Promise<PublishWarning[]> =>
  tx.$queryRaw`
    select case when b.id is null then 'emptyLesson' when b.type = 'quiz' then 'quizWithoutText' when b.type = 'video' then 'videoWithoutLink'
                when b.file_id is null then 'deadAsset' else 'imageWithoutAlt' end as rule,
           l.id as "lessonId", l.title as "lessonTitle", b.id as "blockId"
      from modules m join lessons l on l.module_id = m.id left join content_blocks b on b.lesson_id = l.id
     where m.course_id = ${courseId}::uuid and (b.id is null or ${blankQuiz} or ${blankVideo} or ${deadAsset} or ${imageWithoutAlt})
     order by m.position, l.position, b.position
     limit ${take}`;

export const countSkills = (tx: Tx, courseId: string) => tx.courseSkill.count({ where: { courseId } });

/** The modules of a working copy in the shape of a snapshot, as an SQL expression over `courses c`. */
const modulesOfWorkingCopy = Prisma.sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', m.id, 'title', m.title, 'lessons', coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'content_blocks', coalesce((
      select jsonb_agg(jsonb_build_object('id', b.id, 'type', b.type, 'json_content', b.json_content)
             order by b.position, b.id)
        from content_blocks b where b.lesson_id = l.id), '[]')) order by l.position, l.id)
      from lessons l where l.module_id = m.id), '[]')) order by m.position, m.id)
    from modules m where m.course_id = c.id), '[]')`;

type Publication = { courseId: string; number: number; userId: string; now: Date };

/** Freezes the working copy as this version, without a block ever leaving the database. */
const versionStatement = ({ courseId, number, userId, now }: Publication) => Prisma.sql`
    with snapshot as (select c.title, ${modulesOfWorkingCopy} as modules from courses c where c.id = ${courseId}::uuid),
         counts as (select count(distinct m.id) as modules, count(distinct l.id) as lessons, count(b.id) as blocks
                      from modules m left join lessons l on l.module_id = m.id left join content_blocks b on b.lesson_id = l.id
                     where m.course_id = ${courseId}::uuid)
    insert into course_versions (course_id, number, title, published_payload, module_count, lesson_count, block_count,
                                 published_by, published_at)
    select ${courseId}::uuid, ${number}, s.title,
           jsonb_build_object('title', s.title, 'version', ${number}::int, 'publishedAt', ${now.toISOString()}::text, 'modules', s.modules),
           n.modules, n.lessons, n.blocks, ${userId}::uuid, ${now}::timestamptz
      from snapshot s, counts n`;

const versionFilesStatement = ({ courseId, number }: Publication) => Prisma.sql`
    insert into course_version_files (course_id, number, file_id)
    select distinct ${courseId}::uuid, ${number}::int, b.file_id
      from content_blocks b join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
     where m.course_id = ${courseId}::uuid and b.file_id is not null`;

/** Puts the version online: the row of the catalogue, with the views counted before if it was offline in between. */
const onlineStatement = ({ courseId, number, now }: Publication) => Prisma.sql`
    insert into published_courses (course_id, org_id, title, description, version, visibility, module_count, created_at,
                                   published_at, view_count)
    select c.id, c.org_id, v.title, c.description, v.number, c.visibility, v.module_count, c.created_at, ${now}::timestamptz,
           (select count(*) from course_views w where w.course_id = c.id)
      from courses c join course_versions v on v.course_id = c.id and v.number = ${number}
     where c.id = ${courseId}::uuid
    on conflict (course_id) do update
       set title = excluded.title, version = excluded.version, module_count = excluded.module_count,
           published_at = excluded.published_at`;

/** One after the other. Not only run here: `npm run bench` measures publishing beside them alone. */
export const publicationStatements = (publication: Publication): Prisma.Sql[] => [
  versionStatement(publication),
  versionFilesStatement(publication),
  onlineStatement(publication),
];

export async function insertOnline(tx: Tx, publication: Publication): Promise<void> {
  for (const statement of publicationStatements(publication)) await tx.$executeRaw(statement);
}

export async function takeOffline(tx: Tx, courseId: string): Promise<void> {
  await tx.publishedCourse.deleteMany({ where: { courseId } });
}

export async function updateState(tx: Tx, id: string, data: Prisma.CourseUpdateInput): Promise<void> {
  await tx.course.update({ where: { id }, data, select: { id: true } });
}

export type VersionRow = {
  number: number;
  title: string;
  publishedAt: Date;
  publishedBy: string | null;
  moduleCount: number;
  lessonCount: number;
  blockCount: number;
};

/** Newest first, below `before`. */
export const listVersions = (tx: Tx, page: { courseId: string; before: number | null; take: number }) =>
  tx.$queryRaw<VersionRow[]>`
    select v.number, v.title, v.published_at as "publishedAt", p.first_name || ' ' || p.last_name as "publishedBy",
           v.module_count as "moduleCount", v.lesson_count as "lessonCount", v.block_count as "blockCount"
      from course_versions v left join profiles p on p.user_id = v.published_by
     where v.course_id = ${page.courseId}::uuid and (${page.before}::int is null or v.number < ${page.before}::int)
     order by v.number desc
     limit ${page.take}`;

/** A version as JSON, for who hands it on: up to several megabytes. */
export async function findSnapshotText(tx: Tx, courseId: string, number: number): Promise<string | null> {
  const rows = await tx.$queryRaw<Array<{ payload: string }>>`
    select published_payload::text as payload from course_versions where course_id = ${courseId}::uuid and number = ${number}`;
  return rows[0]?.payload ?? null;
}

/** The working copy as JSON, like a version without its number and day. */
export async function readWorkingCopyText(tx: Tx, courseId: string): Promise<string> {
  const rows = await tx.$queryRaw<Array<{ copy: string }>>`
    select jsonb_build_object('title', c.title, 'modules', ${modulesOfWorkingCopy})::text as copy
      from courses c where c.id = ${courseId}::uuid`;
  return rows[0]?.copy ?? '{"title":"","modules":[]}';
}

/** Takes turns: what the database sends, and what becomes of it, each take their time for the largest courses. */
export async function findSnapshot(tx: Tx, courseId: string, number: number): Promise<Snapshot | null> {
  const payload = await findSnapshotText(tx, courseId, number);
  if (payload === null) return null;
  await nextTurn();
  const snapshot = JSON.parse(payload) as Snapshot;
  await nextTurn();
  return snapshot;
}

export async function hasVersion(tx: Tx, courseId: string, number: number): Promise<boolean> {
  return (await tx.courseVersion.count({ where: { courseId, number } })) > 0;
}
