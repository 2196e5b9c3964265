import type { TestVariant } from '../assessments/soft-skills/variants.ts';
import type { FieldOfWork } from '../jobs/field-of-work.ts';
import type { MissingTests } from '../matching/state.ts';
import type { Match } from '../matching/types.ts';
import type { CoarseMatch } from './anonymous.ts';
import type { ReleaseTarget } from './schema.ts';
import type { ReleaseScope } from './scope.ts';
import type { CandidateView, JobPartView } from './view.ts';
import type { PersonEventDetails, PersonEventKind } from './view-log-events.ts';
import type { VisibleParts } from './visible-parts.ts';

export type TargetCompany = { name: string; slug: string | null };
export type TargetJob = {
  jobId: string;
  title: string;
  field: FieldOfWork | null;
  questions: string[];
  replyBy: string;
  /** The required skills, as the job page lists them. */
  skillIds: number[];
};

/**
 * `lacks`: results of tests that the person has finished. `applications`: to other jobs than the target, without
 * withdrawn ones.
 */
export type CurrentRelease = {
  releaseId: string;
  scope: ReleaseScope;
  expiresAt: Date;
  parts: VisibleParts;
  lacks: MissingTests;
  applications: { open: number; all: number };
};

/** `skillNames`: of the required skills, in their order. */
export type PreviewedJob = TargetJob & { skillNames: string[] };

export type ReleasePreview = {
  company: TargetCompany & { isUnverified: boolean };
  job: PreviewedJob | null;
  view: CandidateView;
  jobParts: JobPartView[];
  match: CoarseMatch | Match | null;
  /** The number that a release with a name shows. */
  exactMatch: number | null;
  missing: MissingTests;
  /** The test to repeat, because its result is unsure. */
  unsure: TestVariant | 'values' | null;
  /** Left out of every release. */
  hiddenSkills: number;
  /** The profile has nothing that a release with profile would add. */
  isProfileEmpty: boolean;
  /** Titles of jobs whose skills the company sees today and then no longer. */
  ended: string[];
  digest: string;
  current: CurrentRelease | null;
  expiresAt: Date;
};

export type ReleaseCompany = TargetCompany & { logoUrl: string | null };
/** `count` ends at `releaseLimits.countedViews`. `lastJob`: title of the job in the newest view, if it had one. */
type CompanyViews = { count: number; lastAt: Date | null; lastJob: string | null };
/** Without withdrawn ones. `titles`: of the newest. `areRefused`: all of them. */
export type CompanyApplications = { count: number; titles: string[]; areRefused: boolean };

/** Null: as today, or not known. */
type OlderResult = 'missing' | 'older' | null;
/**
 * `profile`: contact, profile or hidden strengths. `match`: of the job that `renewal` names, if the number changes;
 * `range`: of `now`, if the present result is unsure.
 */
export type OlderState = {
  softskills: OlderResult;
  values: OlderResult;
  profile: boolean;
  match: { jobTitle: string; shown: number; now: number; range: { low: number; high: number } | null } | null;
};

export type OwnRelease = {
  releaseId: string;
  company: ReleaseCompany;
  /** A locked company sees nothing until it is unlocked. */
  isLocked: boolean;
  parts: VisibleParts;
  views: CompanyViews;
  applications: CompanyApplications;
  scope: ReleaseScope;
  shownName: string;
  jobTitle: string | null;
  releasedAt: Date;
  expiresAt: Date;
  /** The person has newer results or a newer profile. */
  isOutdated: boolean;
  /** The way to show the newer state in the same extent; null if there is none or all applications are over. */
  renewal: ReleaseTarget | null;
  /** Results that the release lacks although the person has them. */
  unshown: MissingTests;
  /** How the release differs from the present state; null while it does not. */
  older: OlderState | null;
  unread: number;
  /** The company may wait for an answer. */
  hasOpenQuestion: boolean;
  hasMessages: boolean;
};
/** A job that the company sees with a release, and the answers of the application to it. */
export type ShownJob = {
  title: string;
  match: CoarseMatch | null;
  answers: ReadonlyArray<{ question: string; answer: string }>;
};
export type OwnReleaseView = {
  view: CandidateView;
  jobParts: JobPartView[];
  jobs: ShownJob[];
  company: TargetCompany;
  applications: CompanyApplications;
  jobTitle: string | null;
  releasedAt: Date;
  expiresAt: Date;
};
export type OwnReleasesPage = { releases: OwnRelease[]; total: number; withProfile: number; nextCursor: string | null };

/** `found`: saw the person without the name only. `gone`: the company is deleted. */
export type FormerState = 'ended' | 'found' | 'gone';
export type FormerCompany = {
  key: string;
  company: ReleaseCompany;
  state: FormerState;
  endedAt: Date | null;
  views: CompanyViews;
  applications: CompanyApplications;
};
export type FormerCompaniesPage = { companies: FormerCompany[]; nextCursor: string | null };

export type ViewLogEvent = {
  eventId: string;
  kind: PersonEventKind;
  companyName: string;
  /** Member of the company; null for other actors and deleted accounts. */
  actorName: string | null;
  details: PersonEventDetails;
  at: Date;
};
export type ViewLogPage = { events: ViewLogEvent[]; nextCursor: string | null };

/** A request is answered by an application to the job `appliedTo`, or, if null, by showing the result. */
export type RequestAnswer = { answeredAt: Date; appliedTo: string | null };
/** `jobId`: while the job is online. `answer`: as long as the view log has it. */
export type AnsweredRequest = {
  releaseId: string;
  companyName: string;
  jobId: string | null;
  jobTitle: string;
  /** The company sees only what other jobs ask for. */
  isHidden: boolean;
  /** Title of the newest application to the company. */
  latestApplication: string | null;
  /** The newest message of the company, shortened, while it waits. */
  excerpt: string | null;
  /** Unread messages about no application, and a last one that may ask for an answer: for the newest request. */
  unread: number;
  hasOpenQuestion: boolean;
  answer: RequestAnswer | null;
};
export type MessageView = {
  messageId: string;
  isOwn: boolean;
  /** From the other side, and not shown before. */
  isUnread: boolean;
  /** Colleagues see the member's name, the person sees 'Anna Beispiel, Musterhaus'. */
  author: string;
  text: string;
  /** For the person: the job that the company asked about, while it is online. */
  askedJob: { jobId: string; title: string } | null;
  /** For the person: of several applications, the only one that the message may be about. `jobId` is null unless the job is online. */
  application: { applicationId: string; jobId: string | null; title: string; appliedAt: Date } | null;
  /** For the person: the message may be about each of several open applications. */
  isAboutSeveral: boolean;
  /** For the person: of a message that was a request. */
  answer: RequestAnswer | null;
  /** For the company of an anonymous person only '2026-11'. */
  sentAt: Date | string;
};
export type Conversation = {
  messages: MessageView[];
  nextCursor: string | null;
  closedBy: 'person' | 'company' | null;
  partner: string;
};

/** Companies that see an older state and can be shown the newer one. `withoutSkills`: those that see no strengths yet. */
export type OlderStates = { outdated: number; withoutSkills: number };
/** `ended`: those that see nothing any more. */
export type RecentViewers = OlderStates & { companies: number; ended: number };
