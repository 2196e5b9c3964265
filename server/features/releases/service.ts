/**
 * Releases of a person's results to an organisation. Owns every row by which a company knows a person: named, anonymous or found.
 * - A person has one release per organisation; giving again replaces its content under the same pseudonym.
 * - Stored data is cut to the scope of the release, as the person last confirmed it. Later results are not added.
 * - A release ends by withdrawal or expiry, or with either side's deletion. All data of the organisation about the person is deleted with it.
 * - An expired release counts as ended even before the sweep.
 * - A locked person is not shown. Only admins and owners of an unlocked organisation read. Every view is logged for the person before the answer leaves.
 * - Anonymous people are shown in coarse numbers; repeated requests never reveal more to an organisation.
 */
export { noteCompanyGone, tellCompaniesOf, tellPeopleOf } from './cascades.ts';
export { anonymousTurn, candidatesChanged, foundChanged, releasesChanged, tellBoth } from './changes.ts';
export { companyClose } from './conversation/close.ts';
export { type Reader, requireReader } from './conversation/participant.ts';
export { updateRead } from './conversation/queries.ts';
export { companyConversation } from './conversation/read.ts';
export { companyReport, messageReports } from './conversation/report.ts';
export { companySend, messages } from './conversation/send.ts';
export { deleteFoundBy, insertFoundPeople, updateTold } from './found-people-queries.ts';
export { endInside, giveInside } from './give.ts';
export { noteEvent, noteViews } from './log.ts';
export { noteMany } from './note-many.ts';
export { countUnreadConversations, isLive, pageSlug } from './own-queries.ts';
export { chanceSeedOf, newPseudonym, noiseFor, previewOf, takeConfirmed } from './preview.ts';
export {
  lockCompany,
  lockJob,
  lockReleasesOf,
  lockReleaseTo,
  packDraws,
  storedColumns,
  unpackDraws,
} from './release-queries.ts';
export { type Findable, monthOf, nothingTold, type Taken, takeFindable, takeSnapshot } from './take-snapshot.ts';
export { matchJobOf } from './target.ts';
export { findTargetJob } from './target-queries.ts';
