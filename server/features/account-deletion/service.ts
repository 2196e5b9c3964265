/**
 * Deletion of accounts (Art. 17 GDPR).
 * - Closing ends sessions, releases, applications and mails at once. The mailed link undoes it for 14 days, but not the
 *   releases and applications.
 * - One transaction erases the account afterwards: cascades of `users`, then everything that no foreign key covers.
 * - Rows of others stay; the reference to the author is cleared. The audit log keeps its events under a random id.
 * - A proof without personal data remains. It erases the account again after the restore of an older backup.
 * - The only owner of an organisation transfers or deletes it first.
 */
export { startDeletionByStaff } from './close.ts';
export { applyRestoredDeletions } from './restored.ts';
