import type { AdminCourse, PublishedOutline } from '#shared/admin/courses.ts';
import type { CourseStatus, Visibility } from '#shared/courses/visibility.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { decisionsAbout } from '../../moderation/service.ts';
import { presentCourse } from './list.ts';

/** @throws RuleError NOT_FOUND */
export async function getAdminCourse({ db }: App, courseId: string): Promise<AdminCourse> {
  const row = await findCourse(db.prisma, courseId);
  if (row === null) throw new RuleError('NOT_FOUND');
  const { description, visibility, isOnline, takenDownAt, shown } = row;
  const [published, decisions] = await Promise.all([
    shown === null ? null : findOutline(db.prisma, courseId, shown),
    decisionsAbout(db.prisma, courseId),
  ]);
  return { ...presentCourse(row), description, visibility, isOnline, takenDownAt, published, decisions };
}

type Row = {
  courseId: string;
  title: string;
  description: string;
  orgId: string | null;
  orgName: string | null;
  status: CourseStatus;
  visibility: Visibility;
  version: number;
  isOnline: boolean;
  isTakenDown: boolean;
  takenDownAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  shown: number | null;
};

async function findCourse(tx: Tx, courseId: string): Promise<Row | null> {
  const rows = await tx.$queryRaw<Row[]>`
    select c.id as "courseId", c.title, c.description, c.org_id as "orgId", o.name as "orgName", c.status::text as status,
           c.visibility, c.version, p.course_id is not null as "isOnline", c.taken_down_at is not null as "isTakenDown",
           c.taken_down_at as "takenDownAt", c.created_at as "createdAt", c.updated_at as "updatedAt",
           coalesce(p.version, (h.row ->> 'version')::int) as shown
      from courses c left join orgs o on o.id = c.org_id
      left join published_courses p on p.course_id = c.id
      left join hidden_courses h on h.course_id = c.id
     where c.id = ${courseId}::uuid`;
  return rows[0] ?? null;
}

async function findOutline(tx: Tx, courseId: string, number: number): Promise<PublishedOutline | null> {
  const rows = await tx.$queryRaw<PublishedOutline[]>`
    select v.number as version, v.title, v.published_at as "publishedAt", coalesce((
             select jsonb_agg(jsonb_build_object('moduleId', m.one -> 'id', 'title', m.one -> 'title', 'lessons', coalesce((
                      select jsonb_agg(jsonb_build_object('lessonId', l.one -> 'id', 'title', l.one -> 'title') order by l.place)
                        from jsonb_array_elements(m.one -> 'lessons') with ordinality as l(one, place)), '[]')) order by m.place)
               from jsonb_array_elements(v.published_payload -> 'modules') with ordinality as m(one, place)), '[]') as modules
      from course_versions v where v.course_id = ${courseId}::uuid and v.number = ${number}`;
  return rows[0] ?? null;
}
