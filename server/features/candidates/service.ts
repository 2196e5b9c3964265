/**
 * Candidates: people who released their results to a company. Only admins and owners read them, and only while the
 * release is live. Notes and decisions are deleted with the release; notes can be deleted, decisions cannot. Anonymous
 * people are shown in coarse numbers only, without identifying data.
 */

export { countDecisions, insertDecision as noteDecision } from './entry-queries.ts';

export { matchJobOfRequirements, type RequirementsRow, requirementColumns } from './job-queries.ts';
export { withdrawShare } from './team.ts';
export { deleteAllShares as endTeamShares } from './team-queries.ts';
