import type { ClosedJob, JobCard, JobCompany } from '../jobs/board.ts';
import type { ExplainedMatch, Match } from './types.ts';

export type MissingTests = { softskills: boolean; values: boolean };

export type ShortMatch = Match & {
  inUpperThird: number;
  required: number;
  /** Names of the skills that contribute most, at most two. */
  strongest: string[];
  sharedValues: string[];
};

export type DiscoveredJob = JobCard & { match: ShortMatch | null; isSaved: boolean };
export type DiscoverPage = {
  jobs: DiscoveredJob[];
  nextCursor: string | null;
  total: number;
  place: string | null;
  isPlaceUnknown: boolean;
  /** More jobs contain the words than can be shown; these are the newest of them. */
  isSearchCut: boolean;
  missing: MissingTests;
};

export type MatchesOfJobs = { matches: Record<string, ShortMatch>; missing: MissingTests };

export type ExplainedView = ExplainedMatch & {
  jobId: string;
  title: string;
  companyName: string;
  skillNames: Record<number, string>;
  /** How many skills the person's result ranks; null if only values count. */
  rankedSkills: number | null;
};
export type ExplainAnswer = { match: ExplainedView | null; missing: MissingTests };

export type MatchedCompany = Omit<JobCompany, 'slug'> & {
  /** A company without a public page is not listed. */
  slug: string;
  valueFit: number | null;
  sharedValues: string[];
  jobCount: number;
  best: { jobId: string; title: string; match: Match } | null;
};
export type CompaniesPage = { companies: MatchedCompany[]; nextCursor: string | null; missing: MissingTests };

/**
 * Why a course is in the path: a fitting job requires the skill, or the skill ranks low. `rank` of `of`, 1 strongest.
 */
export type PathReason =
  | { kind: 'job'; jobId: string; jobTitle: string }
  | { kind: 'lowest'; rank: number; of: number };
export type PathCourse = {
  courseId: string;
  title: string;
  skillId: number;
  skillName: string;
  reason: PathReason;
  isCompleted: boolean;
  progress: number | null;
};
export type DevelopmentPath = { courses: PathCourse[]; missing: MissingTests };

export type MatchedJob = JobCard & { match: ShortMatch };
export type MatchingOverview = {
  /** `matchingJobs`: online jobs with a match of at least `matchesFrom`; `jobs`: all online jobs. */
  matchingJobs: number;
  jobs: number;
  pathCourses: number;
  completedCourses: number;
  best: MatchedJob[];
  missing: MissingTests;
};
export const matchesFrom = 70;

export type SavedJob = { savedAt: Date } & ((JobCard & { isClosed: false }) | (ClosedJob & { jobId: string }));
export type SavedJobsPage = { jobs: SavedJob[]; nextCursor: string | null };

/** `sendsMail`: false without a mail server; mails then stay in the outbox. */
export type JobMailsState = { isOn: boolean; sendsMail: boolean };
