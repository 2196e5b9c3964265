/**
 * The match ('Passung') of people and jobs.
 * - Only the newest test results of a person count, nothing else about them.
 * - Matches are computed on request; no table of matches exists. Matches shown to a company are stored with their
 * inputs, so that they can be explained later.
 * - Saved jobs and weekly mails belong to the applicant; the mail ends with one click.
 */

export { findFittingCompanies } from './companies.ts';
export { changeJobMails, endSubscription as endJobMailsOf } from './job-mails.ts';
export { explanationNames } from './job-matches.ts';
export { hasNoResult, loadMatchPerson as matchPersonOf } from './match-person.ts';
export { loadSkillNames as skillNames, type SkillNames } from './short-match.ts';
export { deleteShownMatches } from './shown-match-queries.ts';
export { explainShownMatch, recordShownMatch, type ShownMatchInput as Showing } from './shown-matches.ts';
export { removePreference } from './work-preference.ts';
