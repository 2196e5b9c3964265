import type { ApplicationAnswer } from '../applications/state.ts';
import type { ApplicationStatus } from '../applications/status.ts';
import type { ExplainedView } from '../matching/state.ts';
import type { BasicValue, Match } from '../matching/types.ts';
import type { CoarseMatch } from '../releases/anonymous.ts';
import type { CandidateView } from '../releases/view.ts';
import type { RequiredSkillGroup, RequiredSkillResult } from '../talent-pool/state.ts';

export type AppliedJob = { applicationId: string; jobId: string | null; jobTitle: string; status: ApplicationStatus };

export type CandidateListEntry = {
  releaseId: string;
  name: string;
  isAnonymous: boolean;
  releasedOn: string;
  /** The selected job, else the one the person released for; null without either. */
  job: { jobId: string; title: string } | null;
  match: CoarseMatch | Match | null;
  isLimited: boolean;
  size: number;
  /** Required skills of the job, else three as in spec.md. Groups for anonymous people. */
  skills: RequiredSkillResult[] | RequiredSkillGroup[];
  applications: AppliedJob[];
  unread: number;
};
export type CandidatesPage = { candidates: CandidateListEntry[]; nextCursor: string | null };

export type CandidateJob = { jobId: string; title: string; candidates: number; isOnline: boolean };

/** `applied`: unopened applications. `average`, `top`: counted in fives (`cells.ts`); null below five matches. */
export type CandidateCounts = { candidates: number; applied: number; average: number | null; top: number | null };

export type CandidateDetail = {
  releaseId: string;
  view: CandidateView;
  releasedOn: string;
  job: { jobId: string; title: string } | null;
  match: CoarseMatch | ExplainedView | null;
  applications: Array<AppliedJob & { answers: ApplicationAnswer[]; replyBy: string; appliedOn: string }>;
  conversation: { unread: number; closedBy: 'person' | 'company' | null };
};

export type ComparedCandidate = Pick<
  CandidateListEntry,
  'releaseId' | 'name' | 'isAnonymous' | 'match' | 'isLimited' | 'size' | 'skills'
> & {
  /** For anonymous people: only values the company has, too, without a rank. */
  values: Array<{ value: string; rank: number | null }>;
};
export type Comparison = { job: { jobId: string; title: string } | null; candidates: ComparedCandidate[] };

export type CandidateEntryView = {
  entryId: string;
  kind: 'note' | 'decision';
  text: string;
  fromStatus: ApplicationStatus | null;
  toStatus: ApplicationStatus | null;
  authorName: string | null;
  isOwn: boolean;
  at: Date;
};
export type EntriesPage = { entries: CandidateEntryView[]; nextCursor: string | null };

/** Null below five people. Shares in whole percent, counted in fives (`cells.ts`). */
export type Statistics = {
  people: number;
  skillPeople: number;
  valuePeople: number;
  skills: Array<{ skillId: number; name: string; share: number }>;
  values: Array<{ value: BasicValue; share: number }>;
} | null;
export type StatisticsAnswer = { statistics: Statistics; jobs: Array<{ jobId: string; title: string }> };

export type TeamShareState = { isOn: boolean; hasResults: boolean };
