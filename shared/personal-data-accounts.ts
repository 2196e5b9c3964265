import type { Table } from './personal-data.ts';

export const accountData: Readonly<Record<string, Table>> = {
  users: {
    exported: 'id email email_verified_at totp_confirmed_at created_at last_used_on locked_at lock_reason',
    erased: 'password_hash totp_secret totp_last_step passkey_offered_at',
  },
  account_deletions: {
    exported: 'cause requested_at erase_at',
    erased: 'user_id reminded_at token_hash was_locked',
  },
  unused_accounts: { exported: 'asked_at asked_again_at', erased: 'user_id' },
  deletion_proofs: {
    impersonal: 'id cause requested_on erased_on counts',
    kept: 'account_hash',
    reason:
      'The hash of a random id that is stored nowhere else. It finds the account in a backup made before the deletion.',
  },
  profiles: {
    exported: 'user_id org_id first_name last_name email company_name user_type platform_role',
    erased: 'search_text',
  },
  sessions: { exported: 'created_at last_seen_at address user_agent expires_at', erased: 'id user_id public_id' },
  one_time_tokens: {
    erased: 'token_hash purpose user_id email expires_at used_at created_at return_path held_runs',
  },
  passkey_challenges: { erased: 'challenge_hash purpose browser_hash user_id expires_at' },
  passkeys: {
    exported: 'name device backed_up created_at last_used_at',
    erased: 'id user_id credential_id public_key counter transports',
  },
  recovery_codes: { erased: 'code_hash user_id used_at' },
  known_networks: { exported: 'network last_used_at', erased: 'user_id' },
  keyed_calls: {
    erased: 'id claim user_id request committed_at result created_at',
    reason: 'Repeats of a call get its result for a day; swept every hour.',
  },
  rate_limits: { erased: 'key points expire', reason: 'Keys hold network addresses; swept every hour.' },
};
