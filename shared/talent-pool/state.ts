import type { JobCard } from '../jobs/board.ts';
import type { MissingTests } from '../matching/state.ts';
import type { CoarseMatch, StrengthGroup } from '../releases/anonymous.ts';
import type { OlderState, TargetCompany } from '../releases/state.ts';
import type { AnonymousView } from '../releases/view.ts';
import type { FitGroup } from './fit-groups.ts';
import type { BlockKind, PoolSettings } from './schema.ts';

export type CompanyBlockView = { kind: BlockKind; key: string; label: string };

export type PoolState = {
  isOn: boolean;
  wishes: PoolSettings;
  since: Date | null;
  expiresAt: Date | null;
  /** How the findable state differs from the present one; null while it does not. */
  older: Omit<OlderState, 'match'> | null;
  blocks: CompanyBlockView[];
  companies: number;
  missing: MissingTests;
};
export type PoolPreview = { view: AnonymousView; missing: MissingTests; digest: string; expiresAt: Date };

/** `rank` null: hidden or without a result. */
export type RequiredSkillResult = {
  skillId: number;
  name: string;
  weight: number;
  rank: number | null;
  low: number | null;
  high: number | null;
};

export type RequiredSkillGroup = { skillId: number; name: string; weight: number; group: StrengthGroup | null };

export type RequestStatus = 'open' | 'declined';

export type PoolListEntry = {
  personId: string;
  name: string;
  group: FitGroup;
  /** 'im Umkreis': in the search area or remote; null without a place. */
  isNear: boolean | null;
  isLimited: boolean;
  asked: RequiredSkillGroup[] | null;
  request: RequestStatus | null;
};
export type PoolPage = {
  people: PoolListEntry[];
  nextCursor: string | null;
  isCut: boolean;
};
export type PoolPersonView = {
  personId: string;
  view: AnonymousView;
  match: CoarseMatch & { jobId: string; title: string };
  isNear: boolean | null;
  request: { status: RequestStatus; text: string; sentAt: string } | null;
  requestsLeft: number;
};

export type SentRequest = {
  requestId: string;
  personId: string;
  name: string;
  jobId: string;
  jobTitle: string;
  status: RequestStatus;
  /** '2026-11' */
  sentAt: string;
};
export type SentRequestsPage = { requests: SentRequest[]; nextCursor: string | null };

export type ReceivedRequest = {
  requestId: string;
  company: TargetCompany & { isUnverified: boolean };
  jobId: string;
  jobTitle: string;
  /** Null if the job closes meanwhile. */
  job: JobCard | null;
  text: string;
  authorName: string | null;
  sentAt: Date;
  /** The request ends with its job. */
  endsAt: string;
  isDeclined: boolean;
};
export type ReceivedRequestsPage = { requests: ReceivedRequest[]; open: number; nextCursor: string | null };

/** An open request of a company. `slug` null: the company has no public page. */
export type AskedJob = { jobId: string; jobTitle: string; companyName: string; slug: string | null };
/**
 * A conversation with unread messages or with a question. `jobTitle` null: about no job. `isRequest`: about an answered
 * request and no application.
 */
export type PendingConversation = {
  releaseId: string;
  companyName: string;
  jobTitle: string | null;
  isRequest: boolean;
};
/**
 * `asked` and `unread` are the newest ones, at most `poolLimits.askedJobs` and `poolLimits.namedConversations`.
 * `requestConversations`: those of `conversations` about a request. `questions`: read conversations in which a question of
 * the company about an application waits. `otherQuestions`: the newest ones about none, at most `poolLimits.otherQuestions`.
 */
export type PendingCounts = {
  requests: number;
  asked: AskedJob[];
  conversations: number;
  requestConversations: number;
  unread: PendingConversation[];
  questions: number;
  otherQuestions: PendingConversation[];
  isFound: boolean;
};

/** The numbers of the tabs of /applications; together the number in the navigation. */
export function pendingByTab(pending: PendingCounts | undefined) {
  if (pending === undefined) return { applications: 0, requests: 0 };
  const { requests: asked, conversations, requestConversations, questions, otherQuestions } = pending;
  const ofRequests = requestConversations + otherQuestions.filter(({ isRequest }) => isRequest).length;
  const all = conversations + questions + otherQuestions.length;
  return { applications: all - ofRequests, requests: asked + ofRequests };
}
