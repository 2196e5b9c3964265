/**
 * The way into the tests for everything outside: taking the soft-skill test and the values test, finishing them, and what a
 * person sees of their results. The rules stand where they belong: `soft-skills/taking.ts`, `values/taking.ts`,
 * `results/results.ts`; who may touch a run at all in `runs/access.ts`.
 */
export { definedTerms } from './defined-terms.ts';
export { type EscoConcept, escoOf, escoScheme } from './esco.ts';
export { type MeasuredResults, type MeasuredSkills, measuredResults } from './results/measured.ts';
export { orderUpToDate } from './results/outdated.ts';
export { type ReportFile, softskillReport } from './results/report/report.ts';
export { newestResultRows, newestSoftskills } from './results/results.ts';
export { verifyResults } from './results/verify.ts';
export { claimRunsByHash, heldRunsOf } from './runs/progress.ts';
export { activeCatalogue } from './soft-skills/catalogue.ts';
export { finishRun } from './soft-skills/finishing.ts';
export { beginPartTwo } from './soft-skills/part-two.ts';
export { namedSkills, type SkillName, skillsChanged } from './soft-skills/skills.ts';
export { answerGroup, startRun } from './soft-skills/taking.ts';
export { chooseValues, compareValues, finishValueRun, startValueRun } from './values/taking.ts';
