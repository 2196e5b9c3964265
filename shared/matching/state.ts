import type { ClosedJob, JobCard, JobCompany } from '../jobs/board.ts';
import type { ExplainedMatch, Match } from './types.ts';

/** Which test the person has no result of. Without both nothing is said about any job. */
export type MissingTests = { softskills: boolean; values: boolean };

/** What stands on a card. */
export type ShortMatch = Match & {
  /** How many of the required skills lie in the person's upper third, and how many are required. */
  inUpperThird: number;
  required: number;
  /** Names of the skills that bring most, two at most. */
  strongest: string[];
  /** Words of the values list that the person and the company both chose. */
  sharedValues: string[];
};

export type DiscoveredJob = JobCard & { match: ShortMatch | null; isSaved: boolean };
export type DiscoverPage = {
  jobs: DiscoveredJob[];
  nextCursor: string | null;
  total: number;
  /** How the place is called that was searched around; null for none. */
  place: string | null;
  isPlaceUnknown: boolean;
  /** More jobs hold the words than are looked at; these are the newest of them. */
  isSearchCut: boolean;
  missing: MissingTests;
};

/** Nothing stands here for a job that is gone, or of which nothing can be said. */
export type MatchesOfJobs = { matches: Record<string, ShortMatch>; missing: MissingTests };

export type ExplainedView = ExplainedMatch & {
  jobId: string;
  title: string;
  companyName: string;
  /** Of every skill in its parts. */
  skillNames: Record<number, string>;
  /** How many skills the person's result ranks; null where only values enter. */
  rankedSkills: number | null;
};
export type ExplainAnswer = { match: ExplainedView | null; missing: MissingTests };

export type MatchedCompany = Omit<JobCompany, 'slug'> & {
  /** Of its public page; one without is not there. */
  slug: string;
  /** Null without values of either side. */
  valueFit: number | null;
  sharedValues: string[];
  jobCount: number;
  /** The job that fits best; null where nothing can be said of any. */
  best: { jobId: string; title: string; match: Match } | null;
};
export type CompaniesPage = { companies: MatchedCompany[]; nextCursor: string | null; missing: MissingTests };

/** Why a course stands in the path: a well-fitting job asks for the skill, or it ranks low. `rank` of `of`, 1 strongest. */
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
  /** Whole percent of the lessons; null for a course that the person has not begun. */
  progress: number | null;
};
export type DevelopmentPath = { courses: PathCourse[]; missing: MissingTests };

export type MatchedJob = JobCard & { match: ShortMatch };
export type MatchingOverview = {
  /** Jobs with a Passung of at least `matchesFrom`, and all that are online. */
  matchingJobs: number;
  jobs: number;
  pathCourses: number;
  completedCourses: number;
  /** The best-fitting ones, three at most. */
  best: MatchedJob[];
  missing: MissingTests;
};
/** From here on a job counts as fitting. */
export const matchesFrom = 70;

export type SavedJob = { savedAt: Date } & ((JobCard & { isClosed: false }) | (ClosedJob & { jobId: string }));
export type SavedJobsPage = { jobs: SavedJob[]; nextCursor: string | null };

/** `sendsMail`: false where the installation has no mail server; what it writes then only lies in the outbox. */
export type JobMailsState = { isOn: boolean; sendsMail: boolean };
