import type { Answered } from '../applications/state.ts';
import type { ApplicationStatus } from '../applications/status.ts';
import type { AskedGroup, AskedSkill } from '../found/state.ts';
import type { ExplainedView } from '../matching/state.ts';
import type { BasicValue, Match } from '../matching/types.ts';
import type { CoarseMatch } from '../releases/anonymous.ts';
import type { CandidateView } from '../releases/view.ts';

export type AppliedFor = { applicationId: string; jobId: string | null; jobTitle: string; status: ApplicationStatus };

export type CandidateInList = {
  releaseId: string;
  name: string;
  isAnonymous: boolean;
  /** 2026-11-24 for somebody with a name, 2026-11 without. */
  releasedOn: string;
  /** The job that the match and the bars are about; null where the person released for none and none is chosen. */
  job: { jobId: string; title: string } | null;
  match: CoarseMatch | Match | null;
  isLimited: boolean;
  /** How many skills the person's result ranks; 0 without one. */
  size: number;
  /** Those that the job asks for; without a job three of the specification. Groups for somebody without a name. */
  skills: AskedSkill[] | AskedGroup[];
  applications: AppliedFor[];
  unread: number;
};
export type CandidatesPage = { candidates: CandidateInList[]; nextCursor: string | null };

/** A job of the organisation with how many released for it or applied to it. */
export type CandidateJob = { jobId: string; title: string; candidates: number; isOnline: boolean };

/**
 * Over everybody who released to the organisation; with a job, those who released for it or applied to it. `applied`: those with an
 * application that nobody has looked at. `average`, `top`: in fives of those with a match, as in `cells.ts`; null below five.
 */
export type CandidateCounts = { candidates: number; applied: number; average: number | null; top: number | null };

export type CandidateDetail = {
  releaseId: string;
  view: CandidateView;
  releasedOn: string;
  job: { jobId: string; title: string } | null;
  /** What it is made of is told of somebody with a name alone. */
  match: CoarseMatch | ExplainedView | null;
  applications: Array<AppliedFor & { answers: Answered[]; replyBy: string; appliedOn: string }>;
  conversation: { unread: number; closedBy: 'person' | 'company' | null };
};

export type ComparedCandidate = Pick<
  CandidateInList,
  'releaseId' | 'name' | 'isAnonymous' | 'match' | 'isLimited' | 'size' | 'skills'
> & {
  /** Without a name those that the company chose, too, without their place. */
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

/** Null below five people. Shares in whole percent. Everything is counted in fives: `cells.ts`. */
export type Statistics = {
  /** The larger of the two below. */
  people: number;
  /** On how many the skills rest, and on how many the values; 0: nothing is said of them. */
  skillPeople: number;
  valuePeople: number;
  /** In how many profiles each skill is among the upper third, most first. */
  skills: Array<{ skillId: number; name: string; share: number }>;
  /** What each basic value weighs on average. */
  values: Array<{ value: BasicValue; share: number }>;
} | null;
/** `jobs`: those with figures of their own. */
export type StatisticsAnswer = { statistics: Statistics; jobs: Array<{ jobId: string; title: string }> };

/** A member's own results in the statistics of their organisation. */
export type TeamShareState = { isOn: boolean; hasResults: boolean };
