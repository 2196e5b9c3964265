/**
 * Applications to jobs.
 * - An application is the person's own record. Only admins and owners of its organisation see it, and only while the
 *   release that it was sent with is live.
 * - Both sides receive every step. Each move adds a permanent decision.
 * - Deleting an organisation deletes its applications; people without an answer get a mail.
 */
export { queueCompanyDeletedMails } from './company-deleted-mails.ts';
export { withdrawAllApplications } from './withdraw.ts';
