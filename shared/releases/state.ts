import type { MissingTests } from '../matching/state.ts';
import type { Match } from '../matching/types.ts';
import type { CoarseMatch } from './anonymous.ts';
import type { PersonEventDetails, PersonEventKind } from './events.ts';
import type { ReleaseScope } from './scope.ts';
import type { CandidateView } from './view.ts';

/** The company as the person knows it; without a page of its own `slug` is null. */
export type TargetCompany = { name: string; slug: string | null };
export type TargetJob = { jobId: string; title: string; questions: string[]; replyBy: string };

export type ReleasePreview = {
  company: TargetCompany & { isUnverified: boolean };
  job: TargetJob | null;
  /** Exactly what the company will see. */
  view: CandidateView;
  /** Of the job; null for a company, and where nothing can be said. */
  match: CoarseMatch | Match | null;
  missing: MissingTests;
  digest: string;
  /** The release that the person has given this company already: a new one replaces it. */
  current: { releaseId: string; scope: ReleaseScope; expiresAt: Date } | null;
  expiresAt: Date;
};

export type OwnRelease = {
  releaseId: string;
  company: TargetCompany;
  scope: ReleaseScope;
  /** The name or pseudonym under which the company knows the person. */
  shownName: string;
  jobTitle: string | null;
  releasedAt: Date;
  expiresAt: Date;
  /** The results have changed since. */
  isOutdated: boolean;
  unread: number;
  hasMessages: boolean;
};
/** What the company sees, with whom it is and since when. */
export type OwnReleaseView = {
  view: CandidateView;
  company: TargetCompany;
  jobTitle: string | null;
  releasedAt: Date;
  expiresAt: Date;
};
export type OwnReleasesPage = { releases: OwnRelease[]; total: number; nextCursor: string | null };

export type SeenEvent = {
  eventId: string;
  kind: PersonEventKind;
  /** Empty where no company plays a part. */
  companyName: string;
  /** Who of the company; null where nobody did, or their account is gone. */
  actorName: string | null;
  details: PersonEventDetails;
  at: Date;
};
export type SeenPage = { events: SeenEvent[]; nextCursor: string | null };

export type ShownMessage = {
  messageId: string;
  /** By whoever reads. */
  isOwn: boolean;
  /** Who wrote it: a member's name to their colleagues, 'Anna Beispiel, Musterhaus' to the person, the shown name of the person to both. */
  author: string;
  text: string;
  /** The month alone (2026-11) for a company that does not know the person's name. */
  sentAt: Date | string;
};
export type Conversation = {
  /** Oldest first within a page; pages go back in time. */
  messages: ShownMessage[];
  nextCursor: string | null;
  closedBy: 'person' | 'company' | null;
  /** The other one: the company's name to the person, the shown name to the company. */
  partner: string;
};
