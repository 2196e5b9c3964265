/**
 * Everything that is written into the audit log: a closed list. `details` are ids, roles, counts and switches, and stay for
 * ever; `names` are what things and persons were called then, stand beside the event and can be erased.
 * One German sentence per action: shared/texts/audit.ts.
 */
type Kind = { resource: AuditResource; details: readonly string[]; names: readonly string[] };

/** What can be acted on, or be refused to somebody. */
export type AuditResource =
  | 'organisation'
  | 'org_member'
  | 'invitation'
  | 'course'
  | 'job'
  | 'file'
  | 'certificate'
  | 'test'
  | 'session'
  | 'background_job'
  | 'installation';

export const auditActions = {
  organisation_created: { resource: 'organisation', details: [], names: ['name'] },
  organisation_changed: { resource: 'organisation', details: ['isPublic', 'needsReview'], names: ['name'] },
  organisation_deleted: { resource: 'organisation', details: ['members'], names: ['name'] },
  reviews_switched_off: { resource: 'organisation', details: [], names: [] },
  organisation_logo_changed: { resource: 'organisation', details: [], names: [] },
  organisation_logo_removed: { resource: 'organisation', details: [], names: [] },
  role_changed: { resource: 'org_member', details: ['from_role', 'to_role'], names: [] },
  member_left: { resource: 'org_member', details: ['member_role'], names: ['member_name'] },
  member_removed: { resource: 'org_member', details: ['member_role'], names: ['member_name'] },
  ownership_transferred: { resource: 'org_member', details: ['from_role', 'to_role', 'former_owner'], names: [] },
  member_invited: { resource: 'invitation', details: ['invited_role'], names: ['invited_email'] },
  invitation_resent: { resource: 'invitation', details: ['invited_role'], names: ['invited_email'] },
  invitation_withdrawn: { resource: 'invitation', details: ['invited_role'], names: ['invited_email'] },
  invitation_accepted: { resource: 'invitation', details: ['invited_role'], names: ['invited_email'] },
  course_visibility_changed: { resource: 'course', details: ['from', 'to'], names: [] },
  course_invitation_renewed: { resource: 'course', details: [], names: [] },
  course_deleted: { resource: 'course', details: ['version'], names: ['title'] },
  course_published: { resource: 'course', details: ['version'], names: [] },
  course_submitted: { resource: 'course', details: [], names: [] },
  course_sent_back: { resource: 'course', details: [], names: [] },
  course_withdrawn: { resource: 'course', details: ['version'], names: [] },
  course_comment_removed: { resource: 'course', details: [], names: [] },
  course_generated: { resource: 'course', details: ['lessons'], names: [] },
  course_version_restored: { resource: 'course', details: ['version'], names: [] },
  job_published: { resource: 'job', details: [], names: ['title'] },
  job_changed_online: { resource: 'job', details: [], names: ['title'] },
  job_extended: { resource: 'job', details: ['days'], names: ['title'] },
  job_closed: { resource: 'job', details: ['by_itself'], names: ['title'] },
  job_reopened: { resource: 'job', details: [], names: ['title'] },
  job_deleted: { resource: 'job', details: ['was_online'], names: ['title'] },
  jobs_imported: { resource: 'organisation', details: ['created', 'changed'], names: [] },
  candidates_exported: { resource: 'organisation', details: ['format', 'people'], names: [] },
  ai_budget_changed: { resource: 'installation', details: ['from', 'to'], names: [] },
} as const satisfies Record<string, Kind>;

/** Written for what exists but belongs to others; it is about whatever was asked for. */
export const accessRefused = 'access_refused';

type ListedAction = keyof typeof auditActions;
export type AuditAction = ListedAction | typeof accessRefused;

export type AuditDetails<Action extends ListedAction> = Readonly<
  Record<(typeof auditActions)[Action]['details'][number], string | number | boolean | null>
>;
export type AuditNames<Action extends ListedAction> = Readonly<
  Record<(typeof auditActions)[Action]['names'][number], string>
>;

/** One of the list, with exactly what it says. */
export type AuditEntry<Action extends ListedAction = ListedAction> = Action extends ListedAction
  ? {
      action: Action;
      resourceId: string;
      orgId?: string | null;
      details: AuditDetails<Action>;
      names: AuditNames<Action>;
    }
  : never;
