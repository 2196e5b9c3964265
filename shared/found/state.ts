import type { MissingTests } from '../matching/state.ts';
import type { CoarseMatch, StrengthGroup } from '../releases/anonymous.ts';
import type { TargetCompany } from '../releases/state.ts';
import type { AnonymousView } from '../releases/view.ts';
import type { FitGroup } from './groups.ts';
import type { BlockKind, FoundWishes } from './schema.ts';

export type FoundBlockView = { kind: BlockKind; key: string; label: string };

/** What a person sees of 'Anonym gefunden werden'. */
export type FoundState = {
  isOn: boolean;
  /** As they stand, or as they would begin. */
  wishes: FoundWishes;
  since: Date | null;
  expiresAt: Date | null;
  /** The results have changed since it was switched on. */
  isOutdated: boolean;
  blocks: FoundBlockView[];
  /** How many companies with a published job would find the person now; less than five is told as 0. */
  companies: number;
  missing: MissingTests;
};
/** 'So sieht man Sie': what a company gets, under a pseudonym such as each of them is given another one. */
export type FoundPreview = { view: AnonymousView; missing: MissingTests; digest: string };

/** How a skill that the job asks for stands in somebody's result; `rank` null where nothing is said of it. */
export type AskedSkill = {
  skillId: number;
  name: string;
  weight: number;
  rank: number | null;
  low: number | null;
  high: number | null;
};

/** The same of somebody without a name; `group` null where nothing is said of it. */
export type AskedGroup = { skillId: number; name: string; weight: number; group: StrengthGroup | null };

export type RequestStatus = 'open' | 'declined';

/** A line of a job's anonymous matches. */
export type FoundInList = {
  personId: string;
  name: string;
  group: FitGroup;
  /** Whether the job lies where the person looks for work ('im Umkreis'), or is done from anywhere; null: the person names no place. */
  isNear: boolean | null;
  isLimited: boolean;
  /** Null without a result. */
  asked: AskedGroup[] | null;
  request: RequestStatus | null;
};
export type FoundPage = {
  people: FoundInList[];
  nextCursor: string | null;
  /** More people match than the 200 that are shown. */
  isCut: boolean;
};
export type FoundPersonView = {
  personId: string;
  view: AnonymousView;
  match: CoarseMatch & { jobId: string; title: string };
  isNear: boolean | null;
  /** `sentAt`: 2026-11. */
  request: { status: RequestStatus; text: string; sentAt: string } | null;
  /** Requests that the organisation may still send today. */
  requestsLeft: number;
};

/** An 'Anfrage' as its organisation sees it. */
export type SentRequest = {
  requestId: string;
  personId: string;
  name: string;
  jobId: string;
  jobTitle: string;
  status: RequestStatus;
  /** 2026-11 */
  sentAt: string;
};
export type SentRequestsPage = { requests: SentRequest[]; nextCursor: string | null };

/** An 'Anfrage' as the person sees it. */
export type ReceivedRequest = {
  requestId: string;
  company: TargetCompany & { isUnverified: boolean };
  jobId: string;
  jobTitle: string;
  text: string;
  authorName: string | null;
  sentAt: Date;
  isDeclined: boolean;
};
export type ReceivedRequestsPage = { requests: ReceivedRequest[]; open: number; nextCursor: string | null };

/** What waits for a person: open requests, and conversations with something that they have not read. */
export type OwnWaiting = { requests: number; conversations: number; isFound: boolean };
