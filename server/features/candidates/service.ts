/**
 * What a company sees of people who released their results to it. Only admins and owners read, and only while the release lives.
 * Notes and decisions belong to one release and go with it; notes can be deleted, decisions stay. Anonymous people are shown in
 * coarse numbers only, without anything that identifies them.
 */

export { countDecisions, insertDecision } from './entry-queries.ts';
export { type AskingJob, askedBy, askingColumns } from './job-queries.ts';
