import { type MatchedJob, type MatchingOverview, matchesFrom } from '#shared/matching/state.ts';
import type { SignedInContext } from '../../core/context.ts';
import { jobCards } from '../job-board/service.ts';
import { jobsOf } from './job-index/job-index.ts';
import { jobIdOf } from './job-index/job-table.ts';
import { bestRows, matchJobAt, openMatches } from './job-index/scoring.ts';
import { developmentPath } from './path.ts';
import { matchPersonOf } from './person.ts';
import { shortMatch, skillNames } from './short-match.ts';

const best = 3;

/** The figures of the dashboard, counted. */
export async function matchingOverview(ctx: SignedInContext): Promise<MatchingOverview> {
  const { app, user } = ctx;
  const [person, names, { courses, missing }] = await Promise.all([
    matchPersonOf(app, user.userId),
    skillNames(app),
    developmentPath(ctx),
  ]);
  const jobs = await jobsOf(app);
  const now = app.clock.now();
  const matches = openMatches(jobs, person, now.getTime());
  const found = bestRows(jobs, matches, best).map((row) => {
    return { jobId: jobIdOf(jobs.table, row), match: shortMatch(person, matchJobAt(jobs, row), names) };
  });
  const cards = await jobCards(
    app.db,
    found.map(({ jobId }) => jobId),
    now,
  );
  return {
    matchingJobs: matches.filter((match) => match >= matchesFrom).length,
    jobs: matches.filter((match) => match >= -1).length,
    pathCourses: courses.length,
    completedCourses: courses.filter(({ isCompleted }) => isCompleted).length,
    best: found.flatMap(({ jobId, match }): MatchedJob[] => {
      const card = cards.get(jobId);
      return card === undefined || match === null ? [] : [{ ...card, match }];
    }),
    missing,
  };
}
