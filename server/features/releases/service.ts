/**
 * Releases of a person's results to an organisation. Owns every row by which a company knows a person: named,
 * anonymous or in the talent pool.
 * - A person has one release per organisation; a new one replaces its content under the same pseudonym.
 * - Stored data is cut to the scope of the release, as the person last confirmed it. Later results are not added.
 * - A release ends by withdrawal or expiry, or with either side's deletion. All data of the organisation about the
 * person is deleted with it.
 * - An expired release counts as ended even before the cleanup.
 * - A locked person is not shown. Only admins and owners of an unlocked organisation read. Every view is logged for
 * the person before the answer leaves.
 * - Anonymous people are shown in coarse numbers; repeated requests never reveal more to an organisation.
 */

export {
  publishToAffectedCompanies as publishToCompaniesOf,
  publishToAffectedPeople as publishToPeopleOf,
  recordCompanyDeleted,
} from './cascades.ts';
export { anonymousChanges, candidatesChanged, poolProfileChanged, publishToBoth, releasesChanged } from './changes.ts';
export { closeAsCompany as companyClose } from './conversation/close.ts';
export { type Reader, requireReader } from './conversation/participant.ts';
export { updateReadAt as markRead } from './conversation/queries.ts';
export { readAsCompany as companyConversation } from './conversation/read.ts';
export { messageReportLimit as messageReports, reportAsCompany as companyReport } from './conversation/report.ts';
export { messageLimit as messages, sendAsCompany as companySend } from './conversation/send.ts';
export {
  deleteKnownPersonForCompanies as forgetKnownPerson,
  insertKnownPeople as addKnownPeople,
  updateDisclosures as setDisclosures,
} from './known-people-queries.ts';
export { createRelease, endAllReleases, endRelease } from './lifecycle.ts';
export { countOlderStates } from './newer-state.ts';
export { olderFindable } from './older-state.ts';
export {
  applicationsOfMessage,
  findReadQuestions,
  isLive,
  listUnreadConversations,
  openQuestion,
  pageSlug,
} from './own-release-queries.ts';
export { withdrawReleaseTo } from './own-releases.ts';
export { confirmSnapshot, previewRelease as previewOf } from './preview.ts';
export { newPseudonym } from './pseudonym.ts';
export { noiseFor, noiseSeedOf } from './release-match.ts';
export {
  lockCompany,
  lockJob,
  lockReleaseForCompany as lockReleaseTo,
  lockReleasesOfPerson as lockReleasesOf,
  packDraws,
  snapshotColumns as storedColumns,
  unpackDraws,
} from './release-queries.ts';
export {
  monthOf,
  type PreparedFindable as Findable,
  type PreparedSnapshot as TakenSnapshot,
  prepareFindableSnapshot as takeFindableSnapshot,
  prepareSnapshot as takeSnapshot,
} from './release-snapshot.ts';
export { matchJobOf } from './target.ts';
export { findTargetJob as targetJob } from './target-queries.ts';
export { recordEvent, recordViews } from './view-log.ts';
export { recordEventForMany } from './view-log-bulk.ts';
