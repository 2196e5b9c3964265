/**
 * The soft-skill test and the values test: runs and results.
 * - The browser sends orders and choices, never points. Every answer is stored at once and may be changed until the run is finished.
 * - The token opens a run without an owner; a run with an owner opens for that owner only. For others the run does not exist.
 * - Part 2 of the soft-skill test depends on part 1; a changed part-1 answer can rebuild it.
 * - Guests see the first five skills and three values; an account sees its own results in full.
 * - Other features read the newest results only. Nothing here compares people.
 */
export { definedTerms, escoOf, escoScheme } from './esco.ts';
export { updateCountedMonth } from './results/queries.ts';
export { outdatedResultsJob, queueOutdatedResults } from './results/recompute-outdated.ts';
export { newestResultRows, newestSoftskills } from './results/results.ts';
export {
  loadGuestResultsForMatching as guestResultsForMatching,
  loadResultsForMatching as resultsForMatching,
  type MeasuredResults,
} from './results/results-for-matching.ts';
export { verifyResults } from './results/verify.ts';
export { claimRunsByHash, tokenHashesOf } from './runs/claim.ts';
export { activeCatalogue } from './soft-skills/catalogue.ts';
export { finishRun } from './soft-skills/finish-run.ts';
export { beginPartTwo } from './soft-skills/part-two.ts';
export { listSkillNames, skillsChanged } from './soft-skills/skills.ts';
export { answerGroup, startRun } from './soft-skills/test-run.ts';
export { chooseValues, compareValues, finishValueRun, startValueRun } from './values/test-run.ts';
