/** How the deletion of an account reaches rows and columns that no foreign key to `users` covers. A test compares it. */
export const erasedWithoutKey: Readonly<Record<string, string>> = {
  'invitations.email': 'deleted by the address of the account',
  'invitations.token_hash': 'deleted with the row, by the address of the account',
  'mail_outbox.recipient': 'deleted by the addresses of the account; names in mails to others are replaced',
  'mail_outbox.subject': 'deleted with the mail, or the name is replaced',
  'mail_outbox.text': 'deleted with the mail, or the name is replaced',
  'mail_outbox.html': 'deleted with the mail, or the name is replaced',
  'mail_outbox.sender_id': 'cleared',
  'rate_limits.key': 'deleted by account id and hashed address',
  'rate_limits.points': 'deleted with the key',
  'rate_limits.expire': 'deleted with the key',
  'reports.reporter_name': 'emptied by reporter and address',
  'reports.reporter_email': 'emptied by reporter and address',
  'audit_names.address': 'erased for every event that names the account',
  'audit_names.names': 'erased for every event that names the account',
  'audit_names.salt': 'erased for every event that names the account',
};
