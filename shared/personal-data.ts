/** The class of every column. A test compares the list with the database. */

import { accountData } from './personal-data-accounts.ts';
import { releasedData } from './personal-data-released.ts';

type ColumnClass =
  | 'impersonal'
  /** In the person's data export; deleted with the account. */
  | 'exported'
  /** Technical or security data: not exported; deleted with the account. */
  | 'erased'
  /** The row stays for others; the reference to the person is cleared. */
  | 'anonymised'
  | 'kept';

export type Table = Partial<Record<ColumnClass, string>> & {
  reason?: string;
};

const test = { reason: 'A guest’s run belongs to nobody and goes after 30 days.' };
const courseContent = { reason: 'A course belongs to its organisation; who wrote it last is emptied.' };

export const personalData: Readonly<Record<string, Table>> = {
  ...accountData,

  softskill_test_runs: {
    exported: 'id test_variant status shown_part_one shown_part_two started_at finished_at catalogue_version_id',
    erased: 'test_token user_id counted_month',
    ...test,
  },
  softskill_group_decisions: {
    exported: 'run_id group_index test_variant statement_order group_scores duration_seconds decided_at',
    erased: 'user_id test_token',
    ...test,
  },
  softskill_test_results: {
    exported: 'id run_id test_variant scores bands quality scoring_version created_at',
    erased: 'user_id test_token',
    ...test,
  },
  value_test_runs: {
    exported: 'id status pairs shown_triads answered_triads started_at finished_at',
    erased: 'test_token user_id seed',
    ...test,
  },
  value_selections: { exported: 'run_id selected_values created_at', erased: 'user_id test_token', ...test },
  value_comparisons: {
    exported: 'run_id pair_index winner loser first_winner decided_at',
    erased: 'user_id test_token',
    ...test,
  },
  value_test_results: {
    exported: 'id run_id scores consistence created_at',
    erased: 'user_id test_token',
    ...test,
  },

  orgs: {
    impersonal:
      'id name slug created_at description imprint organisation_values is_public needs_review logo version locked_at ' +
      'anonymous_told_at search_text name_key verified_at name_held_at',
  },
  company_imprints: {
    kept: 'legal_name street email phone register',
    impersonal: 'org_id legal_name_key postal_code town country version updated_at',
    reason:
      'An imprint names who answers for the organisation, at times a person; public by law (DDG § 5). Gone with the organisation.',
  },
  company_checks: {
    kept: 'claim_email',
    anonymised: 'verified_by claimed_by',
    impersonal:
      'org_id domain shares_domain method verified_keys withdrawn_at withdraw_reason claim_domain claim_token_hash claim_record ' +
      'claimed_at claim_expires_at claim_used_at claim_is_shared name_state name_reason allowed_keys hid_page',
    reason:
      'The address that got the link is emptied when it expires, or 30 days after the confirmation; by whom is emptied with their account.',
  },
  org_members: { exported: 'org_id user_id role created_at' },
  invitations: {
    impersonal: 'id org_id role created_at sent_at expires_at accepted_at withdrawn_at link_shown',
    exported: 'email',
    anonymised: 'invited_by',
    erased: 'token_hash',
    reason: 'That somebody was invited is the organisation’s business; by whom is emptied.',
  },

  courses: {
    impersonal:
      'id org_id title description outcomes status visibility version revision published_revision settings_revision ' +
      'invitation_token created_at updated_at submitted_at review_comment text_bytes shows_sources taken_down_at search_text',
    anonymised: 'settings_updated_by created_by updated_by submitted_by reviewed_by changed_in_review_by',
    ...courseContent,
  },
  modules: { impersonal: 'id course_id title position revision', anonymised: 'updated_by', ...courseContent },
  lessons: { impersonal: 'id module_id title position revision', anonymised: 'updated_by', ...courseContent },
  content_blocks: {
    impersonal: 'id lesson_id type position json_content file_id revision origin content_bytes',
    anonymised: 'updated_by',
    ...courseContent,
  },
  deleted_parts: {
    impersonal: 'id course_id payload deleted_at',
    anonymised: 'deleted_by',
    reason: 'Gone after a day.',
  },
  course_skills: { impersonal: 'course_id skill_id' },
  course_presence: {
    erased: 'tab_id course_id user_id lesson_id seen_at visit_id',
    reason: 'Gone half a minute after the last sign of life.',
  },
  stored_files: {
    impersonal: 'id key org_id course_id filename size type created_at is_stripped unreferenced_since',
    anonymised: 'created_by',
    ...courseContent,
  },
  course_versions: {
    impersonal: 'course_id number title published_payload module_count lesson_count block_count minutes published_at',
    anonymised: 'published_by',
    ...courseContent,
  },
  course_version_files: { impersonal: 'course_id number file_id' },
  course_comments: {
    impersonal: 'id course_id lesson_id lesson_title text created_at edited_at resolved_at',
    anonymised: 'author_id resolved_by',
    reason:
      'What a review says belongs to the course; who said it is emptied. Gone 90 days after it is resolved, two years after it was written.',
  },
  course_sources: {
    impersonal: 'id course_id kind name file_id unit title part_count problem read_at created_at',
    anonymised: 'created_by',
    ...courseContent,
  },
  course_source_parts: { impersonal: 'source_id number label lines' },
  course_generations: {
    impersonal:
      'id course_id org_id state generator model wishes lesson_id source_ids plan plan_revision written is_proposing job_id problem report created_at updated_at',
    anonymised: 'created_by',
    ...courseContent,
  },
  course_proposals: {
    impersonal:
      'id course_id generation_id kind state instruction module_id module_title lesson_id lesson_title block_id base_revision before blocks image_ids job_id problem created_at decided_at',
    anonymised: 'created_by decided_by',
    ...courseContent,
  },
  ai_usage: { impersonal: 'org_id month used requests' },
  ai_reservations: { impersonal: 'id org_id month tokens created_at' },
  installation_settings: {
    impersonal: 'key value updated_at',
    anonymised: 'updated_by',
    reason: 'What is set stays; who set it is emptied.',
  },
  question_choices: {
    impersonal: 'course_id block_id question choice count shown',
    reason: 'Counts of first answers, of nobody.',
  },
  published_courses: {
    impersonal:
      'course_id org_id title description outcomes maker_and_skills version visibility module_count minutes created_at published_at view_count search_text',
  },

  jobs: {
    impersonal:
      'id org_id number title status content revision published_revision published_title import_key created_at updated_at first_published_at published_at ends_at reminded_of_end closed_at taken_down_at search_text',
    anonymised: 'created_by updated_by',
    reason: 'A job belongs to its organisation; who wrote it is emptied.',
  },
  published_jobs: {
    impersonal:
      'job_id org_id number title description org_name postal_code town country latitude longitude workplace employment field ' +
      'starts_on hours_from hours_to reply_by pay pay_rank pay_year_to skill_ids skill_weights questions published_at ends_at search_text text_words',
  },
  applicant_profiles: {
    exported: 'user_id phone location bio experience education hidden_skill_ids updated_at',
    erased: 'revision',
  },
  work_preferences: { exported: 'fields place latitude longitude radius_km updated_at', erased: 'user_id' },
  saved_jobs: { exported: 'job_id saved_at', erased: 'user_id' },
  job_mail_subscriptions: { exported: 'created_at last_sent_at ended_at', erased: 'user_id token_hash' },
  consents: {
    exported: 'kind version org_name document given_at withdrawn_at ended_as',
    erased: 'id user_id org_id',
    reason: 'Gone three years after its end, the period for legal action.',
  },
  legal_versions: { impersonal: 'slug number title markdown summary asks published_at' },
  cleanup_runs: { impersonal: 'name is_hourly ran_at removed removed_at last_removed failed_at' },
  shown_matches: {
    impersonal: 'org_id id',
    exported: 'job_id match low high inputs scoring_version first_shown_at last_shown_at',
    erased: 'user_id fingerprint',
    reason: 'Gone twelve months after it was shown last.',
  },

  ...releasedData,

  enrolments: {
    exported: 'user_id course_id version last_lesson_id started_at last_seen_at completed_at',
    erased: 'invitation',
  },
  lesson_progress: { exported: 'course_id lesson_id done_at', erased: 'user_id' },
  quiz_answers: {
    exported: 'course_id block_id chosen chosen_text question is_correct answered_at',
    erased: 'user_id',
  },
  certificates: {
    exported:
      'id course_id version person_name course_title organisation_name outline issued_at number is_verifiable withdrawn_at withdrawn_reason',
    erased: 'user_id',
  },
  imported_learning: {
    impersonal: 'org_id role expires_at',
    erased: 'email learning',
    reason: 'Of members of an imported organisation until they join it; gone after 180 days.',
  },
  course_views: {
    impersonal: 'course_id anon_id day',
    reason: 'anon_id cannot be traced back once the salt of its day is gone.',
  },
  view_salts: { impersonal: 'day salt' },

  background_jobs: {
    exported: 'kind status created_at ended_at',
    erased: 'id owner_id payload progress result error_code attempts turn cancel_wanted',
    reason: 'What was given is forgotten when the job ends, all of it after 30 days.',
  },
  own_data_exports: { exported: 'bytes created_at expires_at', erased: 'id user_id job_id file_key' },
  mail_outbox: {
    exported: 'recipient subject',
    erased: 'text html sender_id',
    impersonal: 'id kind attempts last_error created_at held_until sent_at',
    reason: 'Gone after 90 days.',
  },
  audit_events: {
    impersonal: 'id org_id action resource_type resource_id details created_at',
    anonymised: 'actor_id',
    reason: 'Who did what must stay provable; a random id replaces that of a deleted account.',
  },
  audit_erasures: { impersonal: 'proof_id event_id content_hash' },
  audit_names: {
    impersonal: 'event_id',
    anonymised: 'address names salt',
    reason: 'Emptied without a trace in the log itself; of what people did to their own accounts after 365 days.',
  },

  audit_unchained: { impersonal: 'event_id' },
  audit_chain: { impersonal: 'position event_id names_hash hash chained_at' },
  audit_head: { impersonal: 'id position hash' },
  audit_checks: { impersonal: 'id checked_at links head_position head_hash broken_position broken_event_id problem' },
  moderation_decisions: {
    impersonal: 'id kind resource_id title org_id ground reason decided_at answer answered_at lifted_at lift_reason',
    anonymised: 'decided_by answered_by lifted_by',
    reason:
      'What was decided and answered stays provable; who it was is emptied. Gone three years after it was lifted, or was made where its organisation has gone.',
  },
  hidden_courses: { impersonal: 'course_id row hidden_at' },
  hidden_jobs: { impersonal: 'job_id row hidden_at' },
  daily_counts: { impersonal: 'kind day count' },

  catalogue_versions: {
    impersonal: 'id test_variant number status findings created_at touched_at activated_at skills',
  },
  catalogue_numbers: { impersonal: 'test_variant highest' },
  statement_place_counts: { impersonal: 'catalogue_version_id month statement_id place count' },
  group_time_counts: { impersonal: 'catalogue_version_id month group_index seconds count' },
  run_quality_counts: { impersonal: 'catalogue_version_id month runs flagged counted counted_at counted_run_id' },
  counted_people: { impersonal: 'catalogue_version_id', erased: 'user_id' },
  softskills: { impersonal: 'id slug name description related_id_1 related_id_2 position' },
  statements: { impersonal: 'catalogue_version_id id text softskill_id' },
  question_groups: {
    impersonal:
      'catalogue_version_id id slug label position test_variant statement_1_id statement_2_id statement_3_id statement_4_id',
  },
  softskill_additional_statements: { impersonal: 'catalogue_version_id softskill_id statement_1_id statement_2_id' },
  content_pages: { impersonal: 'slug title description markdown version updated_at' },
};

const classes = ['impersonal', 'exported', 'erased', 'anonymised', 'kept'] as const satisfies ColumnClass[];

export const classifiedColumns = (): Array<{ column: string; columnClass: ColumnClass }> =>
  Object.entries(personalData).flatMap(([table, columns]) =>
    classes.flatMap((columnClass) =>
      (columns[columnClass]?.split(' ') ?? []).map((column) => ({ column: `${table}.${column}`, columnClass })),
    ),
  );
