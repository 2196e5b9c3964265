import type { MissingTests } from '../matching/state.ts';
import type { Match } from '../matching/types.ts';
import type { CoarseMatch } from './anonymous.ts';
import type { ReleaseScope } from './scope.ts';
import type { CandidateView } from './view.ts';
import type { PersonEventDetails, PersonEventKind } from './view-log-events.ts';

export type TargetCompany = { name: string; slug: string | null };
export type TargetJob = { jobId: string; title: string; questions: string[]; replyBy: string };

export type ReleasePreview = {
  company: TargetCompany & { isUnverified: boolean };
  job: TargetJob | null;
  view: CandidateView;
  match: CoarseMatch | Match | null;
  missing: MissingTests;
  digest: string;
  current: { releaseId: string; scope: ReleaseScope; expiresAt: Date } | null;
  expiresAt: Date;
};

export type OwnRelease = {
  releaseId: string;
  company: TargetCompany;
  scope: ReleaseScope;
  shownName: string;
  jobTitle: string | null;
  releasedAt: Date;
  expiresAt: Date;
  isOutdated: boolean;
  unread: number;
  hasMessages: boolean;
};
export type OwnReleaseView = {
  view: CandidateView;
  company: TargetCompany;
  jobTitle: string | null;
  releasedAt: Date;
  expiresAt: Date;
};
export type OwnReleasesPage = { releases: OwnRelease[]; total: number; nextCursor: string | null };

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

export type MessageView = {
  messageId: string;
  isOwn: boolean;
  /** Colleagues see the member's name, the person sees 'Anna Beispiel, Musterhaus'. */
  author: string;
  text: string;
  /** For the company of an anonymous person only '2026-11'. */
  sentAt: Date | string;
};
export type Conversation = {
  messages: MessageView[];
  nextCursor: string | null;
  closedBy: 'person' | 'company' | null;
  partner: string;
};

export type RecentViewers = { companies: number };
