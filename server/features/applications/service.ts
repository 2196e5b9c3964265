/**
 * Applications to jobs.
 * - An application is the person's own record. Its organisation sees it only while the release it was sent with is live, and only admins
 *   and owners do.
 * - Both sides receive every step. Each move adds a permanent decision.
 * - Deleting an organisation deletes its applications; people without an answer get a mail.
 */
export { queueCompanyDeletedMails } from './company-deleted-mails.ts';
