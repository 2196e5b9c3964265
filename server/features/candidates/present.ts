/** What leaves the server of somebody who released to the organisation: never who they are to anybody else. */
import type { AppliedFor, CandidateDetail, CandidateInList, ComparedCandidate } from '#shared/candidates/state.ts';
import { askedSkills } from '#shared/found/asked-skills.ts';
import type { ExplainedView } from '#shared/matching/state.ts';
import type { Match } from '#shared/matching/types.ts';
import { shownDate } from '#shared/releases/shown-date.ts';
import { candidateView, type SkillNames } from '#shared/releases/view.ts';
import type { ApplicationRow, ShownRow } from './shown-queries.ts';

/** A skill that the bars show: what the job asks for, or one of the usual ones. */
export type Asked = { skillId: number; weight: number };
export type JobName = { jobId: string; title: string };

export function presentInList(
  row: ShownRow,
  about: { job: JobName | null; match: Match | null; asked: readonly Asked[]; applications: readonly ApplicationRow[] },
  names: SkillNames,
): CandidateInList {
  const { releaseId, shownName, scope, isLimited, snapshot, unread } = row;
  const { job, match, asked, applications } = about;
  return {
    releaseId,
    name: shownName,
    isAnonymous: scope === 'anonymous',
    releasedOn: shownDate(row.scope, row.releasedAt),
    job: job && { jobId: job.jobId, title: job.title },
    match,
    isLimited,
    size: snapshot.skills?.size ?? 0,
    skills: askedSkills(snapshot, asked, names),
    applications: applications.map(presentApplied),
    unread,
  };
}

export function presentCompared(
  row: ShownRow,
  { match, asked }: { match: Match | null; asked: readonly Asked[] },
  names: SkillNames,
): ComparedCandidate {
  const { releaseId, shownName, scope, isLimited, snapshot } = row;
  const { values } = candidateView(row, names);
  return {
    releaseId,
    name: shownName,
    isAnonymous: scope === 'anonymous',
    match,
    isLimited,
    size: snapshot.skills?.size ?? 0,
    skills: askedSkills(snapshot, asked, names),
    values: values?.ranked.map(({ value, rank }) => ({ value, rank })) ?? [],
  };
}

export function presentDetail(
  row: ShownRow,
  about: { job: JobName | null; match: ExplainedView | null; applications: readonly ApplicationRow[] },
  names: SkillNames,
): CandidateDetail {
  const { job, match, applications } = about;
  return {
    releaseId: row.releaseId,
    view: candidateView(row, names),
    releasedOn: shownDate(row.scope, row.releasedAt),
    job: job && { jobId: job.jobId, title: job.title },
    match,
    applications: applications.map((application) => ({
      ...presentApplied(application),
      answers: application.answers,
      replyBy: application.replyBy,
      appliedOn: shownDate(row.scope, application.appliedAt),
    })),
    conversation: { unread: row.unread, closedBy: row.closedBy },
  };
}

const presentApplied = ({ applicationId, jobId, jobTitle, status }: ApplicationRow): AppliedFor => ({
  ...{ applicationId, jobId, jobTitle, status },
});
