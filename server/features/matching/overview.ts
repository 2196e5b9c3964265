import { type MatchedJob, type MatchingOverview, matchThreshold } from '#shared/matching/state.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { jobCards } from '../job-board/service.ts';
import { loadMatchPerson, missingTests, pathCourses, pathJobCount, requiredSkillsIn } from './development-path.ts';
import { allJobsOf } from './job-index/job-index.ts';
import { bestRows, matchJobAt, matchOpenJobs } from './job-index/scoring.ts';
import { loadSkillNames, shortMatch } from './short-match.ts';

const best = 3;

export async function matchingOverview({ app, user }: SignedInContext): Promise<MatchingOverview> {
  const [person, names] = await Promise.all([loadMatchPerson(app, user.userId), loadSkillNames(app)]);
  const jobs = await allJobsOf(app);
  const now = app.clock.now();
  const matches = matchOpenJobs(jobs, person, now.getTime());
  const rows = bestRows(jobs, matches, pathJobCount);
  const requiredSkills = requiredSkillsIn(jobs, rows);
  const bestJobs = rows.slice(0, best).map((row) => {
    return { jobId: jobs.table.idAt(row), match: shortMatch(person, matchJobAt(jobs, row), names) };
  });
  const jobIds = bestJobs.map(({ jobId }) => jobId);
  const [cards, courses] = await Promise.all([
    jobCards(app, jobIds),
    pathCourses(app, user.userId, { person, requiredSkills }),
  ]);
  return {
    matchingJobs: matches.filter((match) => match >= matchThreshold).length,
    jobs: matches.filter((match) => match >= -1).length,
    pathCourses: courses.length,
    completedCourses: courses.filter(({ isCompleted }) => isCompleted).length,
    best: bestJobs.flatMap(({ jobId, match }): MatchedJob[] => {
      const card = cards.get(jobId);
      return card === undefined || match === null ? [] : [{ ...card, match }];
    }),
    missing: missingTests(person),
  };
}
