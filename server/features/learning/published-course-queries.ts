/** These queries use the connections for readers, which have a short timeout. */

import type { Database } from '../../core/database/db.ts';
import { logoUrlText, publicSlugText, skillNamesText } from '../../core/database/fragments.ts';

type OnlineCourse = {
  orgId: string | null;
  visibility: string;
  description: string;
  organisation: string | null;
  organisationSlug: string | null;
  logoUrl: string | null;
  minutes: number;
  skillIds: number[];
  skills: string[];
  snapshot: string;
};

export async function findOnline({ readPool }: Database, courseId: string): Promise<OnlineCourse | null> {
  const { rows } = await readPool.query<OnlineCourse>({
    name: 'course-online',
    text: `select c.org_id as "orgId", p.visibility, p.description, o.name as organisation, ${publicSlugText('o')} as "organisationSlug",
                  ${logoUrlText('o')} as "logoUrl", v.minutes, ${skillNamesText('p.course_id')} as skills,
                  array(select skill_id from course_skills s where s.course_id = p.course_id order by skill_id) as "skillIds",
                  v.published_payload::text as snapshot
             from published_courses p
             join course_versions v on v.course_id = p.course_id and v.number = p.version
             join courses c on c.id = p.course_id
             left join orgs o on o.id = c.org_id
            where p.course_id = $1`,
    values: [courseId],
  });
  return rows[0] ?? null;
}

type OnlineReach = { orgId: string | null; visibility: string; invitationToken: string };

export async function findOnlineReach({ readPool }: Database, courseId: string): Promise<OnlineReach | null> {
  const { rows } = await readPool.query<OnlineReach>({
    name: 'course-reach',
    text: `select c.org_id as "orgId", c.visibility, c.invitation_token as "invitationToken"
             from courses c join published_courses p on p.course_id = c.id
            where c.id = $1`,
    values: [courseId],
  });
  return rows[0] ?? null;
}

export async function isPublicCourse(db: Database, courseId: string): Promise<boolean> {
  return (await findOnlineReach(db, courseId))?.visibility === 'public';
}
