/** Categories of the privacy page. Every table with personal data is in one of them. */
export const dataCategories = {
  account: {
    tables:
      'users profiles account_deletions unused_accounts consents known_networks sessions one_time_tokens recovery_codes passkeys passkey_challenges',
  },
  security: { tables: 'keyed_calls rate_limits' },
  tests: {
    tables:
      'softskill_test_runs softskill_group_decisions softskill_test_results value_test_runs value_selections value_comparisons value_test_results counted_people',
  },
  profile: { tables: 'applicant_profiles work_preferences saved_jobs job_mail_subscriptions' },
  releases: { tables: 'releases messages candidate_entries shown_matches team_shares' },
  talentPool: { tables: 'found_profiles found_blocks found_people contact_requests contact_refusals' },
  viewLog: { tables: 'person_events' },
  applications: { tables: 'applications' },
  learning: { tables: 'enrolments lesson_progress quiz_answers certificates imported_learning' },
  organisation: { tables: 'org_members invitations company_imprints company_checks company_keys' },
  authorship: {
    tables:
      'courses modules lessons content_blocks deleted_parts course_presence stored_files course_versions course_comments course_sources course_generations course_proposals jobs installation_settings',
  },
  moderation: { tables: 'reports moderation_decisions' },
  mails: { tables: 'mail_outbox background_jobs own_data_exports' },
  audit: { tables: 'audit_events audit_names deletion_proofs' },
} as const satisfies Record<string, { tables: string }>;
export type DataCategoryName = keyof typeof dataCategories;
export const dataCategoryNames = Object.keys(dataCategories) as DataCategoryName[];
