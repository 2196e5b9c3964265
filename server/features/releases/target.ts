import { fieldsAmong } from '#shared/jobs/field-of-work.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import type { ReleaseTarget } from '#shared/releases/schema.ts';
import { partsOfSnapshot } from '#shared/releases/snapshot.ts';
import type { TargetCompany, TargetJob } from '#shared/releases/state.ts';
import { candidateView, jobPartViews, type SkillNames } from '#shared/releases/view.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import { findJobTitles, findTargetCompany, findTargetJob } from './target-queries.ts';

type Company = TargetCompany & { isUnverified: boolean };
export type Target = { orgId: string; company: Company; job: TargetJob | null; matchJob: MatchJob | null };

/** @throws RuleError NOT_FOUND, JOB_GONE, COMPANY_NOT_OPEN */
export async function findTarget(app: App, target: ReleaseTarget): Promise<Target> {
  const { db, clock } = app;
  const isUnverified = (verifiedAt: Date | null) => verifiedAt === null && isCompanyCheckRequired(app);
  if (target.kind === 'company') {
    const company = await findTargetCompany(db.prisma, target.slug);
    if (company === null) throw new RuleError('NOT_FOUND');
    const { orgId, name, slug, lockedAt, verifiedAt } = company;
    if (lockedAt !== null) throw new RuleError('COMPANY_NOT_OPEN');
    return { orgId, company: { name, slug, isUnverified: isUnverified(verifiedAt) }, job: null, matchJob: null };
  }
  const targetJob = await findTargetJob(db.prisma, target.jobId, clock.now());
  if (targetJob === null) throw new RuleError('JOB_GONE');
  if (targetJob.lockedAt !== null) throw new RuleError('COMPANY_NOT_OPEN');
  const { orgId, name, isPublic, slug, jobId, title, questions, replyBy, skillIds, skillWeights, values } = targetJob;
  return {
    orgId,
    company: { name, slug: isPublic ? slug : null, isUnverified: isUnverified(targetJob.verifiedAt) },
    job: { jobId, title, field: fieldsAmong([targetJob.field ?? ''])[0] ?? null, questions, replyBy, skillIds },
    matchJob: matchJobOf({ skillIds, skillWeights, values }),
  };
}

/** The view of the company, with the part for each job. */
export async function viewOf({ db }: App, source: Parameters<typeof candidateView>[0], names: SkillNames) {
  const { snapshot } = source;
  const titles = await findJobTitles(
    db.prisma,
    partsOfSnapshot(snapshot).map(({ jobId }) => jobId),
  );
  return { view: candidateView(source, names), jobParts: jobPartViews(snapshot, names, titles) };
}

export const matchJobOf = (row: { skillIds: number[]; skillWeights: number[]; values: string[] }): MatchJob => ({
  skills: row.skillIds.map((skillId, index) => ({ skillId, weight: (row.skillWeights[index] ?? 1) as 1 | 2 | 3 })),
  values: row.values,
});
