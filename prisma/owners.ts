/** The only feature that writes each table, or `core`. Checked by scripts/checks/table-owners.ts. */
export const tablesByOwner: Readonly<Record<string, readonly string[]>> = {
  core: [
    ...['ai_reservations', 'ai_usage', 'background_jobs', 'installation_settings', 'keyed_calls', 'mail_outbox'],
    ...['cleanup_runs', 'rate_limits'],
  ],
  'account-deletion': ['account_deletions', 'deletion_proofs', 'unused_accounts'],
  admin: ['daily_counts'],
  applications: ['applications'],
  assessments: [
    ...['softskill_group_decisions', 'softskill_test_results', 'softskill_test_runs'],
    ...['value_comparisons', 'value_selections', 'value_test_results', 'value_test_runs'],
  ],
  assets: ['stored_files'],
  audit: [
    'audit_chain',
    'audit_checks',
    'audit_erasures',
    'audit_events',
    'audit_head',
    'audit_names',
    'audit_unchained',
  ],
  auth: [
    ...['known_networks', 'one_time_tokens', 'passkey_challenges', 'passkeys', 'profiles', 'recovery_codes'],
    ...['sessions', 'users'],
  ],
  candidates: ['candidate_entries', 'team_shares'],
  catalogue: ['course_views', 'view_salts'],
  'company-identity': ['company_keys', 'contact_refusals', 'known_companies'],
  consents: ['consents', 'legal_versions'],
  'course-generation': ['course_generations', 'course_proposals'],
  courses: [
    ...['content_blocks', 'course_skills', 'course_source_parts', 'course_sources', 'course_version_files'],
    ...['course_versions', 'courses', 'deleted_parts', 'hidden_courses', 'lessons', 'modules', 'published_courses'],
  ],
  editor: ['course_presence'],
  'talent-pool': ['contact_requests', 'found_blocks', 'found_profiles', 'request_days'],
  import: [
    ...['catalogue_numbers', 'catalogue_versions', 'question_groups', 'softskill_additional_statements'],
    ...['softskills', 'statements'],
  ],
  invitations: ['invitations'],
  jobs: ['hidden_jobs', 'jobs', 'published_jobs'],
  learning: ['certificates', 'enrolments', 'imported_learning', 'lesson_progress', 'question_choices', 'quiz_answers'],
  matching: ['job_mail_subscriptions', 'saved_jobs', 'shown_matches', 'work_preferences'],
  members: ['org_members', 'orgs'],
  moderation: ['moderation_decisions'],
  'own-data': ['own_data_exports'],
  pages: ['content_pages'],
  profile: ['applicant_profiles'],
  publishing: ['course_comments'],
  releases: ['found_people', 'messages', 'person_events', 'releases'],
  reports: ['reports'],
  'test-quality': ['counted_people', 'group_time_counts', 'run_quality_counts', 'statement_place_counts'],
  verification: ['company_checks', 'company_imprints'],
};

/** Code that may write any table: the cleanup, sample content and test helpers. */
export const unrestrictedWriters = [
  'server/retention.ts',
  'server/demo/',
  'server/testing/',
  'server/core/backup/database-load.ts',
  'server/core/backup/known-deletions.ts',
];

/** Writes to tables of another owner, and writes whose table name is known only at run time (`*`). */
export const ownershipExceptions: ReadonlyArray<{ file: string; tables: readonly string[]; reason: string }> = [
  {
    file: 'server/features/courses/tree/order.ts',
    tables: ['*'],
    reason: 'one statement for modules, lessons and blocks, all of them tables of courses',
  },
  {
    file: 'server/features/account-deletion/erase-queries.ts',
    tables: [
      'imported_learning',
      ...[
        '*',
        'company_checks',
        'company_keys',
        'invitations',
        'mail_outbox',
        'pgboss',
        'rate_limits',
        'reports',
        'users',
      ],
    ],
    reason: 'one transaction erases a person from every table',
  },
  {
    file: 'server/features/import/deletion-queries.ts',
    tables: ['*'],
    reason: 'TRUNCATE must name all tables that reference each other in one statement',
  },
  {
    file: 'server/core/database/migrate.ts',
    tables: ['_prisma_migrations'],
    reason: 'bookkeeping of migrations; the table is not in the schema',
  },
];
