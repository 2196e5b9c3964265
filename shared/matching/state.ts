import type { TestVariant } from '../assessments/soft-skills/variants.ts';
import type { ClosedJob, JobCard, JobCompany } from '../jobs/board.ts';
import type { ExplainedMatch, Match } from './types.ts';

export type MissingTests = { softskills: boolean; values: boolean };

/** `unsure`: the test of an unsure result, the soft-skill test first. */
export type OwnTests = { missing: MissingTests; unsure?: TestVariant | 'values' | undefined };

/** Only in matches that the person reads: a contradictory values result counts. */
export type MatchDoubt = { hasUnsureSkills?: true; hasUnsureValues?: true };

export type ShortMatch = Match &
  MatchDoubt & {
    /** Without those that lower the match. */
    inUpperThird: number;
    required: number;
    strongest: string[];
    /** The one of them that brings the most points. */
    fitting: string | null;
    /** The required skill outside the upper third that lowers the match most. */
    lacking: string | null;
    sharedValues: string[];
  };

export type DiscoveredJob = JobCard & { match: ShortMatch | null; isSaved: boolean };
export type DiscoverPage = {
  jobs: DiscoveredJob[];
  nextCursor: string | null;
  total: number;
  /** Those of `total` that come last because the person applied for them; 0 in another order than 'fit'. */
  applied: number;
  place: string | null;
  isPlaceUnknown: boolean;
  isSearchCut: boolean;
} & OwnTests;

export type MatchesOfJobs = { matches: Record<string, ShortMatch> } & OwnTests;

export type PlaceRange = { low: number; high: number };

export type ExplainedView = ExplainedMatch &
  MatchDoubt & {
    jobId: string;
    title: string;
    companyName: string;
    skillNames: Record<number, string>;
    rankedSkills: number | null;
    /** Only in a person's own match, for the required skills. */
    placeRanges?: Record<number, PlaceRange>;
  };
export type ExplainView = { match: ExplainedView | null } & OwnTests;

export type MatchedCompany = Omit<JobCompany, 'slug'> & {
  slug: string;
  valueFit: number | null;
  sharedValues: string[];
  jobCount: number;
  best: { jobId: string; title: string; match: Match & MatchDoubt } | null;
};
export type CompaniesPage = { companies: MatchedCompany[]; nextCursor: string | null } & OwnTests;

/** The place of a skill in the person's result; 1 is the strongest. */
export type SkillPlace = { rank: number; of: number };
/** A matching job requires the skill, or the skill ranks low. `company`: that of the job. */
export type PathReason = SkillPlace &
  ({ kind: 'job'; jobId: string; jobTitle: string; company: string } | { kind: 'lowest' });
export type PathCourse = {
  courseId: string;
  title: string;
  company: string | null;
  minutes: number;
  skillId: number;
  skillName: string;
  reason: PathReason;
  isCompleted: boolean;
  /** Null before the person begins the course. */
  progress: { lessonsDone: number; lessonCount: number; minutesLeft: number } | null;
};
/** `uncovered`: the weakest skill that a matching job requires, if no public course practises it. */
export type DevelopmentPath = {
  courses: PathCourse[];
  uncovered: (SkillPlace & { skillName: string }) | null;
  missing: MissingTests;
};

export type MatchedJob = JobCard & { match: ShortMatch };
/** `jobs`: all online jobs. */
export type BestJobs = { best: MatchedJob[]; jobs: number } & OwnTests;
export type MatchingOverview = BestJobs & {
  /** Online jobs that the lists do not call less fitting: without and with an application. */
  matchingJobs: number;
  appliedMatching: number;
  pathCourses: number;
  /** With the completed ones. */
  begunCourses: number;
  completedCourses: number;
};
export const matchThreshold = 70;

export type SavedJob = { savedAt: Date } & ((JobCard & { isClosed: false }) | (ClosedJob & { jobId: string }));
export type SavedJobsPage = { jobs: SavedJob[]; nextCursor: string | null };

/** `sendsMail`: false without a mail server; mails stay in the outbox. */
export type JobMailsState = { isOn: boolean; sendsMail: boolean };
