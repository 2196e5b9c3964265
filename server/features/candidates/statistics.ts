/** Each figure, and each difference of two figures, describes at least five people (`cells.ts`). */
import { type Cells, groupIntoCells, oldestMultipleOfFive } from '#shared/candidates/cells.ts';
import { addPerson, noSums, type Sums, skillShares, valueShares } from '#shared/candidates/figures.ts';
import type { Statistics, StatisticsAnswer } from '#shared/candidates/state.ts';
import type { PackedPerson } from '#shared/matching/people-columns.ts';
import { openYielder } from '../../core/runtime/yielding.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { type SkillNames, skillNames } from '../matching/service.ts';
import { requireReader } from '../releases/service.ts';
import { type Candidate, getCandidates, visibleOldestFirst } from './candidate-cache.ts';
import { listJobsToMatch, requireOwnJob } from './company-jobs.ts';
import { listLockedReleaseIds } from './row-queries.ts';
import { listTeamShares } from './team-queries.ts';

type StatisticsQuery = { whose: 'candidates' | 'team'; jobId: string | null };

/** @throws RuleError NOT_FOUND, FORBIDDEN */
export async function candidateStatistics(
  ctx: SignedInContext,
  { whose, jobId }: StatisticsQuery,
): Promise<StatisticsAnswer> {
  const { orgId } = await requireReader(ctx);
  return whose === 'team' ? teamStatistics(ctx, orgId) : releasedStatistics(ctx, orgId, jobId);
}

/** Excludes the viewer, who could subtract their own results from five people. */
async function teamStatistics({ app, user }: SignedInContext, orgId: string): Promise<StatisticsAnswer> {
  const [people, names] = await Promise.all([
    listTeamShares(app.db.prisma, { orgId, besides: user.userId }),
    skillNames(app),
  ]);
  const sums = (some: readonly PackedPerson[]) => sumsOf(oldestMultipleOfFive(some));
  const skilled = await sums(people.filter(hasSkills));
  const valued = await sums(people.filter(hasValues));
  return { statistics: figuresOf(skilled, valued, names), jobs: [] };
}

async function releasedStatistics(
  { app }: SignedInContext,
  orgId: string,
  jobId: string | null,
): Promise<StatisticsAnswer> {
  const { prisma } = app.db;
  await requireOwnJob(prisma, orgId, jobId);
  const [candidates, locked, names] = await Promise.all([
    getCandidates(app, orgId),
    listLockedReleaseIds(app.db.pool, orgId),
    skillNames(app),
  ]);
  // Cached rows may refer to a deleted job.
  const jobs = await listJobsToMatch(prisma, orgId, candidates.jobIds);
  const cellOf = ({ jobId: own }: Candidate) => (jobs.has(own ?? '') ? own : null);
  const rows = visibleOldestFirst(candidates, new Set(locked)).flatMap((place) => candidates.rows[place] ?? []);
  const skills = groupIntoCells(rows.filter(hasSkills), cellOf);
  const values = groupIntoCells(rows.filter(hasValues), cellOf);
  const sums = ({ all, cells }: Cells<Candidate>) => sumsOf(jobId === null ? all : (cells.get(jobId) ?? []));
  return {
    statistics: figuresOf(await sums(skills), await sums(values), names),
    jobs: [...jobs.values()]
      .filter((job) => skills.cells.has(job.jobId) || values.cells.has(job.jobId))
      .map(({ jobId, title }) => ({ jobId, title })),
  };
}

const hasSkills = ({ rankedSkills }: PackedPerson): boolean => rankedSkills > 0;
const hasValues = ({ valueWeights }: PackedPerson): boolean => valueWeights.length > 0;

async function sumsOf(people: readonly PackedPerson[]): Promise<Sums> {
  const sums = noSums();
  const yieldIfDue = openYielder();
  for (const person of people) {
    addPerson(sums, person);
    await yieldIfDue();
  }
  return sums;
}

function figuresOf(skilled: Sums, valued: Sums, names: SkillNames): Statistics {
  if (skilled.people === 0 && valued.people === 0) return null;
  return {
    people: Math.max(skilled.people, valued.people),
    skillPeople: skilled.people,
    valuePeople: valued.people,
    skills: skillShares(skilled).flatMap(({ skillId, share }) => {
      const name = names.get(skillId);
      return name === undefined ? [] : [{ skillId, name, share }];
    }),
    values: valued.people === 0 ? [] : valueShares(valued),
  };
}
