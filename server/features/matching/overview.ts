import type { BestJobsInput } from '#shared/matching/schema.ts';
import type { BestJobs, MatchedJob, MatchingOverview } from '#shared/matching/state.ts';
import { isLowMatch } from '#shared/talent-pool/fit-groups.ts';
import type { App } from '../../core/app.ts';
import { openYielder } from '../../core/runtime/yielding.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import { jobCards } from '../job-board/service.ts';
import { pathCourses, pathJobCount, requiredSkillsIn } from './development-path.ts';
import { createOpenFilter } from './job-index/filter.ts';
import { allJobsOf } from './job-index/job-index.ts';
import type { Jobs } from './job-index/load.ts';
import { bestRows, matchJobAt, matchJobs, rangesOf } from './job-index/scoring.ts';
import { doubtIn, hasNoResult, loadMatchPerson, loadViewer, ownTests, type Viewer } from './match-person.ts';
import { listAppliedIds, noApplications } from './own-job-queries.ts';
import { inReadOrder, loadSkillNames, type SkillNames, shortMatch } from './short-match.ts';
import { criteriaOf, preferredJobs } from './work-preference.ts';

const bestCount = 3;
/** Start names one job as the next step and shows three others. */
const overviewCount = bestCount + 1;
/** As many as a page of the list, which orders them by the middle of their ranges. */
const unsureCount = 24;
const comparedCount = ({ unsure }: Viewer, count: number): number => (unsure.softskills ? unsureCount : count);

/** `preference`: a guest's; an account has its own. */
export async function bestJobs(ctx: Context, { tokens, preference }: BestJobsInput): Promise<BestJobs> {
  const { app, user } = ctx;
  const [person, names, preferred, applied] = await Promise.all([
    loadViewer(ctx, tokens),
    loadSkillNames(app),
    user === null ? criteriaOf(preference) : preferredJobs(app, user.userId),
    user === null ? noApplications : listAppliedIds(app.db, user.userId),
  ]);
  const tests = ownTests(person);
  if (hasNoResult(person)) return { best: [], jobs: 0, ...tests };
  const jobs = await allJobsOf(app);
  const matches = matchJobs(jobs, person, createOpenFilter(jobs, preferred, app.clock.now()));
  const others = withoutJobs(jobs, matches, [...applied.open, ...applied.withdrawn]);
  const rows = bestRows(jobs, others, { take: comparedCount(person, bestCount), person });
  const best = inReadOrder(matchesAt(jobs, rows, { person, names }), person).slice(0, bestCount);
  return { best: await withCards(app, best), jobs: countOpen(matches), ...tests };
}

export async function matchingOverview({ app, user }: SignedInContext): Promise<MatchingOverview> {
  const [person, names, preferred, applied] = await Promise.all([
    loadMatchPerson(app, user.userId),
    loadSkillNames(app),
    preferredJobs(app, user.userId),
    listAppliedIds(app.db, user.userId),
  ]);
  const jobs = await allJobsOf(app);
  const matches = matchJobs(jobs, person, createOpenFilter(jobs, preferred, app.clock.now()));
  const unapplied = withoutJobs(jobs, matches, applied.open);
  const rows = bestRows(jobs, matches, { take: pathJobCount });
  const requiredSkills = requiredSkillsIn(jobs, rows);
  const others = withoutJobs(jobs, unapplied, applied.withdrawn);
  const bestOthers = bestRows(jobs, others, { take: comparedCount(person, overviewCount), person });
  const best = inReadOrder(matchesAt(jobs, bestOthers, { person, names }), person).slice(0, overviewCount);
  const [counts, cards, { courses }] = await Promise.all([
    countFitting(jobs, { matches, unapplied, person }),
    withCards(app, best),
    pathCourses(app, user.userId, { person, hasField: preferred.fields.length > 0, requiredSkills }),
  ]);
  return {
    ...counts,
    jobs: countOpen(matches),
    pathCourses: courses.length,
    begunCourses: courses.filter(({ progress }) => progress !== null).length,
    completedCourses: courses.filter(({ isCompleted }) => isCompleted).length,
    best: cards,
    ...ownTests(person),
  };
}

/** Jobs with an application stay open, but are not recommended. */
function withoutJobs({ table }: Jobs, matches: Int8Array, jobIds: readonly string[]): Int8Array {
  const others = matches.slice();
  for (const jobId of jobIds) {
    const row = table.rowOf(jobId);
    if (row >= 0 && (others[row] ?? -1) >= 0) others[row] = -1;
  }
  return others;
}

type Counted = { matches: Int8Array; unapplied: Int8Array; person: Viewer };

/** Jobs that the lists do not call less fitting. */
async function countFitting(jobs: Jobs, { matches, unapplied, person }: Counted) {
  const { skills, unsure } = person;
  const basis = skills === null ? 'values' : 'both';
  const ranges = skills !== null && unsure.softskills ? rangesOf(jobs, matches, { ...person, skills }) : [];
  const doubt = doubtIn({ basis }, person);
  const counts = { matchingJobs: 0, appliedMatching: 0 };
  const yieldIfDue = openYielder();
  for (const [row, match] of matches.entries()) {
    if (match < 0) continue;
    const range = ranges[row]?.() ?? { low: match, high: match };
    if (!isLowMatch({ basis, match, ...range, ...doubt }))
      counts[(unapplied[row] ?? -1) < 0 ? 'appliedMatching' : 'matchingJobs']++;
    const pause = yieldIfDue();
    if (pause !== undefined) await pause;
  }
  return counts;
}

const countOpen = (matches: Int8Array): number => matches.filter((match) => match >= -1).length;

type JobWithMatch = { jobId: string; match: MatchedJob['match'] };

/** Must stay synchronous: rows move with every change. */
const matchesAt = (
  jobs: Jobs,
  rows: readonly number[],
  { person, names }: { person: Viewer; names: SkillNames },
): JobWithMatch[] =>
  rows.flatMap((row) => {
    const match = shortMatch(person, matchJobAt(jobs, row), names);
    return match === null ? [] : [{ jobId: jobs.table.idAt(row), match }];
  });

async function withCards(app: App, best: readonly JobWithMatch[]): Promise<MatchedJob[]> {
  const jobIds = best.map(({ jobId }) => jobId);
  const cards = await jobCards(app, jobIds);
  return best.flatMap(({ jobId, match }) => {
    const card = cards.get(jobId);
    return card === undefined ? [] : [{ ...card, match }];
  });
}
