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
  | 'user'
  | 'report'
  | 'catalogue'
  | 'audit_log'
  | 'installation';

export const auditActions = {
  organisation_created: { resource: 'organisation', details: [], names: ['name'] },
  organisation_changed: { resource: 'organisation', details: ['isPublic', 'needsReview'], names: ['name'] },
  organisation_deleted: { resource: 'organisation', details: ['members'], names: ['name', 'reason'] },
  reviews_switched_off: { resource: 'organisation', details: [], names: [] },
  organisation_logo_changed: { resource: 'organisation', details: [], names: [] },
  organisation_logo_removed: { resource: 'organisation', details: [], names: [] },
  imprint_changed: { resource: 'organisation', details: [], names: ['legal_name'] },
  domain_claimed: { resource: 'organisation', details: ['method'], names: ['domain'] },
  shared_domain_allowed: { resource: 'organisation', details: [], names: ['domain', 'reason'] },
  organisation_verified: { resource: 'organisation', details: ['method'], names: ['name', 'domain'] },
  organisation_verified_by_staff: { resource: 'organisation', details: [], names: ['name', 'reason'] },
  verification_ended: { resource: 'organisation', details: [], names: ['name'] },
  verification_withdrawn: { resource: 'organisation', details: [], names: ['name', 'reason'] },
  name_held: { resource: 'organisation', details: [], names: ['name'] },
  name_allowed: { resource: 'organisation', details: [], names: ['name', 'reason'] },
  name_refused: { resource: 'organisation', details: [], names: ['name', 'reason'] },
  role_changed: { resource: 'org_member', details: ['from_role', 'to_role'], names: ['member_name'] },
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
  user_locked: { resource: 'user', details: [], names: ['person', 'reason'] },
  user_unlocked: { resource: 'user', details: [], names: ['person', 'reason'] },
  user_sessions_ended: { resource: 'user', details: ['sessions'], names: ['person', 'reason'] },
  password_reset_sent: { resource: 'user', details: [], names: ['person', 'reason'] },
  two_factor_switched_off: { resource: 'user', details: [], names: ['person', 'reason'] },
  platform_role_changed: { resource: 'user', details: ['from_role', 'to_role'], names: ['person', 'reason'] },
  own_password_changed: { resource: 'user', details: [], names: [] },
  own_type_changed: { resource: 'user', details: ['from', 'to'], names: [] },
  own_password_reset: { resource: 'user', details: [], names: [] },
  own_email_changed: { resource: 'user', details: [], names: ['former_email', 'new_email'] },
  own_two_factor_switched_on: { resource: 'user', details: [], names: [] },
  own_two_factor_switched_off: { resource: 'user', details: [], names: [] },
  own_recovery_codes_renewed: { resource: 'user', details: [], names: [] },
  own_sessions_ended: { resource: 'user', details: ['sessions'], names: [] },
  locked_sign_in_refused: { resource: 'user', details: [], names: [] },
  organisation_locked: { resource: 'organisation', details: ['ground'], names: ['name', 'reason'] },
  organisation_unlocked: { resource: 'organisation', details: [], names: ['name', 'reason'] },
  course_taken_down: { resource: 'course', details: ['ground'], names: ['title', 'reason'] },
  course_put_back: { resource: 'course', details: [], names: ['title', 'reason'] },
  job_taken_down: { resource: 'job', details: ['ground'], names: ['title', 'reason'] },
  job_put_back: { resource: 'job', details: [], names: ['title', 'reason'] },
  moderation_answered: { resource: 'organisation', details: ['kind', 'resource_id'], names: [] },
  report_begun: { resource: 'report', details: ['kind'], names: ['title'] },
  report_decided: { resource: 'report', details: ['kind', 'state'], names: ['title'] },
  catalogue_imported: { resource: 'catalogue', details: ['variant', 'number'], names: [] },
  catalogue_draft_removed: { resource: 'catalogue', details: ['variant', 'number'], names: [] },
  catalogue_activated: { resource: 'catalogue', details: ['variant', 'from', 'to'], names: [] },
  test_data_deleted: { resource: 'installation', details: ['results', 'decisions', 'statements', 'skills'], names: [] },
  setting_changed: { resource: 'installation', details: ['setting', 'from', 'to'], names: [] },
  content_page_changed: { resource: 'installation', details: ['page'], names: [] },
  test_mail_sent: { resource: 'installation', details: [], names: ['recipient'] },
  outbox_listed: { resource: 'installation', details: [], names: [] },
  outbox_mail_opened: { resource: 'installation', details: ['kind'], names: ['recipient', 'subject'] },
  list_exported: { resource: 'installation', details: ['list'], names: ['filters'] },
  audit_checked: { resource: 'audit_log', details: ['links', 'whole'], names: [] },
  ai_budget_changed: { resource: 'installation', details: ['from', 'to'], names: [] },
  ai_installation_budget_changed: { resource: 'installation', details: ['from', 'to'], names: [] },
} as const satisfies Record<string, Kind>;

/** No longer written. Stored events keep their sentence, filter and place in the chain. */
export const retiredAuditActions = {
  offsets_estimated: { resource: 'catalogue', details: ['runs'], names: [] },
  offsets_switched_on: { resource: 'catalogue', details: ['offsets_id'], names: [] },
  results_recomputed: { resource: 'catalogue', details: ['results'], names: [] },
} as const satisfies Record<string, Kind>;

/** Written for what exists but belongs to others; it is about whatever was asked for. */
export const accessRefused = 'access_refused';

type ListedAction = keyof typeof auditActions;
export type AuditAction = ListedAction | keyof typeof retiredAuditActions | typeof accessRefused;

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
