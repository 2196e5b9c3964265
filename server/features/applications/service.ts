/**
 * Applications ('Bewerben'), for other features. An application is the person's own record; its organisation sees it only while the
 * release that it was sent with lives, and only admins and owners. Both sides are told of every step.
 */
export { type AskingJob, askedBy, askingColumns } from './asked-by.ts';
export { companyGoes } from './company-gone.ts';
