/**
 * Release ('Freigabe'), for other features: what a person would show, giving and ending it inside a transaction, who may read it, and
 * the log 'Wer hat mich gesehen'. A company learns of a person only through a row of `releases`, or of `found_people` without a name.
 */
export { noteCompanyGone, tellCompaniesOf, tellPeopleOf } from './cascades.ts';
export { chanceSeedOf, noiseFor } from './chance.ts';
export { anonymousTurn, candidatesChanged, foundChanged, releasesChanged, tellBoth, tellOfStep } from './changes.ts';
export { companyClose } from './conversation/close.ts';
export { markRead } from './conversation/queries.ts';
export { companyConversation } from './conversation/read.ts';
export { companyReport } from './conversation/report.ts';
export { companySend } from './conversation/send.ts';
export { packDraws, unpackDraws } from './draws.ts';
export { endInside, giveInside } from './give.ts';
export { isLive, pageSlug } from './live-release.ts';
export { noteEvent, noteViews } from './log.ts';
export { noteMany } from './note-many.ts';
export { countUnreadConversations } from './own-queries.ts';
export { previewOf, takeConfirmed } from './preview.ts';
export { newPseudonym } from './pseudonym.ts';
export { type Reader, requireReader } from './reader.ts';
export { holdCompany, holdJob, lockReleasesOf, lockReleaseTo } from './release-queries.ts';
export { storedColumns } from './stored-columns.ts';
export { type Findable, monthOf, nothingTold, type Taken, takeFindable, takeSnapshot } from './take-snapshot.ts';
export { matchJobOf } from './target.ts';
export { findTargetJob } from './target-queries.ts';
