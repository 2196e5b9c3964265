import type { BlockOrigin } from '#shared/courses/origin.ts';
import type { CourseStatus, Visibility } from '#shared/courses/visibility.ts';
import type { ModuleItem } from '#shared/editor/state.ts';
import type { Database } from '../../../core/database/db.ts';
import { nameByIdText } from '../../../core/database/fragments.ts';
import { sourceUrlSql } from './origin.ts';

export type EditedCourseRow = {
  orgId: string | null;
  title: string;
  description: string;
  outcomes: string[];
  status: CourseStatus;
  visibility: Visibility;
  showsSources: boolean;
  version: number;
  isOnline: boolean;
  isTakenDown: boolean;
  isSetAside: boolean;
  hasChanges: boolean;
  settingsRevision: string;
  invitationToken: string;
  updatedAt: Date;
  updatedBy: string | null;
  skillIds: number[];
  needsReview: boolean;
  submittedById: string | null;
  changedInReviewBy: string[];
  submittedBy: string | null;
  submittedAt: Date | null;
  reviewComment: string;
  reviewedBy: string | null;
  modules: ModuleItem[];
};

/** Selects no content, because it runs each time an editor opens. */
const courseStatement = {
  name: 'edited-course',
  text: `
    select c.org_id as "orgId", c.title, c.description, c.outcomes, c.status::text as status, c.visibility, c.shows_sources as "showsSources", c.version,
           exists (select 1 from published_courses o where o.course_id = c.id) as "isOnline",
           c.taken_down_at is not null as "isTakenDown",
           exists (select 1 from hidden_courses h where h.course_id = c.id) as "isSetAside", c.revision <> c.published_revision as "hasChanges", c.settings_revision as "settingsRevision",
           c.invitation_token as "invitationToken", c.updated_at as "updatedAt", ${nameByIdText('c.updated_by')} as "updatedBy",
           array(select skill_id from course_skills s where s.course_id = c.id order by skill_id) as "skillIds",
           coalesce((select needs_review from orgs g where g.id = c.org_id), false) as "needsReview",
           c.submitted_by as "submittedById", c.changed_in_review_by as "changedInReviewBy", ${nameByIdText('c.submitted_by')} as "submittedBy", c.submitted_at as "submittedAt",
           c.review_comment as "reviewComment", ${nameByIdText('c.reviewed_by')} as "reviewedBy",
           coalesce((
             select json_agg(json_build_object('moduleId', m.id, 'title', m.title, 'revision', m.revision, 'lessons', coalesce((
                      select json_agg(json_build_object('lessonId', l.id, 'title', l.title, 'revision', l.revision,
                               'blockCount', (select count(*) from content_blocks b where b.lesson_id = l.id),
                               'unconfirmedCount', (select count(*) from content_blocks b
                                 where b.lesson_id = l.id and b.origin ->> 'state' = 'generated'))
                             order by l.position, l.id)
                        from lessons l where l.module_id = m.id), '[]'))
                    order by m.position, m.id)
               from modules m where m.course_id = c.id), '[]') as modules
      from courses c where c.id = $1`,
};

export async function findEditedCourse({ pool }: Database, courseId: string): Promise<EditedCourseRow | null> {
  return (await pool.query<EditedCourseRow>({ ...courseStatement, values: [courseId] })).rows[0] ?? null;
}

type LessonRow = {
  orgId: string | null;
  visibility: Visibility;
  title: string;
  revision: string;
  blocks: Array<{
    id: string;
    type: 'text' | 'video' | 'quiz' | 'asset';
    jsonContent: unknown;
    revision: string;
    origin: BlockOrigin | null;
    sourceUrl: string | null;
  }>;
};

const lessonStatement = {
  name: 'edited-lesson',
  text: `
    select c.org_id as "orgId", c.visibility, l.title, l.revision, coalesce((
             select json_agg(json_build_object('id', b.id, 'type', b.type, 'jsonContent', b.json_content, 'revision', b.revision,
                    'origin', b.origin, 'sourceUrl', (${sourceUrlSql}))
                    order by b.position, b.id)
               from content_blocks b where b.lesson_id = l.id), '[]') as blocks
      from lessons l join modules m on m.id = l.module_id join courses c on c.id = m.course_id
     where l.id = $2 and c.id = $1`,
};

export async function findEditedLesson(
  { pool }: Database,
  { courseId, lessonId }: { courseId: string; lessonId: string },
): Promise<LessonRow | null> {
  return (await pool.query<LessonRow>({ ...lessonStatement, values: [courseId, lessonId] })).rows[0] ?? null;
}
