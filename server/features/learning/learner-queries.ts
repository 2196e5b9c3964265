import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';

type Course = { courseId: string; orgId: string };
type LearnerRow = {
  userId: string;
  firstName: string;
  lastName: string;
  lessonIds: string[];
  lastSeenAt: Date;
  completedAt: Date | null;
  certificate: { number: string; withdrawnAt: string | null } | null;
};

export type LearnerCursor = { lastName: string; firstName: string; userId: string };

const afterCursor = (cursor: LearnerCursor | null) =>
  cursor === null
    ? Prisma.empty
    : Prisma.sql`and (p.last_name, p.first_name, e.user_id) > (${cursor.lastName}, ${cursor.firstName}, ${cursor.userId}::uuid)`;

export const listLearners = (
  tx: Tx,
  { courseId, orgId, cursor, take }: Course & { cursor: LearnerCursor | null; take: number },
) =>
  tx.$queryRaw<LearnerRow[]>`
    select e.user_id as "userId", p.first_name as "firstName", p.last_name as "lastName", e.last_seen_at as "lastSeenAt",
           e.completed_at as "completedAt",
           (select jsonb_build_object('number', c.number, 'withdrawnAt', c.withdrawn_at) from certificates c
             where c.user_id = e.user_id and c.course_id = e.course_id order by c.version desc limit 1) as certificate,
           array(select l.lesson_id::text from lesson_progress l where l.user_id = e.user_id and l.course_id = e.course_id) as "lessonIds"
      from enrolments e join profiles p on p.user_id = e.user_id
     where e.course_id = ${courseId}::uuid and p.org_id = ${orgId}::uuid
       ${afterCursor(cursor)}
     order by p.last_name, p.first_name, e.user_id
     limit ${take}`;

export async function countOutsiders(
  tx: Tx,
  { courseId, orgId }: Course,
): Promise<{ begun: number; completed: number }> {
  const rows = await tx.$queryRaw<Array<{ begun: number; completed: number }>>`
    select count(*)::int as begun, count(e.completed_at)::int as completed
      from enrolments e join profiles p on p.user_id = e.user_id
     where e.course_id = ${courseId}::uuid and p.org_id is distinct from ${orgId}::uuid`;
  return rows[0] ?? { begun: 0, completed: 0 };
}
