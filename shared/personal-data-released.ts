import type { Table } from './personal-data.ts';

export const releasedData: Readonly<Record<string, Table>> = {
  releases: {
    impersonal: 'org_id id job_id revision reminded_of_end closed_by company_read_at',
    exported:
      'scope pseudonym shown_name snapshot draws skill_ids leads ranked_skills value_weights is_limited released_at expires_at person_read_at last_message_at',
    erased: 'user_id',
    reason: 'Gone when it is withdrawn or expires.',
  },
  messages: {
    impersonal: 'org_id id release_id job_id',
    exported: 'from_company text created_at',
    anonymised: 'author_id',
    reason: 'Gone with the release; who of the company wrote one is emptied when their account goes.',
  },
  reports: {
    impersonal:
      'id kind org_id resource_id title category from_company text reason state answer handled_at further created_at search_text',
    anonymised: 'reporter_id author_id reporter_name reporter_email handled_by',
    reason:
      'What was reported is looked into; who reported it, and the reported message of a person, is emptied. Gone twelve months after the decision.',
  },
  candidate_entries: {
    impersonal: 'org_id id release_id application_id',
    exported: 'kind text from_status to_status created_at',
    anonymised: 'author_id',
    reason: 'Gone with the release; who of the company wrote one is emptied when their account goes.',
  },
  person_events: {
    impersonal: 'id org_id hour',
    exported: 'kind org_name details created_at',
    erased: 'user_id',
    anonymised: 'actor_id',
    reason:
      'Belongs to the person; who of a company looked is emptied when their account goes. Gone after twelve months.',
  },
  found_profiles: {
    exported:
      'threshold snapshot draws skill_ids leads ranked_skills value_weights is_limited place latitude longitude radius_km near since expires_at',
    erased: 'user_id found_id revision reminded_of_end',
    reason: 'There while it is switched on.',
  },
  found_blocks: { exported: 'kind key label created_at', erased: 'user_id' },
  found_people: { impersonal: 'org_id id', exported: 'pseudonym told created_at', erased: 'user_id' },
  contact_requests: {
    impersonal: 'org_id id person_id job_id',
    exported: 'text created_at declined_at',
    erased: 'user_id',
    anonymised: 'author_id',
    reason:
      'Goes with the found profile, and after six months; who of the company asked is emptied when their account goes.',
  },
  request_days: { impersonal: 'org_id day sent' },
  contact_refusals: { impersonal: 'org_id', exported: 'until', erased: 'user_id' },
  known_companies: { impersonal: 'id founded_at gone_at' },
  company_keys: {
    impersonal: 'company_id kind is_proven claimed_at expires_at',
    kept: 'value',
    reason:
      'Hashed addresses of owners and imprints bind a company to what people told it; a random id replaces that of a deleted account. Gone six months after the ownership, the imprint or the organisation ends.',
  },
  applications: {
    impersonal: 'org_id id job_id release_id reminded_at overdue_told_at',
    exported: 'job_title status answers reply_by applied_at status_at refusal_reason refusal_text ended_at',
    erased: 'user_id',
    reason: 'Gone six months after its end (AGG § 15(4)).',
  },
  team_shares: {
    impersonal: 'org_id',
    exported: 'skill_ids leads ranked_skills value_weights shared_at',
    erased: 'user_id',
  },
};
