import type { AppliedJob, CandidateDetail, CandidateListEntry, ComparedCandidate } from '#shared/candidates/state.ts';
import type { Match, MatchJob } from '#shared/matching/types.ts';
import { type CoarseMatch, visibleDate, visibleDay } from '#shared/releases/anonymous.ts';
import { partOf } from '#shared/releases/required.ts';
import { anonymousPart } from '#shared/releases/snapshot.ts';
import { candidateView, type SkillNames } from '#shared/releases/view.ts';
import { requiredSkillGroups, requiredSkillResults } from '#shared/talent-pool/required-skills.ts';
import type { JobToMatch } from './company-jobs.ts';
import type { ApplicationRow, VisibleRow } from './visible-queries.ts';

export type BarSkill = { skillId: number; weight: number };
type ShownMatch = CoarseMatch | Match | null;
type JobName = { jobId: string; title: string };

export function presentInList(
  row: VisibleRow,
  about: {
    job: JobName | null;
    match: ShownMatch;
    barSkills: readonly BarSkill[];
    applications: readonly ApplicationRow[];
  },
  names: SkillNames,
): CandidateListEntry {
  const { releaseId, shownName, scope, isLimited, unread } = row;
  const { job, match, applications } = about;
  return {
    releaseId,
    name: shownName,
    isAnonymous: scope === 'anonymous',
    releasedOn: visibleDate(row.scope, row.releasedAt),
    job: job && { jobId: job.jobId, title: job.title },
    match,
    isLimited,
    size: skillsIn(row, about.job)?.size ?? 0,
    skills: barSkillsOf(row, about, names),
    applications: applications.map(presentApplied),
    unread,
  };
}

export function presentCompared(
  row: VisibleRow,
  about: { job: JobName | null; match: ShownMatch; barSkills: readonly BarSkill[] },
  names: SkillNames,
): ComparedCandidate {
  const { releaseId, shownName, scope, isLimited } = row;
  const view = candidateView(row, names, viewedJob(about.job));
  const values =
    view.scope === 'anonymous' ? view.values?.map((value) => ({ value, rank: null })) : view.values?.ranked;
  return {
    releaseId,
    name: shownName,
    isAnonymous: scope === 'anonymous',
    match: about.match,
    isLimited,
    size: skillsIn(row, about.job)?.size ?? 0,
    skills: barSkillsOf(row, about, names),
    values: values?.map(({ value, rank }) => ({ value, rank })) ?? [],
  };
}

export function presentDetail(
  row: VisibleRow,
  about: { job: JobToMatch | null; match: CandidateDetail['match']; applications: readonly ApplicationRow[] },
  names: SkillNames,
): CandidateDetail {
  const { job, match, applications } = about;
  return {
    releaseId: row.releaseId,
    view: candidateView(row, names, viewedJob(job)),
    releasedOn: visibleDate(row.scope, row.releasedAt),
    job: job && { jobId: job.jobId, title: job.title },
    match,
    applications: applications.map((application) => ({
      ...presentApplied(application),
      answers: application.answers,
      replyBy: visibleDay(row.scope, application.replyBy),
      appliedOn: visibleDate(row.scope, application.appliedAt),
    })),
    conversation: { unread: row.unread, closedBy: row.closedBy },
  };
}

export const viewedJob = (job: (JobName & { matchJob?: MatchJob | null }) | null) =>
  job && { jobId: job.jobId, skillIds: job.matchJob?.skills.map(({ skillId }) => skillId) ?? null };

type AboutJob = { job: JobName | null; barSkills: readonly BarSkill[] };

function skillsIn({ snapshot }: VisibleRow, job: JobName | null) {
  return snapshot.version === 3 ? (partOf(snapshot, job?.jobId ?? null)?.skills ?? null) : snapshot.skills;
}

function barSkillsOf({ scope, snapshot }: VisibleRow, { job, barSkills }: AboutJob, names: SkillNames) {
  if (scope === 'anonymous' || snapshot.version === 2)
    return job === null ? [] : requiredSkillGroups(anonymousPart(snapshot), barSkills, names);
  if (snapshot.version === 1) return requiredSkillResults(snapshot, barSkills, names);
  const part = job && partOf(snapshot, job.jobId);
  const isReleased = ({ skillId }: BarSkill) => part?.requirements.some((one) => one.skillId === skillId) === true;
  return part === null ? [] : requiredSkillResults(part, barSkills.filter(isReleased), names);
}

const presentApplied = ({ applicationId, jobId, jobTitle, status }: ApplicationRow): AppliedJob => ({
  ...{ applicationId, jobId, jobTitle, status },
});
