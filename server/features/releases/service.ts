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

export { publishToCompaniesOf, publishToPeopleOf, recordCompanyDeleted } from './cascades.ts';
export { createRelease, endRelease } from './lifecycle.ts';
export { confirmSnapshot, noiseFor, noiseSeedOf, previewOf } from './preview.ts';
export { newPseudonym } from './pseudonym.ts';
export {
  type Findable,
  monthOf,
  noDisclosure,
  type TakenSnapshot,
  takeFindableSnapshot,
  takeSnapshot,
} from './take-snapshot.ts';
export { matchJobOf } from './target.ts';
export { findTargetJob as targetJob } from './target-queries.ts';

export { companyClose } from './conversation/close.ts';
export { type Reader, requireReader } from './conversation/participant.ts';
export { updateRead as markRead } from './conversation/queries.ts';
export { companyConversation } from './conversation/read.ts';
export { companyReport, messageReports } from './conversation/report.ts';
export { companySend, messages } from './conversation/send.ts';
export { countUnreadConversations, isLive, pageSlug } from './own-release-queries.ts';

export { anonymousChanges, candidatesChanged, poolProfileChanged, publishToBoth, releasesChanged } from './changes.ts';
export { recordEvent, recordViews } from './view-log.ts';
export { recordEventForMany } from './view-log-bulk.ts';

export {
  deleteKnownPersonOf as forgetKnownPerson,
  insertKnownPeople as addKnownPeople,
  updateDisclosures as setDisclosures,
} from './known-people-queries.ts';
export {
  lockCompany,
  lockJob,
  lockReleasesOf,
  lockReleaseTo,
  packDraws,
  storedColumns,
  unpackDraws,
} from './release-queries.ts';
