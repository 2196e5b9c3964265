/**
 * Passung on the server, for other features: whose results it is computed from, and keeping what a company was shown. Only the newest
 * test results of a person enter, never anything else of them. What applicants see of it stands in `discover.ts`, `of-jobs.ts`,
 * `companies.ts`, `path.ts` and `overview.ts`; it is computed when it is asked for, and no table of matches exists.
 */
export { named } from './explained-names.ts';
export { fittingCompanies } from './fitting-companies.ts';
export { hasNoResult, matchPersonOf, missingTests } from './person.ts';
export { type SkillNames, skillNames } from './short-match.ts';
export {
  explainShownMatch,
  rememberShownMatch,
  type Showing,
  type Shown,
  type ShownMatchView,
} from './shown-matches.ts';
